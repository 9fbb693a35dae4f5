import Bookmark from 'lucide-react/icons/bookmark'
import { useEffect } from 'react'
import { t } from '../../../shared/language/words.ts'
import { useAccount, useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { island } from '../../islands/island.tsx'
import { removeJob, saveJob } from './save-job.ts'
import { factsOf, type JobFacts, updateSavedJob, useSavedJobs } from './saved-jobs.ts'

/**
 * Saves a job. A visitor's saved jobs stay on the device; a job seeker's are also stored with the account. `icon`:
 * shows only an icon, for a card.
 */
export default function SaveJobButton({ job, icon = false }: { job: JobFacts; icon?: boolean }) {
  const { client } = useSite()
  const isSignedIn = useAccount('jobSeeker') !== undefined
  const isSaved = useSavedJobs()?.some(({ id }) => id === job.id) ?? false
  useEffect(() => updateSavedJob(job), [job])
  const toggle = () => {
    const change = isSaved ? removeJob(client, job.id, isSignedIn) : saveJob(client, job, isSignedIn)
    change.catch(({ message }: Error) =>
      toast({ title: t('Could not save'), description: message, variant: 'destructive' }),
    )
  }
  return (
    <Button
      look={icon ? 'bare' : 'quiet'}
      icon={icon}
      onClick={toggle}
      // Only the icon needs `aria-pressed` and a label. The button with text changes its text.
      aria-pressed={icon ? isSaved : undefined}
      aria-label={icon ? t('Save {title}', { title: job.title }) : undefined}
    >
      <Bookmark size={20} fill={isSaved ? 'currentColor' : undefined} />
      {!icon && (isSaved ? t('Saved') : t('Save'))}
    </Button>
  )
}

const SaveJobIsland = island('save-job', SaveJobButton)

/** The button on a page or a card. Only the facts that the device stores are sent to the browser. */
export function SaveJob({ job, icon = false }: { job: JobFacts; icon?: boolean }) {
  return <SaveJobIsland job={factsOf(job)} icon={icon} />
}
