import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { APPLICATION_STATUS_LABELS, BulkStatus } from '../../../modules/applications/schema.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { plural } from '../../../shared/text.ts'
import { useForm } from '../../app/forms/form.ts'
import { call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { Select } from '../../components/forms/select.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { type Card, changeCards, refreshCards, withStatus } from '../queries.ts'
import { FarewellFields, useFarewell } from '../reject-dialog.tsx'
import { readStatus, STATUS_OPTIONS } from '../statuses.tsx'
import type { Movable } from '../use-moves.ts'

export type OfferUndo = (before: readonly Movable[], description: string) => void
type BulkStatusDialogProps = {
  chosen: readonly Card[]
  /** Undefined: the employer chooses the status. */
  to?: 'rejected' | undefined
  offerUndo: OfferUndo
  onClose: (outcome?: string) => void
}

/** Moves all selected applications after showing their number and names, and with a rejection the words of it. */
export function BulkStatusDialog({ chosen: all, to, offerUndo, onClose }: BulkStatusDialogProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const farewell = useFarewell()
  const [status, setStatus] = useState<string>(to ?? '')
  // Nobody is rejected twice.
  const chosen = to ? all.filter(({ status }) => status !== to) : all
  const ids = chosen.map(({ id }) => id)
  const isRejection = status === 'rejected'
  const { errors, message, busy, formProps, setErrors } = useForm({
    schema: BulkStatus,
    fallback: 'Failed to update application',
    read: (values) => ({ ids, status, ...farewell.read(values) }),
    async submit(json, { idempotencyKey }) {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const { results } = await call(
        client.api.employer.applications['bulk-status'].$post({ json }, { headers }),
      )
      const moved = new Set(results.flatMap(({ id, result }) => (result === 'moved' ? id : [])))
      const now = new Date().toISOString()
      changeCards(queryClient, (card) => (moved.has(card.id) ? withStatus(card, json.status, now) : card))
      const outcome = `${plural(moved.size, 'application')} moved to ${APPLICATION_STATUS_LABELS[json.status]}.`
      if (isRejection) farewell.keep(json.words)
      offerUndo(
        chosen.filter(({ id }) => moved.has(id)),
        outcome,
      )
      void refreshCards(queryClient)
      onClose(outcome)
    },
  })
  return (
    <Dialog
      title={to ? `Reject ${plural(ids.length, 'applicant')}?` : `Move ${plural(ids.length, 'application')}`}
      onClose={() => onClose()}
    >
      <form method="post" className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} idOf={(name) => `bulk-${name}`} />
        <ChosenNames chosen={chosen} />
        {!to && (
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
        )}
        <FarewellFields farewell={farewell} hasWords={isRejection} errors={errors} />
        <p className="help">You can undo it for ten seconds. Then we tell the applicants.</p>
        <div className="actions justify-end">
          <Button look="quiet" onClick={() => onClose()}>
            Cancel
          </Button>
          <Button type="submit" look={isRejection ? 'danger' : 'primary'} busy={busy} busyLabel="Moving…">
            {isRejection ? 'Reject' : 'Move'} {ids.length}
          </Button>
        </div>
      </form>
    </Dialog>
  )
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
