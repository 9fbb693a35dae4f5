import Bell from 'lucide-react/icons/bell'
import type { ReactNode } from 'react'
import { t } from '../../shared/language/words.ts'
import { AppLink } from '../app/link.tsx'
import { formatQuery } from '../app/query.ts'
import type { JobListSearch } from '../jobs/queries.ts'

type OfferAlertProps = { search: JobListSearch; className: string; children?: ReactNode }

/** Leads to the form that makes a job alert of a search. */
export function OfferAlert({ search, className, children = t('Get these jobs by email') }: OfferAlertProps) {
  const { page: _, job: __, sortBy: ___, ...filters } = search
  return (
    <AppLink className={className} rel="nofollow" href={`/job-alert/new${formatQuery(filters)}`}>
      <Bell size={18} />
      {children}
    </AppLink>
  )
}
