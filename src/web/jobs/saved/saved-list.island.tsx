import MapPin from 'lucide-react/icons/map-pin'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { t, tFilled } from '../../../shared/language/words.ts'
import { fill } from '../../app/fill.tsx'
import { AppLink } from '../../app/link.tsx'
import { late } from '../../app/loading/late.ts'
import { useAccount, useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { EmptyState } from '../../components/states/states.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
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
  useLateWords()
  if (!jobs) return <SavedPending />
  if (jobs.length === 0) return <NothingSaved />
  return (
    <>
      <h1 className="mb-4">{t('Saved jobs')}</h1>
      <ul className="list list-2">
        {jobs.map((job) => (
          <SavedCard key={job.id} job={job} isSignedIn={isSignedIn} />
        ))}
      </ul>
      {!isSignedIn && (
        <p className="mt-6 text-muted">
          {fill('These are kept on this device only. {login} or {register} to keep them with your account.', {
            login: <AppLink href="/login">{t('Log in')}</AppLink>,
            register: <AppLink href="/register">{t('sign up')}</AppLink>,
          })}
        </p>
      )}
    </>
  )
}

/** The page has the words for pay by the fortnight. Those of other periods come later. */
function useLateWords(): void {
  const [, setHasWords] = useState(false)
  useEffect(() => {
    void late(async () => undefined).then(() => setHasWords(true))
  }, [])
}

export const Saved = island('saved-list', SavedList)

function NothingSaved() {
  return (
    <EmptyState
      level="h1"
      title={t('No saved jobs yet')}
      why={t('Tap the bookmark on a job to find it here again, even without a network.')}
      action={
        <AppLink href="/jobs" className="btn">
          {t('Find jobs')}
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
      toast({ title: t('Could not remove'), description: message, variant: 'destructive' }),
    )
  }
  return (
    <li className="job">
      <Avatar
        name={job.companyName}
        photoUrl={job.companyLogoUrl ? `${job.companyLogoUrl}?size=96` : undefined}
        shape="employer"
      />
      <div className="min-w-0">
        <h2 className="text-17">
          <AppLink className="cover" href={`/jobs/${job.id}`}>
            {job.title}
          </AppLink>
        </h2>
        <p>{job.companyName}</p>
      </div>
      <Button look="bare" icon onClick={remove} aria-label={t('Remove {title}', { title: job.title })}>
        <X size={20} />
      </Button>
      <p className="meta">
        <span>
          <MapPin size={15} />
          {placeOf(job)}
        </span>
      </p>
      <div className="job-foot">
        <p className="font-semibold">{tFilled(job.salaryRange)}</p>
        {closesSoon(job.endsAt, now) && state !== t('Closed') ? (
          <Badge tone="golden">{state}</Badge>
        ) : (
          <span className="text-13 text-muted">{state}</span>
        )}
      </div>
    </li>
  )
}
