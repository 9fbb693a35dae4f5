import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { APPLICATION_STATUS_LABELS, BulkStatus } from '../../modules/applications/schema.ts'
import { MESSAGE_LENGTH } from '../../modules/messaging/schema.ts'
import { MAX_BULK_MESSAGES } from '../../modules/pipeline/schema.ts'
import { plural } from '../../shared/text.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Checkbox } from '../components/choice.tsx'
import { Dialog } from '../components/dialog.tsx'
import { TextField } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { Select } from '../components/select.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'
import { useProfile } from '../session.ts'
import { ChosenNames } from './chosen-names.tsx'
import { messageOutcome } from './message-outcome.ts'
import { type Card, changeCards, refreshCards, withStatus } from './queries.ts'
import { readStatus, STATUS_OPTIONS } from './statuses.ts'

type BulkStatusDialogProps = { chosen: readonly Card[]; onClose: (outcome?: string) => void }

/** Moves all that are chosen, after their number and names were read; those who are rejected can be thanked in the same step. */
export function BulkStatusDialog({ chosen, onClose }: BulkStatusDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const company = useProfile('employer')?.companyName ?? ''
  const [status, setStatus] = useState<string>('')
  const [thanks, setThanks] = useState(false)
  const ids = chosen.map(({ id }) => id)
  const mayThank = status === 'rejected' && ids.length <= MAX_BULK_MESSAGES
  const { errors, message, busy, formProps, setErrors } = useForm({
    schema: BulkStatus,
    fallback: 'Failed to update application',
    read: (values) => ({ ids, status: values['status'], notify: values['notify'] === 'on' }),
    async submit(json, { values, idempotencyKey }) {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const calls = client.api.employer.applications
      const { results } = await call(calls['bulk-status'].$post({ json }, { headers }))
      const moved = new Set(results.flatMap(({ id, result }) => (result === 'moved' ? id : [])))
      const now = new Date().toISOString()
      changeCards(queryClient, (card) => (moved.has(card.id) ? withStatus(card, json.status, now) : card))
      const outcome = `${plural(moved.size, 'application')} moved to ${APPLICATION_STATUS_LABELS[json.status]}.`
      toast({ title: 'Success', description: outcome })
      const body = mayThank && thanks ? String(values['body'] ?? '') : ''
      const sent = body
        ? messageOutcome(
            (
              await call(
                calls['bulk-message'].$post(
                  { json: { ids, body } },
                  { headers: { 'Idempotency-Key': `${idempotencyKey}-message` } },
                ),
              )
            ).results,
          )
        : ''
      void refreshCards(queryClient)
      onClose([outcome, sent].filter(Boolean).join(' '))
    },
  })
  return (
    <Dialog title={`Move ${plural(ids.length, 'application')}`} onClose={() => onClose()}>
      <form method="post" className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} idOf={(name) => `bulk-${name}`} />
        <ChosenNames chosen={chosen} />
        <Select
          label="Move to"
          name="status"
          id="bulk-status"
          required
          placeholder="Choose a status"
          options={STATUS_OPTIONS}
          error={errors['status']}
          onChange={({ target }) => {
            setStatus(readStatus(target.value) ?? '')
            setErrors({})
          }}
        />
        <Checkbox
          name="notify"
          defaultChecked
          label="Tell them of the new status"
          help="A notice in their dashboard, and a mail where they want one."
        />
        {status === 'rejected' && (
          <Checkbox
            label="Also send a message"
            help={
              mayThank
                ? 'You can change the words.'
                : `To at most ${MAX_BULK_MESSAGES} people at once: choose fewer.`
            }
            disabled={!mayThank}
            checked={mayThank && thanks}
            onChange={({ target }) => setThanks(target.checked)}
          />
        )}
        {mayThank && thanks && (
          <TextField
            label="Message"
            name="body"
            id="bulk-body"
            rows={6}
            required
            maxLength={MESSAGE_LENGTH}
            defaultValue={politeWords(company)}
          />
        )}
        <div className="actions justify-end">
          <Button look="quiet" onClick={() => onClose()}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Moving…">
            Move {ids.length}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function politeWords(company: string): string {
  return [
    'Thank you for applying, and for the time you took.',
    'This time we have chosen other people for the job. Please look at our other jobs; we would be glad to hear from you again.',
    `Kind regards,\n${company}`,
  ].join('\n\n')
}
