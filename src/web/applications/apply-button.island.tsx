import Check from 'lucide-react/icons/check'
import { formatDay } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'
import { AppLink } from '../app/link.tsx'
import { useAccount } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { island } from '../islands/island.tsx'
import { changeApplyState, type SentApplication, useApplyState } from './apply-state.ts'

type ApplyButtonProps = { jobId: number; sent: SentApplication | null }

/**
 * Opens the dialog of the apply bar, which every page with this button has. Without JavaScript the button is a form
 * that leads to the login or to the dashboard.
 */
export default function ApplyButton({ jobId, sent: known }: ApplyButtonProps) {
  const { busy, sent } = useApplyState(known)
  const jobSeeker = useAccount('jobSeeker')
  if (sent) {
    return (
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="flex items-center gap-1 font-semibold">
          <Check size={18} />
          {t('Applied on {date}', { date: formatDay(sent.appliedAt) })}
        </span>
        <AppLink
          href={`/jobseeker-dashboard?tab=applications&application=${sent.id}`}
          className="flex min-h-11 items-center"
        >
          {t('See your application')}
        </AppLink>
      </p>
    )
  }
  return (
    <form action={jobSeeker ? '/jobseeker-dashboard' : '/login'} className="grid">
      {!jobSeeker && <input type="hidden" name="next" value={`/jobs/${jobId}#apply`} />}
      <Button
        type="submit"
        busy={busy}
        busyLabel={t('Opening…')}
        data-script
        onClick={(event) => {
          event.preventDefault()
          changeApplyState({ isWanted: true })
        }}
      >
        {t('Apply Now')}
      </Button>
    </form>
  )
}

export const Apply = island('apply-button', ApplyButton)
