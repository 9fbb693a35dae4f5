import { useRouteContext } from '@tanstack/react-router'
import { MESSAGE_LENGTH } from '../../modules/messaging/schema.ts'
import { BULK_MESSAGES_A_DAY, BulkMessage, MAX_BULK_MESSAGES } from '../../modules/pipeline/schema.ts'
import { plural } from '../../shared/text.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { TextField } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { toast } from '../components/toast.ts'
import { useDraft } from '../draft.ts'
import { DraftNotice } from '../draft-notice.tsx'
import { useForm } from '../form.ts'
import { useProfile } from '../session.ts'
import { ChosenNames } from './chosen-names.tsx'
import { messageOutcome } from './message-outcome.ts'
import type { Card } from './queries.ts'

type BulkMessageDialogProps = { chosen: readonly Card[]; onClose: (outcome?: string) => void }

export function BulkMessageDialog({ chosen, onClose }: BulkMessageDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const company = useProfile('employer')?.id ?? 0
  const draft = useDraft({ kind: 'employer', id: company }, 'bulk-message')
  const ids = chosen.map(({ id }) => id)
  const tooMany = ids.length > MAX_BULK_MESSAGES
  const { errors, message, busy, formProps } = useForm({
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
  return (
    <Dialog
      title={`Message ${plural(ids.length, 'applicant')}`}
      description={`Everybody gets it in a conversation of their own and sees nobody else. At most ${MAX_BULK_MESSAGES} people at once, ${BULK_MESSAGES_A_DAY} a day.`}
      onClose={() => onClose()}
    >
      <DraftNotice draft={draft} />
      <form key={draft.round} ref={draft.form} method="post" className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} idOf={(name) => `bulk-${name}`} />
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
                ? `A message goes to at most ${MAX_BULK_MESSAGES} people at once. Please choose fewer.`
                : undefined
            }
          >
            Send to {ids.length}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
