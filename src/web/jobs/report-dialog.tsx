import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import {
  MAX_REPORT_DETAILS,
  NewReport,
  REPORT_REASON_LABELS,
  REPORT_REASONS,
} from '../../modules/reports/schema.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { RadioGroup } from '../components/choice-group.tsx'
import { Dialog } from '../components/dialog.tsx'
import { TextField } from '../components/field.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import { useForm } from '../form.ts'

type ReportDialogProps = { job: { id: number; title: string }; onClose: () => void }

export function ReportDialog({ job, onClose }: ReportDialogProps) {
  const [answer, setAnswer] = useState<{ isNew: boolean }>()
  return answer ? (
    <Dialog title="Thank you" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <p role="status">
        {answer.isNew
          ? 'We have your report and look at the job. Please do not pay anything to anybody meanwhile.'
          : 'We have your report of this job already and are looking at it.'}
      </p>
    </Dialog>
  ) : (
    <ReportForm job={job} onClose={onClose} onAnswer={setAnswer} />
  )
}

type ReportFormProps = ReportDialogProps & { onAnswer: (answer: { isNew: boolean }) => void }

function ReportForm({ job, onClose, onAnswer }: ReportFormProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const form = useForm({
    schema: NewReport,
    fallback: 'Your report could not be sent. Please try again.',
    submit: async (json, { idempotencyKey }) => {
      const request = { param: { id: String(job.id) }, json }
      const headers = { 'Idempotency-Key': idempotencyKey }
      onAnswer(await call(client.api.jobs[':id'].report.$post(request, { headers })))
    },
  })
  return (
    <FormDialog
      form={form}
      submitLabel="Send report"
      busyLabel="Sending…"
      title="Report this job"
      description={`What is wrong with “${job.title}”? The employer does not learn who reports.`}
      onClose={onClose}
    >
      <RadioGroup
        label="Reason"
        name="reason"
        required
        error={form.errors['reason']}
        options={REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }))}
      />
      <TextField
        label="Details"
        name="details"
        help={`What happened, who asked for what. At most ${MAX_REPORT_DETAILS.toLocaleString('en-AU')} characters.`}
        error={form.errors['details']}
      />
    </FormDialog>
  )
}
