import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { APPLICATION_STATUS_LABELS, BulkStatus } from '../../../modules/applications/schema.ts'
import { MESSAGE_LENGTH } from '../../../modules/messaging/limits.ts'
import { MAX_BULK_MESSAGES } from '../../../modules/pipeline/limits.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { plural } from '../../../shared/text.ts'
import { useForm } from '../../app/forms/form.ts'
import { call } from '../../app/loading/api-client.ts'
import { useProfile } from '../../app/session/session.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Checkbox } from '../../components/forms/choice.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { Select } from '../../components/forms/select.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { type Card, changeCards, refreshCards, withStatus } from '../queries.ts'
import { readStatus, STATUS_OPTIONS } from '../statuses.tsx'

type BulkStatusDialogProps = { chosen: readonly Card[]; onClose: (outcome?: string) => void }

/**
 * Moves all selected applications after showing their number and names. When they are rejected, it can also send a
 * message of thanks.
 */
export function BulkStatusDialog({ chosen, onClose }: BulkStatusDialogProps) {
  const { client } = useSite()
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
          label="Tell them about the new status"
          help="They get a notice on their dashboard, and an email if they have switched that on."
        />
        {status === 'rejected' && (
          <Checkbox
            label="Also send a message"
            help={
              mayThank
                ? 'You can change the words.'
                : `You can message at most ${MAX_BULK_MESSAGES} people at once. Please choose fewer.`
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
    'Thank you for applying and for your time.',
    'This time we have chosen other people for the job. Please look at our other jobs; we would be glad to hear from you again.',
    `Kind regards,\n${company}`,
  ].join('\n\n')
}

const SHOWN = 10

/** Names the selected applicants, so that the employer does not move or message the wrong people. */
export function ChosenNames({ chosen }: { chosen: readonly Card[] }) {
  const more = chosen.length - SHOWN
  return (
    <ul className="chosen-names" aria-label="Chosen">
      {chosen.slice(0, SHOWN).map(({ id, applicantName }) => (
        <li key={id}>{applicantName}</li>
      ))}
      {more > 0 && <li>and {formatNumber(more)} more</li>}
    </ul>
  )
}

const REASONS: Record<string, (count: number) => string> = {
  withdrawn: (count) => `${plural(count, 'person has', 'people have')} withdrawn`,
  closed: (count) => `${plural(count, 'conversation is', 'conversations are')} closed`,
  not_found: (count) => `${plural(count, 'application was', 'applications were')} deleted`,
  limit: (count) => `${count} went over the daily limit: try again tomorrow`,
}

/** Returns for example `Sent to 3 people. Not sent: 1 person has withdrawn.` */
export function messageOutcome(results: readonly { result: string }[]): string {
  const counts = Map.groupBy(results, ({ result }) => result)
  const sent = `Sent to ${plural(counts.get('sent')?.length ?? 0, 'person', 'people')}.`
  const failed = Object.entries(REASONS).flatMap(([result, words]) => {
    const count = counts.get(result)?.length ?? 0
    return count > 0 ? words(count) : []
  })
  return failed.length > 0 ? `${sent} Not sent: ${failed.join('; ')}.` : sent
}
