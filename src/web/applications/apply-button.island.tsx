import { t } from '../../shared/language/words.ts'
import { Button } from '../components/controls/button.tsx'
import { island } from '../islands/island.tsx'
import { changeApplyState, useApplyState } from './apply-state.ts'

/** Opens the dialog of the apply bar, which every page with this button has. Without script it opens the page to apply. */
export default function ApplyButton({ jobId }: { jobId: number }) {
  const { busy, sent } = useApplyState()
  if (sent) return sent
  return (
    <form action={`/jobs/${jobId}/apply`} className="grid">
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
