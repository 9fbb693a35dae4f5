import { plural } from '../../shared/text.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { useCreditsHref } from '../credits/credits-href.ts'
import { AppLink } from '../link.tsx'
import { useCredits } from './queries.ts'
import type { CvFlow, CvQuestion } from './use-cv-flow.ts'

const REASONS: Record<CvQuestion['because'], string> = {
  link: 'A link asks for this.',
  contact: 'E-mail address and phone number are shown once the CV is open.',
  price: 'The price has changed.',
}

/** Cost and balance before anything is spent that no button with a price was pressed for. */
export function CvQuestionDialog({ flow }: { flow: CvFlow }) {
  const { question } = flow
  const credits = useCredits()
  const buyHref = useCreditsHref()
  if (!question) return null
  const { action, cost, because } = question
  const verb = action === 'view' ? 'View' : 'Download'
  const isShort = credits !== undefined && credits < cost
  return (
    <ConfirmDialog
      title={`${verb} this CV for ${plural(cost, 'credit')}?`}
      confirmLabel={`${verb} (${plural(cost, 'credit')})`}
      busyLabel={action === 'view' ? 'Opening…' : 'Downloading…'}
      busy={flow.busy !== undefined}
      onConfirm={() => void flow.answer(true)}
      onClose={() => void flow.answer(false)}
      error={
        isShort && (
          <>
            You have too few credits. <AppLink href={buyHref}>Buy Credits</AppLink>
          </>
        )
      }
    >
      {REASONS[because]} You have {credits === undefined ? '…' : plural(credits, 'credit')}. A CV is paid for
      once: after that it stays yours.
    </ConfirmDialog>
  )
}
