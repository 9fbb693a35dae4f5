import { useState } from 'react'
import { MAX_REPORT_DETAILS } from '../../modules/reports/limits.ts'
import { NewReport, REPORT_REASON_LABELS, REPORT_REASONS } from '../../modules/reports/schema.ts'
import { t } from '../../shared/language/words.ts'
import { useForm } from '../app/forms/form.ts'
import { call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { RadioGroup } from '../components/forms/choice.tsx'
import { TextField } from '../components/forms/field.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { FormDialog } from '../components/overlays/form-dialog.tsx'

type ReportDialogProps = { job: { id: number; title: string }; onClose: () => void }

export function ReportDialog({ job, onClose }: ReportDialogProps) {
  const [answer, setAnswer] = useState<{ isNew: boolean }>()
  return answer ? (
    <Dialog
      title={t('Thank you')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <p role="status">
        {answer.isNew
          ? t(
              'We have your report and will look at the job. Please do not pay anyone anything in the meantime.',
            )
          : t('You have already reported this job. We are looking at it.')}
      </p>
    </Dialog>
  ) : (
    <ReportForm job={job} onClose={onClose} onAnswer={setAnswer} />
  )
}

type ReportFormProps = ReportDialogProps & { onAnswer: (answer: { isNew: boolean }) => void }

function ReportForm({ job, onClose, onAnswer }: ReportFormProps) {
  const { client } = useSite()
  const form = useForm({
    schema: NewReport,
    fallback: t('The report could not be sent. Please try again.'),
    submit: async (json, { idempotencyKey }) => {
      const request = { param: { id: String(job.id) }, json }
      const headers = { 'Idempotency-Key': idempotencyKey }
      onAnswer(await call(client.api.jobs[':id'].report.$post(request, { headers })))
    },
  })
  return (
    <FormDialog
      form={form}
      submitLabel={t('Send report')}
      busyLabel={t('Sending…')}
      title={t('Report this job')}
      description={t('What is wrong with “{title}”? We do not tell the employer who reported it.', {
        title: job.title,
      })}
      onClose={onClose}
    >
      <RadioGroup
        label={t('Reason')}
        name="reason"
        required
        error={form.errors['reason']}
        options={REPORT_REASONS.map((value) => ({ value, label: t(REPORT_REASON_LABELS[value]) }))}
      />
      <TextField
        label={t('Details')}
        name="details"
        help={t('Say what happened and who asked for what. At most {MAX_REPORT_DETAILS} characters.', {
          MAX_REPORT_DETAILS,
        })}
        error={form.errors['details']}
      />
    </FormDialog>
  )
}
