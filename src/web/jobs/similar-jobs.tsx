import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { JobCard } from './job-card.tsx'
import { similarJobsQuery } from './queries.ts'

/** Open ones only; nothing where there are none. */
export function SimilarJobs({ jobId }: { jobId: number }) {
  const { client, now } = useRouteContext({ from: '__root__' })
  const { data = [] } = useQuery(similarJobsQuery(client, String(jobId)))
  if (data.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="mb-3">Similar jobs</h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {data.map((job) => (
          <JobCard key={job.id} job={job} now={now} level="h3" />
        ))}
      </ul>
    </section>
  )
}
