import { type SubmitEvent, useId, useLayoutEffect, useRef } from 'react'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { Button, ButtonLink } from '../../components/controls/button.tsx'
import { Checkbox } from '../../components/forms/choice.tsx'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { Notice } from '../../components/states/states.tsx'
import { shortOf } from './cv-price.ts'

/** Why a payment is asked about. `link`: an address asked for it. */
export type Reason = 'press' | 'link' | 'contact' | 'price'

const REASONS: Record<Reason, string> = {
  press: '',
  link: 'You opened a link that asks for this. ',
  contact: 'The email address and phone number are shown once you open the CV. ',
  price: 'The price has changed. ',
}

type SpendingDialogProps = {
  /** The person's name; undefined while it is unknown. */
  name: string | undefined
  action: 'view' | 'download'
  /** In credits. */
  cost: number
  because: Reason
  /** The balance; undefined while it is unknown. */
  credits: number | undefined
  buyHref: string
  isBusy: boolean
  /** `forToday`: do not ask about the same price again today. */
  onAnswer: (yes: boolean, forToday?: boolean) => void
}

/** Asks before credits are spent, with the price and the balance before and after. Enter confirms. */
export function SpendingDialog(props: SpendingDialogProps) {
  const { name, action, cost, because, credits, buyHref, isBusy, onAnswer } = props
  const formId = useId()
  const forToday = useRef<HTMLInputElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  // After the dialog, which gives the focus to its heading.
  useLayoutEffect(() => confirm.current?.focus(), [])
  const whose = name ? `${name}’s CV` : 'this CV'
  const verb = action === 'view' ? 'View' : 'Download'
  const refusal = shortOf(credits, cost, action)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    onAnswer(true, forToday.current?.checked)
  }
  return (
    <Dialog
      role="alertdialog"
      title={`${action === 'view' ? 'Open' : 'Download'} ${whose}?`}
      description={`${REASONS[because]}You pay once; it stays open for you and your team.`}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button look="quiet" onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          {refusal ? (
            <ButtonLink href={buyHref} link={AppLink}>
              Buy Credits
            </ButtonLink>
          ) : (
            <Button
              ref={confirm}
              type="submit"
              form={formId}
              busy={isBusy}
              busyLabel={action === 'view' ? 'Opening…' : 'Downloading…'}
            >
              {verb} ({plural(cost, 'credit')})
            </Button>
          )}
        </>
      }
    >
      <form id={formId} method="post" className="grid gap-3" onSubmit={send}>
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
