import { useState } from 'react'
import { MAX_BULK } from '../../../modules/applications/limits.ts'
import { MESSAGE_LENGTH } from '../../../modules/messaging/limits.ts'
import { BULK_MESSAGES_A_DAY, MAX_BULK_MESSAGES } from '../../../modules/pipeline/limits.ts'
import { BulkMessage } from '../../../modules/pipeline/schema.ts'
import { plural } from '../../../shared/text.ts'
import { useDraft } from '../../app/forms/draft.tsx'
import { DraftForm } from '../../app/forms/draft-form.tsx'
import { useForm } from '../../app/forms/form.ts'
import { call } from '../../app/loading/api-client.ts'
import { useProfile } from '../../app/session/session.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import type { Card } from '../queries.ts'
import type { Selection } from '../use-selection.ts'
import { BulkStatusDialog, ChosenNames, messageOutcome, type OfferUndo } from './bulk-status-dialog.tsx'

type BulkBarProps = { selection: Selection; total: number; offerUndo: OfferUndo }

/** The actions for all selected applications. It stays visible while the list scrolls. */
export function BulkBar({ selection, total, offerUndo }: BulkBarProps) {
  const [asking, setAsking] = useState<'status' | 'rejection' | 'message'>()
  const [outcome, setOutcome] = useState<string>()
  const { chosen } = selection
  const close = (outcome?: string) => {
    setAsking(undefined)
    setOutcome(outcome)
    if (outcome !== undefined) selection.clear()
  }
  return (
    <>
      <div role="status">{outcome && <Notice kind="success">{outcome}</Notice>}</div>
      {chosen.length > 0 && (
        <section className="bulk-bar" aria-label="Selected applications">
          <p role="status" className="font-semibold">
            {chosen.length} selected
          </p>
          {chosen.length < Math.min(total, MAX_BULK) && <SelectAll selection={selection} total={total} />}
          <Button look="bare" onClick={selection.clear}>
            Clear
          </Button>
          <Button onClick={() => setAsking('status')}>Move to…</Button>
          {chosen.some(({ status }) => status !== 'rejected') && (
            <Button look="quiet" onClick={() => setAsking('rejection')}>
              Reject…
            </Button>
          )}
          <Button look="quiet" onClick={() => setAsking('message')}>
            Message
          </Button>
        </section>
      )}
      {(asking === 'status' || asking === 'rejection') && (
        <BulkStatusDialog
          chosen={chosen}
          to={asking === 'rejection' ? 'rejected' : undefined}
          offerUndo={offerUndo}
          onClose={close}
        />
      )}
      {asking === 'message' && <BulkMessageDialog chosen={chosen} onClose={close} />}
    </>
  )
}

/** Selects all that the filters show, at most as many as one call accepts. */
export function SelectAll({ selection, total }: { selection: Selection; total: number }) {
  return (
    <Button look="bare" onClick={selection.chooseAll}>
      {total > MAX_BULK ? `Select the first ${MAX_BULK} of ${total}` : `Select all ${total} matching`}
    </Button>
  )
}

type BulkMessageDialogProps = { chosen: readonly Card[]; onClose: (outcome?: string) => void }

function BulkMessageDialog({ chosen, onClose }: BulkMessageDialogProps) {
  const { client } = useSite()
  const company = useProfile('employer')?.id ?? 0
  const draft = useDraft({ kind: 'employer', id: company }, 'bulk-message')
  const ids = chosen.map(({ id }) => id)
  const tooMany = ids.length > MAX_BULK_MESSAGES
  const form = useForm({
    schema: BulkMessage,
    fallback: 'The message could not be sent. Please try again.',
    read: ({ body }) => ({ ids, body }),
    async submit(json, { idempotencyKey }) {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const { results } = await call(
        client.api.employer.applications['bulk-message'].$post({ json }, { headers }),
      )
      const outcome = messageOutcome(results)
      draft.forget()
      toast({ title: 'Message sent', description: outcome })
      onClose(outcome)
    },
  })
  const { errors, busy } = form
  return (
    <Dialog
      title={`Message ${plural(ids.length, 'applicant')}`}
      description={`Each applicant gets it in a separate conversation and cannot see the others. At most ${MAX_BULK_MESSAGES} people at once, ${BULK_MESSAGES_A_DAY} a day.`}
      onClose={() => onClose()}
    >
      <DraftForm draft={draft} form={form} idOf={(name) => `bulk-${name}`}>
        <ChosenNames chosen={chosen} />
        <TextField
          label="Message"
          name="body"
          id="bulk-body"
          rows={5}
          required
          maxLength={MESSAGE_LENGTH}
          error={errors['body']}
          defaultValue={String(draft.kept?.['body'] ?? '')}
        />
        <div className="actions justify-end">
          <Button look="quiet" onClick={() => onClose()}>
            Cancel
          </Button>
          <Button
            type="submit"
            busy={busy}
            busyLabel="Sending…"
            refusal={
              tooMany
                ? `You can message at most ${MAX_BULK_MESSAGES} people at once. Please choose fewer.`
                : undefined
            }
          >
            Send to {ids.length}
          </Button>
        </div>
      </DraftForm>
    </Dialog>
  )
}
