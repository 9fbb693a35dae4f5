import type { ReactNode } from 'react'
import { t } from '../../../shared/language/words.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { formatQuery } from '../../app/query.ts'
import { useSite } from '../../app/site.tsx'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Pagination } from '../../components/lists/pagination.tsx'
import { EmptyState } from '../../components/states/states.tsx'
import { OfferAlert } from '../../job-alerts/offer-alert.tsx'
import { PageTop } from '../../texts/text-page.tsx'
import type { JobList, JobListSearch } from '../queries.ts'
import { JobRow, JobRows } from './job-row.tsx'

/** A link with a number of jobs. */
export type Counted = { href: string; label: string; jobs: number }

type JobsByProps = {
  title: string
  list: JobList
  page: number
  /** The address of this list, without the page. */
  path: string
  /** Finds the same jobs in the job list. */
  search: JobListSearch
  sections: readonly { title: string; links: readonly Counted[] }[]
  /** Below the lists of links. */
  children?: ReactNode
}

/** The open jobs of one province or one trade, with links to the neighbouring lists. */
export function JobsBy({ title, list, page, path, search, sections, children }: JobsByProps) {
  const { now } = useSite()
  const { total, jobPostings, totalPages } = list
  return (
    <>
      <PageTop
        title={title}
        lead={
          total === 0
            ? t('No open jobs right now.')
            : t('{jobs}, the newest first. Applying is free.', { jobs: plural(total, 'open job') })
        }
      />
      <div className="wrap grid gap-6 py-5">
        {total === 0 ? (
          <EmptyState
            title={t('No open jobs right now')}
            why={t('Look nearby, or add your CV so that employers can find you before they advertise.')}
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <OfferAlert search={search} className="btn btn-quiet">
                  {t('Email me when there are some')}
                </OfferAlert>
                <ButtonLink href="/jobs" link={AppLink}>
                  {t('All jobs')}
                </ButtonLink>
              </div>
            }
          />
        ) : (
          <div className="grid gap-4">
            <JobRows columns={2}>
              {jobPostings.map((job) => (
                <JobRow key={job.id} job={job} now={now} />
              ))}
            </JobRows>
            <Pagination page={page} pages={totalPages} href={(target) => pageHref(path, target)} />
            <p>
              <OfferAlert search={search} className="btn btn-quiet" />
            </p>
            <p>
              <AppLink href={`/jobs${formatQuery(search)}`}>{t('Filter these jobs')}</AppLink>{' '}
              {t('by pay, type, pattern and more.')}
            </p>
          </div>
        )}
        {sections.map(({ title: heading, links }) => (
          <CountedLinks key={heading} title={heading} links={links} />
        ))}
        {children}
      </div>
    </>
  )
}

export const pageHref = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path)

/** Shows nothing if there are no links. */
function CountedLinks({ title, links }: { title: string; links: readonly Counted[] }) {
  if (links.length === 0) return null
  return (
    <section>
      <h2 className="mb-3">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ href, label, jobs }) => (
          <li key={href}>
            <AppLink className="chip" href={href}>
              {label} <span className="text-muted">{formatNumber(jobs)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
