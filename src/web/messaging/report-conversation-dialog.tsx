import { MAX_REPORT_DETAILS } from '../../modules/messaging/limits.ts'
import {
  ConversationReport,
  REPORT_REASON_LABELS,
  REPORT_REASONS,
  type Side,
} from '../../modules/messaging/schema.ts'
import { useForm } from '../app/forms/form.ts'
import { type ApiClient, call } from '../app/loading/api-client.ts'
import { ReportDialog } from '../components/overlays/report-dialog.tsx'
import { toast } from '../components/overlays/toast.ts'
import { sideCalls } from './unread.ts'

type Props = { client: ApiClient; side: Side; id: number; name: string; onClose: () => void }

const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }))

export function ReportConversationDialog({ client, side, id, name, onClose }: Props) {
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
    <ReportDialog
      form={form}
      name={name}
      description={`We will read the last messages and decide. We do not tell ${name}. To stop their messages, block the conversation too.`}
      reasons={OPTIONS}
      maxDetails={MAX_REPORT_DETAILS}
      onClose={onClose}
    />
  )
}
