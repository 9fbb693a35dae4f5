import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useId } from 'react'
import { ContactDecision } from '../../modules/contact-reports/schema.ts'
import { plural } from '../../shared/text.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { TextField } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'
import type { AdminContactReport } from './queries.ts'

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
  const queryClient = useQueryClient()
  const formId = useId()
  const words = WORDS[decision]
  const { companyName, credits } = report
  const { errors, message, busy, formProps } = useForm({
    schema: ContactDecision,
    read: ({ note }) => ({ state: decision, note }),
    fallback: 'The report could not be decided. Please try again.',
    submit: async (json, { idempotencyKey }) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const param = { id: String(report.id) }
      await call(client.api.admin['contact-reports'][':id'].decide.$post({ param, json }, { headers }))
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: words.done, description: `${companyName} is told by e-mail.` })
      onClose()
    },
  })
  return (
    <Dialog
      title={`${words.verb} this report?`}
      description={
        decision === 'confirmed'
          ? `${companyName} gets ${plural(credits, 'credit')} back and keeps the CV. The job seeker is asked to check phone and e-mail. This cannot be undone.`
          : `${companyName} gets nothing back. This cannot be undone.`
      }
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            look={decision === 'declined' ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={words.busy}
          >
            {words.verb}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} />
        <TextField
          label="Note"
          name="note"
          rows={2}
          help="The employer reads it in the mail."
          error={errors['note']}
        />
      </form>
    </Dialog>
  )
}
