import { useId, useRef } from 'react'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { Button, ButtonLink } from '../../components/controls/button.tsx'
import { Checkbox } from '../../components/forms/choice.tsx'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { Notice } from '../../components/states/states.tsx'
import { useCreditsHref } from '../../credits/credits-href.ts'
import { useCredits } from '../../credits/queries.ts'
import { shortOf } from './cv-price.ts'
import type { CvFlow, CvQuestion } from './use-cv-flow.ts'

const REASONS: Record<CvQuestion['because'], string> = {
  press: '',
  link: 'You opened a link that asks for this. ',
  contact: 'The email address and phone number are shown once you open the CV. ',
  price: 'The price has changed. ',
}

/** Shows the price and the balance before and after, before any credits are spent. */
export function CvQuestionDialog({ flow }: { flow: CvFlow }) {
  return flow.question ? <Question flow={flow} question={flow.question} /> : null
}

function Question({ flow, question }: { flow: CvFlow; question: CvQuestion }) {
  const credits = useCredits()
  const buyHref = useCreditsHref()
  const formId = useId()
  const forToday = useRef<HTMLInputElement>(null)
  const { action, cost, because } = question
  const verb = action === 'view' ? 'View' : 'Download'
  const refusal = shortOf(credits, cost, action)
  return (
    <Dialog
      role="alertdialog"
      title={`${verb} this CV for ${plural(cost, 'credit')}?`}
      description={`${REASONS[because]}You pay for a CV only once.`}
      onClose={() => void flow.answer(false)}
      actions={
        <>
          <Button look="quiet" onClick={() => void flow.answer(false)}>
            Cancel
          </Button>
          {refusal ? (
            <ButtonLink href={buyHref} link={AppLink}>
              Buy Credits
            </ButtonLink>
          ) : (
            <Button
              type="submit"
              form={formId}
              busy={flow.busy !== undefined}
              busyLabel={action === 'view' ? 'Opening…' : 'Downloading…'}
            >
              {verb} ({plural(cost, 'credit')})
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        method="post"
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void flow.answer(true, forToday.current?.checked)
        }}
      >
        <FactsList
          facts={[
            { label: 'You have', value: credits === undefined ? '…' : plural(credits, 'credit') },
            { label: 'This costs', value: plural(cost, 'credit') },
            {
              label: 'You will have',
              value: credits !== undefined && credits >= cost ? plural(credits - cost, 'credit') : undefined,
            },
          ]}
        />
        {refusal ? (
          <Notice kind="danger">{refusal}</Notice>
        ) : (
          <Checkbox ref={forToday} label="Do not ask again today" help="Unless the price changes." />
        )}
      </form>
    </Dialog>
  )
}
