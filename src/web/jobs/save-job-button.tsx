import { useRouteContext } from '@tanstack/react-router'
import Bookmark from 'lucide-react/icons/bookmark'
import { useEffect } from 'react'
import { Button } from '../components/button.tsx'
import { toast } from '../components/toast.ts'
import { useProfile } from '../session.ts'
import { removeJob, saveJob } from './save-job.ts'
import { type JobFacts, updateSavedJob, useSavedJobs } from './saved-jobs.ts'

/** For everybody: a visitor's saved jobs stay on the device, a job seeker's are also kept with the account. `icon`: on a card. */
export function SaveJobButton({ job, icon = false }: { job: JobFacts; icon?: boolean }) {
  const { client } = useRouteContext({ from: '__root__' })
  const isSignedIn = useProfile('jobSeeker') !== undefined
  const isSaved = useSavedJobs()?.some(({ id }) => id === job.id) ?? false
  useEffect(() => updateSavedJob(job), [job])
  const toggle = () => {
    const change = isSaved ? removeJob(client, job.id, isSignedIn) : saveJob(client, job, isSignedIn)
    change.catch(({ message }: Error) =>
      toast({ title: 'Could not save', description: message, variant: 'destructive' }),
    )
  }
  return (
    <Button
      look={icon ? 'bare' : 'quiet'}
      icon={icon}
      onClick={toggle}
      // A label that changes says it already.
      aria-pressed={icon ? isSaved : undefined}
      aria-label={icon ? `Save ${job.title}` : undefined}
    >
      <Bookmark size={20} fill={isSaved ? 'currentColor' : 'none'} />
      {!icon && (isSaved ? 'Saved' : 'Save')}
    </Button>
  )
}
