import { useQuery } from '@tanstack/react-query'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { Notice } from '../components/states/states.tsx'
import { CLOSE_FULL_JOB, fullWords, placesOf } from '../jobs/posted/job-acts.ts'
import { jobResultsQuery, ownJobsQuery } from '../jobs/posted/queries.ts'
import { useJobActs } from '../jobs/posted/use-job-acts.tsx'

/**
 * Shows how many places of the chosen job are filled; without a chosen job, shows every open job whose places are all
 * filled. Offers to close a job when all its places are filled.
 */
export function Places({ job: chosen }: { job: number | undefined }) {
  const { client } = useSite()
  const jobs = useQuery(ownJobsQuery(client)).data ?? []
  const isCounted = jobs.some(({ places, state }) => places !== null && state === 'open')
  const results = useQuery({ ...jobResultsQuery(client), enabled: isCounted }).data
  const [start, dialog] = useJobActs(() => undefined)
  const shown = jobs.flatMap((job) => {
    const places = placesOf(
      job,
      results?.find(({ jobId }) => jobId === job.id),
    )
    return places && (chosen ? job.id === chosen : places.isFull) ? [{ job, ...places }] : []
  })
  return (
    <>
      {shown.map(({ job, words, isFull }) =>
        isFull ? (
          <Notice
            key={job.id}
            kind="success"
            title={`${job.title}: ${fullWords(job.places ?? 0).toLowerCase()}`}
          >
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p>{CLOSE_FULL_JOB}</p>
              <Button look="quiet" aria-label={`Close job: ${job.title}`} onClick={() => start('close', job)}>
                Close job
              </Button>
            </div>
          </Notice>
        ) : (
          <p key={job.id} className="text-13 text-muted" role="status">
            {words}
          </p>
        ),
      )}
      {dialog}
    </>
  )
}
