import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { formatNumber } from '../../shared/locale.ts'
import { plural } from '../../shared/text.ts'
import { AppLink } from '../app/link.tsx'
import { useSite } from '../app/site.tsx'
import { applicationsHref } from '../jobs/posted/job-acts.ts'
import { jobResultsQuery, ownJobsQuery } from '../jobs/posted/queries.ts'

/** The latest jobs that are listed. All are in Job Postings. */
const SHOWN = 5

/** The results of the latest jobs, from views to people who were hired. Empty until a job is published. */
export function JobSteps() {
  const { client } = useSite()
  const { data: jobs = [] } = useQuery(ownJobsQuery(client))
  const { data: results } = useQuery(jobResultsQuery(client))
  const published = jobs.filter(({ publishedAt }) => publishedAt !== null).slice(0, SHOWN)
  if (!results || published.length === 0) return null
  return (
    <section>
      <div className="section-head">
        <h2>What your jobs brought</h2>
        <AppLink className="more" href="/employer-jobs">
          All jobs
          <ArrowRight size={16} />
        </AppLink>
      </div>
      <ul className="list">
        {published.map(({ id, title, views, applications }) => {
          const { interviewed = 0, hired = 0 } = results.find(({ jobId }) => jobId === id) ?? {}
          return (
            <li key={id} className="grid gap-x-4 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
              <AppLink className="-my-2.5 inline-block py-2.5 font-semibold" href={`/employer-job/${id}`}>
                {title}
              </AppLink>
              <p className="tabular-nums">
                {plural(views, 'view')} →{' '}
                <AppLink className="-my-2.5 inline-block py-2.5" href={applicationsHref(id)}>
                  {plural(applications, 'application')}
                </AppLink>{' '}
                → {plural(interviewed, 'interview')} → {formatNumber(hired)} hired
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
