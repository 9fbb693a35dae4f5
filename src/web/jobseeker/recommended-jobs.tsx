import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { bandOf } from '../ai-search/match-words.ts'
import { Badge } from '../components/badge.tsx'
import { JobCard } from '../jobs/job-card.tsx'
import { AppLink } from '../link.tsx'
import { Loaded } from './loaded.tsx'
import { recommendedJobsQuery, useSentApplications } from './queries.ts'

/** Open jobs that fit the newest CV, each with why; none that the person has applied for. `hasCv`: an active one, once that is known. */
export function RecommendedJobs({ hasCv }: { hasCv: boolean | undefined }) {
  const { client, now } = useRouteContext({ from: '__root__' })
  const query = useQuery({ ...recommendedJobsQuery(client), enabled: hasCv === true })
  const applied = new Set(
    useSentApplications().data?.flatMap(({ jobPostingId, withdrawnAt }) =>
      withdrawnAt ? [] : [jobPostingId],
    ),
  )
  return (
    <section className="grid gap-3">
      <h2>Jobs that fit your CV</h2>
      {hasCv === false ? (
        <p className="text-muted">
          <AppLink href="/upload">Upload your CV</AppLink>, and jobs that fit it stand here.
        </p>
      ) : (
        <Loaded query={query} what="jobs for you" bones={2} boneClass="h-44">
          {(fits) => {
            const open = fits.filter(({ job }) => !applied.has(job.id))
            if (open.length === 0) return <NoJobs hasApplied={fits.length > 0} />
            return (
              <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
                {open.map(({ job, matchScore, matchReason }) => {
                  const { label, tone } = bandOf(matchScore)
                  return (
                    <JobCard key={job.id} job={job} now={now} level="h3">
                      <p className="mt-2 flex flex-wrap items-center gap-2">
                        <Badge tone={tone}>{label}</Badge>
                        <span className="min-w-0 wrap-anywhere">{matchReason}</span>
                      </p>
                    </JobCard>
                  )
                })}
              </ul>
            )
          }}
        </Loaded>
      )}
    </section>
  )
}

function NoJobs({ hasApplied }: { hasApplied: boolean }) {
  return (
    <p className="text-muted">
      {hasApplied
        ? 'You have applied for every open job that fits your CV.'
        : 'No open job fits your CV at the moment.'}{' '}
      <AppLink href="/jobs">Find jobs</AppLink>
    </p>
  )
}
