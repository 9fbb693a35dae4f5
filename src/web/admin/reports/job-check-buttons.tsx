import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CheckReason } from '../../../modules/reports/schema.ts'
import { plural } from '../../../shared/text.ts'
import { useForm } from '../../app/forms/form.ts'
import { AppLink } from '../../app/link.tsx'
import { call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { FormDialog } from '../../components/overlays/form-dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { useMailWords } from '../email/mail-words.ts'
import type { CheckedJob } from './reports-queries.ts'

type Act = 'release' | 'dismiss' | 'unblock'
const ACTS: Record<Act, { label: string; busy: string; done: string }> = {
  release: { label: 'Release', busy: 'Releasing…', done: 'Job released. It is public now.' },
  dismiss: { label: 'Dismiss', busy: 'Saving…', done: 'Job found harmless' },
  unblock: { label: 'Restore', busy: 'Restoring…', done: 'Job restored' },
}

/** Returns the acts that a job's state allows. */
function offered({ state, words, reports }: CheckedJob): { acts: Act[]; refusal?: 'block' | 'refuse' } {
  if (state === 'held') return { acts: ['release'], refusal: 'refuse' }
  if (state === 'blocked') return { acts: ['unblock'] }
  if (state === 'draft') return { acts: [] }
  const waits = words.length > 0 || reports.some((report) => report.state === 'open')
  return { acts: waits ? ['dismiss'] : [], refusal: 'block' }
}

export function JobCheckButtons({ job, onDone }: { job: CheckedJob; onDone: () => void }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<Act>()
  const [isRefusing, setIsRefusing] = useState(false)
  const { acts, refusal } = offered(job)
  const run = async (act: Act) => {
    setBusy(act)
    const failure = await call(
      client.api.admin['job-checks'][':id'][act].$post({
        param: { id: String(job.id) },
        json: { updatedAt: job.updatedAt },
      }),
    ).then(
      () => undefined,
      (error: Error) => error,
    )
    await queryClient.invalidateQueries({ queryKey: ['admin'] })
    setBusy(undefined)
    if (failure) toast({ title: 'That did not work', description: failure.message, variant: 'destructive' })
    else {
      toast({ title: ACTS[act].done, description: job.title })
      onDone()
    }
  }
  return (
    <>
      {job.state === 'open' && <AppLink href={`/jobs/${job.id}`}>See the page</AppLink>}
      {refusal && (
        <Button look="danger" onClick={() => setIsRefusing(true)}>
          {refusal === 'refuse' ? 'Refuse…' : 'Take Down…'}
        </Button>
      )}
      {acts.map((act) => (
        <Button key={act} busy={busy === act} busyLabel={ACTS[act].busy} onClick={() => void run(act)}>
          {ACTS[act].label}
        </Button>
      ))}
      {refusal && isRefusing && (
        <CheckReasonDialog job={job} act={refusal} onClose={() => setIsRefusing(false)} onDone={onDone} />
      )}
    </>
  )
}

const WORDS = {
  refuse: { title: 'Refuse this job?', verb: 'Refuse', busy: 'Refusing…', done: 'Job refused' },
  block: { title: 'Take this job down?', verb: 'Take Down', busy: 'Taking down…', done: 'Job taken down' },
}

/** The paid days of a job that was public before it was held stay with the draft. */
function refund({ heldCredits, wasPublished }: CheckedJob): string {
  if (heldCredits) return `It will get ${plural(heldCredits, 'credit')} back.`
  return wasPublished
    ? 'No credits are returned: the days that are left stay with the draft.'
    : 'Nothing was paid for it.'
}

type CheckReasonDialogProps = {
  job: CheckedJob
  act: keyof typeof WORDS
  onClose: () => void
  onDone: () => void
}

function CheckReasonDialog({ job, act, onClose, onDone }: CheckReasonDialogProps) {
  const { client } = useSite()
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
      toast({ title: done, description: mail.told(companyName, 'on the job’s page') })
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
          ? `It becomes a draft again, which ${companyName} can correct. ${refund(job)}`
          : `It will be hidden at once, and ${companyName} cannot open it again. You can restore it later.`
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
        help={mail.read('on the job’s page')}
        error={form.errors['reason']}
      />
    </FormDialog>
  )
}
