import { MAX_REPORT_DETAILS } from '../../modules/messaging/limits.ts'
import {
  ConversationReport,
  REPORT_REASON_LABELS,
  REPORT_REASONS,
  type Side,
} from '../../modules/messaging/schema.ts'
import { t } from '../../shared/language/words.ts'
import { useForm } from '../app/forms/form.ts'
import { type ApiClient, call } from '../app/loading/api-client.ts'
import { ReportDialog } from '../components/overlays/report-dialog.tsx'
import { toast } from '../components/overlays/toast.ts'
import { sideCalls } from './unread.ts'

type Props = { client: ApiClient; side: Side; id: number; name: string; onClose: () => void }

export function ReportConversationDialog({ client, side, id, name, onClose }: Props) {
  const form = useForm({
    schema: ConversationReport,
    fallback: t('The report could not be sent. Please try again.'),
    async submit(json, { idempotencyKey }) {
      const headers = { 'Idempotency-Key': idempotencyKey }
      await call(
        sideCalls(client, side)[':id'].report.$post({ param: { id: String(id) }, json }, { headers }),
      )
      toast({ title: t('Report sent'), description: t('Thank you. A person will read it.') })
      onClose()
    },
  })
  return (
    <ReportDialog
      form={form}
      name={name}
      description={t(
        'We will read the last messages and decide. We do not tell {name}. To stop their messages, block the conversation too.',
        { name },
      )}
      reasons={REPORT_REASONS.map((value) => ({ value, label: t(REPORT_REASON_LABELS[value]) }))}
      maxDetails={MAX_REPORT_DETAILS}
      onClose={onClose}
    />
  )
}
