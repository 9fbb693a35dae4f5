import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { ContactDecision } from '../../../modules/contact-reports/schema.ts'
import { plural } from '../../../shared/text.ts'
import { call } from '../../api-client.ts'
import { TextField } from '../../components/field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { toast } from '../../components/toast.ts'
import { useForm } from '../../form.ts'
import { useMailWords } from '../email/mail-words.ts'
import type { AdminContactReport } from './contact-reports-queries.ts'

const WORDS = {
  confirmed: { verb: 'Confirm', busy: 'Confirming…', done: 'Report confirmed' },
  declined: { verb: 'Decline', busy: 'Declining…', done: 'Report declined' },
} as const

type ContactReportDialogProps = {
  report: AdminContactReport
  decision: keyof typeof WORDS
  onClose: () => void
}

export function ContactReportDialog({ report, decision, onClose }: ContactReportDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const mail = useMailWords()
  const queryClient = useQueryClient()
  const words = WORDS[decision]
  const { companyName, credits } = report
  const form = useForm({
    schema: ContactDecision,
    read: ({ note }) => ({ state: decision, note }),
    fallback: 'The report could not be decided. Please try again.',
    submit: async (json, { idempotencyKey }) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const param = { id: String(report.id) }
      await call(client.api.admin['contact-reports'][':id'].decide.$post({ param, json }, { headers }))
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: words.done, description: mail.told(`${companyName} is`, 'at the CV') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      submitLabel={words.verb}
      busyLabel={words.busy}
      danger={decision === 'declined'}
      title={`${words.verb} this report?`}
      description={
        decision === 'confirmed'
          ? `${companyName} gets ${plural(credits, 'credit')} back and keeps the CV. The job seeker is asked to check phone and e-mail. This cannot be undone.`
          : `${companyName} gets nothing back. This cannot be undone.`
      }
      onClose={onClose}
    >
      <TextField
        label="Note"
        name="note"
        rows={2}
        help={mail.read('at the CV')}
        error={form.errors['note']}
      />
    </FormDialog>
  )
}
