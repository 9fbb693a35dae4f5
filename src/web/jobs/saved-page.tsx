import { Link, useRouteContext } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { Badge } from '../components/badge.tsx'
import { Button } from '../components/button.tsx'
import { LinkCard } from '../components/card.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { toast } from '../components/toast.ts'
import { AppLink } from '../link.tsx'
import { useProfile } from '../session.ts'
import { closesSoon, closingState } from './closing.ts'
import { placeOf } from './place.ts'
import { removeJob, syncSavedJobs } from './save-job.ts'
import { mirrorSavedJobs, type SavedJob, useSavedJobs } from './saved-jobs.ts'
import { SavedPending } from './saved-pending.tsx'

export function SavedPage() {
  const { client } = useRouteContext({ from: '__root__' })
  const isSignedIn = useProfile('jobSeeker') !== undefined
  const jobs = useSavedJobs()
  // Without a network the device's own list stands.
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
          These are kept on this device only. <Link to="/login">Log in</Link> or{' '}
          <Link to="/register">sign up</Link> to keep them with your account.
        </p>
      )}
    </>
  )
}

function NothingSaved() {
  return (
    <EmptyState
      level="h1"
      title="No saved jobs yet"
      why="Tap the bookmark on a job to find it here again, also without a network."
      action={
        <Link to="/jobs" className="btn">
          Find jobs
        </Link>
      }
    />
  )
}

function SavedCard({ job, isSignedIn }: { job: SavedJob; isSignedIn: boolean }) {
  const { client, now } = useRouteContext({ from: '__root__' })
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
