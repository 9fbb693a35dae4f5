import { useCreditsHref } from '../../credits/credits-href.ts'
import { useCredits } from '../../credits/queries.ts'
import { SpendingDialog } from './spending-dialog.tsx'
import type { CvFlow } from './use-cv-flow.ts'

/** The question of a dashboard before credits are spent. */
export function CvQuestionDialog({ flow }: { flow: CvFlow }) {
  const credits = useCredits()
  const buyHref = useCreditsHref()
  const { question, busy } = flow
  if (!question) return null
  return (
    <SpendingDialog
      {...question}
      credits={credits}
      buyHref={buyHref}
      isBusy={busy !== undefined}
      onAnswer={(yes, forToday) => void flow.answer(yes, forToday)}
    />
  )
}
