import type { ReactNode } from 'react'
import { t } from '../../shared/language/words.ts'
import { PageHeader } from '../components/shell/page-header.tsx'

type OwnHeaderProps = {
  title: string
  lead?: ReactNode
  /** The page to go back to: My page when absent. */
  back?: { href: string; label: string } | undefined
}

/** The title of a job seeker's page, and the way back. */
export function OwnHeader({ title, lead, back }: OwnHeaderProps) {
  const { href, label } = back ?? { href: '/my-page', label: t('My page') }
  return (
    <PageHeader
      before={
        <a className="more" href={href}>
          {label}
        </a>
      }
      title={title}
      lead={lead}
    />
  )
}
