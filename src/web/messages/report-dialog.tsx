import {
  ConversationReport,
  REPORT_REASON_LABELS,
  REPORT_REASONS,
  type Side,
} from '../../modules/messaging/schema.ts'
import { type ApiClient, call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { RadioGroup } from '../components/choice-group.tsx'
import { Dialog } from '../components/dialog.tsx'
import { TextField } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'
import { sideCalls } from './unread.ts'

type ReportDialogProps = { client: ApiClient; side: Side; id: number; name: string; onClose: () => void }

const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }))

export function ReportDialog({ client, side, id, name, onClose }: ReportDialogProps) {
  const { errors, message, busy, formProps } = useForm({
    schema: ConversationReport,
    fallback: 'The report could not be sent. Please try again.',
    async submit(json, { idempotencyKey }) {
      const headers = { 'Idempotency-Key': idempotencyKey }
      await call(
        sideCalls(client, side)[':id'].report.$post({ param: { id: String(id) }, json }, { headers }),
      )
      toast({ title: 'Report sent', description: 'Thank you. A person reads it.' })
      onClose()
    },
  })
  return (
    <Dialog
      title={`Report ${name}`}
      description={`We read the last messages and decide. ${name} is not told. To hear no more from them, block the conversation too.`}
      onClose={onClose}
    >
      <form method="post" className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} />
        <RadioGroup
          label="What is wrong?"
          name="reason"
          required
          options={OPTIONS}
          error={errors['reason']}
        />
        <TextField
          label="Details"
          name="details"
          rows={3}
          maxLength={1000}
          help="If you like: what happened, in your own words."
          error={errors['details']}
        />
        <div className="actions justify-end">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Sending…">
            Send report
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
