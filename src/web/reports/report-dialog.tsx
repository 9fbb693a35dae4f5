import { useState } from 'react'
import { NewReport } from '../../modules/reports/schema.ts'
import { t } from '../../shared/language/words.ts'
import { useForm } from '../app/forms/form.ts'
import { call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { FormDialog } from '../components/overlays/form-dialog.tsx'
import { ReportFields } from './report-fields.tsx'

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
      <ReportFields errors={form.errors} />
    </FormDialog>
  )
}
