import { t } from '../../shared/language/words.ts'
import { useAccount } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { island } from '../islands/island.tsx'
import { changeApplyState, useApplyState } from './apply-state.ts'

/**
 * Opens the dialog of the apply bar, which every page with this button has. Without JavaScript the button is a form
 * that leads to the login or to the dashboard.
 */
export default function ApplyButton({ jobId }: { jobId: number }) {
  const { busy, sent } = useApplyState()
  const jobSeeker = useAccount('jobSeeker')
  if (sent) return sent
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
