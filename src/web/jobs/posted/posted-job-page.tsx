import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../../shared/dates.ts'
import { AppLink } from '../../app/link.tsx'
import { Loaded, LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { ButtonLink } from '../../components/controls/button.tsx'
import { EmptyState, SkeletonList } from '../../components/states/states.tsx'
import { closingText } from '../job-facts.ts'
import { BackToJobs } from './back-to-jobs.tsx'
import { placesOf } from './job-acts.ts'
import { JobResults } from './job-results.tsx'
import { PeopleWhoFit } from './people-who-fit.tsx'
import { JobButtons, JobNotes, StateBadge } from './posted-job-row.tsx'
import { heldWords, jobResultsQuery, type OwnJob, oneJobResultsQuery, ownJobsQuery } from './queries.ts'
import { SharePanel } from './share-panel.tsx'
import { useJobActs } from './use-job-acts.tsx'

/** One job for its employer: how to make it known, who fits, and its results. `isNew`: just published. */
export function PostedJobPage({ id, isNew }: { id: number; isNew: boolean }) {
  const { client } = useSite()
  const query = useQuery(ownJobsQuery(client))
  const job = query.data?.find((one) => one.id === id)
  if (query.error) return <LoadFailure what="The job" query={query} />
  if (query.isPending)
    return <SkeletonList count={3} label="Loading the job…" boneClass="h-48 rounded-card" />
  if (!job)
    return (
      <EmptyState
        level="h1"
        title="This job is no longer here"
        why="It was deleted, or it belongs to another company."
        action={
          <ButtonLink href="/employer-jobs" link={AppLink}>
            Job Postings
          </ButtonLink>
        }
      />
    )
  return <PostedJob job={job} isNew={isNew} />
}

/** The states in which the employer may still be looking for people. */
const HAS_PEOPLE: readonly OwnJob['state'][] = ['draft', 'held', 'open']

function PostedJob({ job, isNew }: { job: OwnJob; isNew: boolean }) {
  const { client, now, go } = useSite()
  const results = useQuery({ ...oneJobResultsQuery(client, job.id), enabled: job.publishedAt !== null })
  const list = useQuery(jobResultsQuery(client))
  const [start, dialog] = useJobActs((act) => {
    if (act === 'delete') go('/employer-jobs')
  })
  const { title, state, locationName, publishedAt, endsAt } = job
  const result = list.data?.find(({ jobId }) => jobId === job.id)
  const places = placesOf(job, result)
  return (
    <>
      <BackToJobs />
      <header className="posted-head">
        <div className="min-w-0">
          <h1>{title}</h1>
          <p className="meta">
            <StateBadge state={state} />
            {locationName && <span>{locationName}</span>}
            {publishedAt && <span>Posted {formatDate(publishedAt)}</span>}
            {places && <span>{places.words}</span>}
            {endsAt && state !== 'draft' && <span>{closingText(endsAt, state === 'open', now)}</span>}
          </p>
        </div>
        <JobButtons job={job} result={result} onAct={start} />
      </header>
      <JobNotes job={job} result={result} />
      {isNew && <Published job={job} />}
      {state === 'open' && !isNew && <SharePanel job={job} />}
      {isNew && HAS_PEOPLE.includes(state) && <PeopleWhoFit job={job} />}
      {publishedAt && (
        <Loaded query={results} what="the results" bones={2} boneClass="h-60">
          {(loaded) => <JobResults results={loaded} job={job} />}
        </Loaded>
      )}
      {!isNew && HAS_PEOPLE.includes(state) && <PeopleWhoFit job={job} />}
      {dialog}
    </>
  )
}

/** The moment after publishing: the job is there, and this is how people hear of it. */
function Published({ job }: { job: OwnJob }) {
  if (job.state !== 'open')
    return (
      <section className="dark rounded-panel p-6">
        <h2>We have your job</h2>
        <p>{heldWords(job)}</p>
      </section>
    )
  return (
    <section className="dark grid gap-4 rounded-panel p-6">
      <div>
        <h2>Your job is public</h2>
        <p>
          It is on the job list{job.endsAt ? ` until ${formatDate(job.endsAt)}` : ''}. Share it where your
          people are: most of them use WhatsApp, and a poster reaches those who do not.
        </p>
      </div>
      <SharePanel job={job} isDark />
    </section>
  )
}
