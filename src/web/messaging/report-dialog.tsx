import {
  ConversationReport,
  REPORT_REASON_LABELS,
  REPORT_REASONS,
  type Side,
} from '../../modules/messaging/schema.ts'
import { useForm } from '../app/forms/form.ts'
import { type ApiClient, call } from '../app/loading/api-client.ts'
import { RadioGroup } from '../components/forms/choice.tsx'
import { TextField } from '../components/forms/field.tsx'
import { FormDialog } from '../components/overlays/form-dialog.tsx'
import { toast } from '../components/overlays/toast.ts'
import { sideCalls } from './unread.ts'

type ReportDialogProps = { client: ApiClient; side: Side; id: number; name: string; onClose: () => void }

const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }))

export function ReportDialog({ client, side, id, name, onClose }: ReportDialogProps) {
  const form = useForm({
    schema: ConversationReport,
    fallback: 'The report could not be sent. Please try again.',
    async submit(json, { idempotencyKey }) {
      const headers = { 'Idempotency-Key': idempotencyKey }
      await call(
        sideCalls(client, side)[':id'].report.$post({ param: { id: String(id) }, json }, { headers }),
      )
      toast({ title: 'Report sent', description: 'Thank you. A person will read it.' })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      submitLabel="Send report"
      busyLabel="Sending…"
      title={`Report ${name}`}
      description={`We will read the last messages and decide. We do not tell ${name}. To stop their messages, block the conversation too.`}
      onClose={onClose}
    >
      <RadioGroup
        label="What is wrong?"
        name="reason"
        required
        options={OPTIONS}
        error={form.errors['reason']}
      />
      <TextField
        label="Details"
        name="details"
        rows={3}
        maxLength={1000}
        help="Optional: what happened, in your own words."
        error={form.errors['details']}
      />
    </FormDialog>
  )
}
