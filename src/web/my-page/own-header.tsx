import type { ReactNode } from 'react'
import { t } from '../../shared/language/words.ts'
import { useSite } from '../app/site.tsx'
import { FormErrors } from '../components/forms/form-errors.tsx'
import { PageHeader } from '../components/shell/page-header.tsx'

type OwnHeaderProps = {
  title: string
  lead?: ReactNode
  /** The page to go back to: My page when absent. */
  back?: { href: string; label: string } | undefined
}

/** The title of a job seeker's page, the way back, and what was wrong with a form of the page. */
export function OwnHeader({ title, lead, back }: OwnHeaderProps) {
  const { href, label } = back ?? { href: '/my-page', label: t('My page') }
  const { posted } = useSite()
  return (
    <>
      <PageHeader
        before={
          <a className="more" href={href}>
            {label}
          </a>
        }
        title={title}
        lead={lead}
      />
      {posted && (
        <div className="mb-4">
          <FormErrors errors={posted.errors} message={posted.message} />
        </div>
      )}
    </>
  )
}
