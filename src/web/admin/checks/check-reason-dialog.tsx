import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { CheckReason } from '../../../modules/reports/schema.ts'
import { plural } from '../../../shared/text.ts'
import { call } from '../../api-client.ts'
import { TextField } from '../../components/field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { toast } from '../../components/toast.ts'
import { useForm } from '../../form.ts'
import { useMailWords } from '../email/mail-words.ts'
import type { CheckedJob } from './reports-queries.ts'

const WORDS = {
  refuse: { title: 'Refuse this job?', verb: 'Refuse', busy: 'Refusing…', done: 'Job refused' },
  block: { title: 'Take this job down?', verb: 'Take Down', busy: 'Taking down…', done: 'Job taken down' },
}

type CheckReasonDialogProps = {
  job: CheckedJob
  act: keyof typeof WORDS
  onClose: () => void
  onDone: () => void
}

export function CheckReasonDialog({ job, act, onClose, onDone }: CheckReasonDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const mail = useMailWords()
  const queryClient = useQueryClient()
  const { title, verb, busy, done } = WORDS[act]
  const { companyName } = job.employer
  const form = useForm({
    schema: CheckReason,
    fallback: 'That did not work. Please try again.',
    submit: async (json, { idempotencyKey }) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const param = { id: String(job.id) }
      await call(client.api.admin['job-checks'][':id'][act].$post({ param, json }, { headers }))
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: done, description: mail.told(`${companyName} is`, 'at the job') })
      onDone()
    },
  })
  return (
    <FormDialog
      form={form}
      danger
      title={title}
      description={
        act === 'refuse'
          ? `It becomes a draft of ${companyName} again, which gets ${plural(job.heldCredits ?? 0, 'credit')} back.`
          : `It leaves the public pages at once, and ${companyName} cannot open it again. You can give it back later.`
      }
      submitLabel={verb}
      busyLabel={busy}
      onClose={onClose}
    >
      <TextField
        label="Reason"
        name="reason"
        rows={3}
        required
        help={mail.read('at the job')}
        error={form.errors['reason']}
      />
    </FormDialog>
  )
}
