import type { ReactNode } from 'react'
import { AppLink } from '../../app/link.tsx'
import { useSettings } from '../../app/site.tsx'
import { Band, Logo } from '../../components/shell/logo.tsx'

type WorkTopProps = {
  title: ReactNode
  /** A page whose heading is below has a link in place of the title. */
  isHeading?: boolean
  /** Beside the title, also on phones. */
  end?: ReactNode
  /** On phones below the title. */
  actions?: ReactNode
}

/** The first line of a section of a workspace. On phones it is the header of the page. */
export function WorkTop({ title, isHeading = true, end, actions }: WorkTopProps) {
  const { site_name } = useSettings()
  return (
    <div className="work-top">
      <div className="work-bar">
        <AppLink href="/" className="mark" aria-label={`${site_name}, home page`}>
          <Logo />
        </AppLink>
        {isHeading ? <h1>{title}</h1> : <div className="work-title">{title}</div>}
        {end}
      </div>
      <Band />
      {actions && <div className="actions">{actions}</div>}
    </div>
  )
}
