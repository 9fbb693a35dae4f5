import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useId } from 'react'
import {
  CONTACT_REASON_LABELS,
  CONTACT_REASONS,
  MAX_CONTACT_DETAILS,
  NewContactReport,
} from '../../modules/contact-reports/schema.ts'
import { formatDate } from '../../shared/dates.ts'
import { plural } from '../../shared/text.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { RadioGroup } from '../components/choice-group.tsx'
import { Dialog } from '../components/dialog.tsx'
import { TextField } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'

const OPTIONS = CONTACT_REASONS.map((value) => ({ value, label: CONTACT_REASON_LABELS[value] }))

type ContactReportDialogProps = {
  cvId: number
  /** Credits that would come back, and the last day. */
  claim: { credits: number; until: string }
  onClose: () => void
}

export function ContactReportDialog({ cvId, claim, onClose }: ContactReportDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
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
      toast({ title: 'Report sent', description: 'We try the contact details and write to you.' })
      onClose()
    },
  })
  return (
    <Dialog
      title="These contact details do not work"
      description={`We try them ourselves. If they do not work, ${plural(claim.credits, 'credit')} come back to you and the CV stays open. You can report until ${formatDate(claim.until)}.`}
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
          help="When you tried, and what you heard or read."
          error={errors['details']}
        />
      </form>
    </Dialog>
  )
}
