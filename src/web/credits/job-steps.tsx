import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../shared/locale.ts'
import { AppLink } from '../app/link.tsx'
import { useSite } from '../app/site.tsx'
import { type Column, Table } from '../components/lists/table.tsx'
import { applicationsHref } from '../jobs/posted/job-acts.ts'
import { type JobResult, jobResultsQuery, type OwnJob, ownJobsQuery } from '../jobs/posted/queries.ts'

type Row = OwnJob & Pick<JobResult, 'interviewed' | 'hired'>

/** The latest jobs that are listed. All are in Job Postings. */
const SHOWN = 5

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'job',
    label: 'Job',
    bare: true,
    cell: ({ id, title }) => <AppLink href={`/employer-job/${id}`}>{title}</AppLink>,
  },
  { key: 'views', label: 'Views', numeric: true, cell: ({ views }) => formatNumber(views) },
  {
    key: 'applications',
    label: 'Applications',
    numeric: true,
    cell: ({ id, applications }) => (
      <AppLink href={applicationsHref(id)}>{formatNumber(applications)}</AppLink>
    ),
  },
  { key: 'interviewed', label: 'Interviews', numeric: true, cell: ({ interviewed }) => interviewed },
  { key: 'hired', label: 'Hired', numeric: true, cell: ({ hired }) => hired },
]

/** What the latest jobs brought. Nothing until a job was published. */
export function JobSteps() {
  const { client } = useSite()
  const { data: jobs = [] } = useQuery(ownJobsQuery(client))
  const { data: results } = useQuery(jobResultsQuery(client))
  const published = jobs.filter(({ publishedAt }) => publishedAt !== null).slice(0, SHOWN)
  if (!results || published.length === 0) return null
  const rows = published.map((job) => {
    const result = results.find(({ jobId }) => jobId === job.id)
    return { ...job, interviewed: result?.interviewed ?? 0, hired: result?.hired ?? 0 }
  })
  return (
    <section className="grid min-w-0 gap-3">
      <div className="section-head mb-0">
        <h2>What your jobs brought</h2>
        <AppLink className="more" href="/employer-jobs">
          All jobs
        </AppLink>
      </div>
      <Table caption="What your jobs brought" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
    </section>
  )
}
