import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { MAX_CONTACT_DETAILS } from '../../modules/contact-reports/limits.ts'
import {
  CONTACT_REASON_LABELS,
  CONTACT_REASONS,
  NewContactReport,
} from '../../modules/contact-reports/schema.ts'
import { formatDate } from '../../shared/dates.ts'
import { plural } from '../../shared/text.ts'
import { useForm } from '../app/forms/form.ts'
import { call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { RadioGroup } from '../components/forms/choice.tsx'
import { TextField } from '../components/forms/field.tsx'
import { FormErrors } from '../components/forms/form-errors.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { toast } from '../components/overlays/toast.ts'

const OPTIONS = CONTACT_REASONS.map((value) => ({ value, label: CONTACT_REASON_LABELS[value] }))

type ContactReportDialogProps = {
  cvId: number
  /** The credits that the employer gets back if the report is confirmed, and the last day to report. */
  claim: { credits: number; until: string }
  onClose: () => void
}

export function ContactReportDialog({ cvId, claim, onClose }: ContactReportDialogProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const formId = useId()
  const { errors, message, busy, formProps } = useForm({
    schema: NewContactReport,
    fallback: 'Your report could not be sent. Please try again.',
    submit: async (json, { idempotencyKey }) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const param = { id: String(cvId) }
      await call(client.api.cvs[':id']['contact-report'].$post({ param, json }, { headers }))
      await queryClient.invalidateQueries({ queryKey: ['employer', 'contact-report', cvId] })
      toast({ title: 'Report sent', description: 'We will try the contact details and write to you.' })
      onClose()
    },
  })
  return (
    <Dialog
      title="These contact details do not work"
      description={`We will try them ourselves. If they do not work, you get ${plural(claim.credits, 'credit')} back and the CV stays open. You can report until ${formatDate(claim.until)}.`}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Sending…">
            Send report
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} method="post" className="grid gap-4">
        <FormErrors errors={errors} message={message} />
        <RadioGroup
          label="What does not work?"
          name="reason"
          required
          options={OPTIONS}
          error={errors['reason']}
        />
        <TextField
          label="Details"
          name="details"
          rows={3}
          maxLength={MAX_CONTACT_DETAILS}
          help="Say when you tried and what you heard or read."
          error={errors['details']}
        />
      </form>
    </Dialog>
  )
}
