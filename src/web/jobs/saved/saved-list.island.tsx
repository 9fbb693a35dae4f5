import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { AppLink } from '../../app/link.tsx'
import { useAccount, useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { EmptyState } from '../../components/states/states.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { LinkCard } from '../../components/surfaces/card.tsx'
import { island } from '../../islands/island.tsx'
import { closesSoon, closingState, placeOf } from '../job-facts.ts'
import { removeJob, syncSavedJobs } from './save-job.ts'
import { mirrorSavedJobs, type SavedJob, useSavedJobs } from './saved-jobs.ts'
import { SavedPending } from './saved-pending.tsx'

/** Shows what the device stores, and syncs it with the account of a job seeker who is logged in. */
export default function SavedList() {
  const { client } = useSite()
  const isSignedIn = useAccount('jobSeeker') !== undefined
  const jobs = useSavedJobs()
  // Without a network, the list on the device is shown.
  useEffect(() => {
    mirrorSavedJobs()
    if (isSignedIn) syncSavedJobs(client).catch(() => undefined)
  }, [client, isSignedIn])
  if (!jobs) return <SavedPending />
  if (jobs.length === 0) return <NothingSaved />
  return (
    <>
      <h1 className="mb-4">Saved jobs</h1>
      <ul className="grid gap-4 lg:grid-cols-2">
        {jobs.map((job) => (
          <SavedCard key={job.id} job={job} isSignedIn={isSignedIn} />
        ))}
      </ul>
      {!isSignedIn && (
        <p className="mt-6 text-muted">
          These are kept on this device only. <AppLink href="/login">Log in</AppLink> or{' '}
          <AppLink href="/register">sign up</AppLink> to keep them with your account.
        </p>
      )}
    </>
  )
}

export const Saved = island('saved-list', SavedList)

function NothingSaved() {
  return (
    <EmptyState
      level="h1"
      title="No saved jobs yet"
      why="Tap the bookmark on a job to find it here again, even without a network."
      action={
        <AppLink href="/jobs" className="btn">
          Find jobs
        </AppLink>
      }
    />
  )
}

function SavedCard({ job, isSignedIn }: { job: SavedJob; isSignedIn: boolean }) {
  const { client, now } = useSite()
  const state = closingState(job.endsAt, job.isOpen, now)
  const remove = () => {
    removeJob(client, job.id, isSignedIn).catch(({ message }: Error) =>
      toast({ title: 'Could not remove', description: message, variant: 'destructive' }),
    )
  }
  return (
    <LinkCard
      as="li"
      href={`/jobs/${job.id}`}
      title={job.title}
      link={AppLink}
      before={
        <div className="float-right -mt-2 -mr-2">
          <Button look="bare" icon onClick={remove} aria-label={`Remove ${job.title}`}>
            <X size={20} />
          </Button>
        </div>
      }
    >
      <p className="mt-1">{job.companyName}</p>
      <p className="text-muted">{placeOf(job)}</p>
      {job.salaryRange && <p className="font-semibold">{job.salaryRange}</p>}
      <p className="text-muted text-13">
        {closesSoon(job.endsAt, now) && state !== 'Closed' ? <Badge tone="golden">{state}</Badge> : state}
      </p>
    </LinkCard>
  )
}
