import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { type ApiClient, ApiError, call, newIdempotencyKey } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import { useMailWords } from '../email/mail-words.ts'
import { DecisionButton } from '../queue-walk.tsx'
import type { CheckedJob } from './reports-queries.ts'

type Act = 'release' | 'dismiss' | 'unblock' | 'refuse' | 'block'
const ACTS: Record<Act, { label: string; busy: string; done: string }> = {
  release: { label: 'Release', busy: 'Releasing…', done: 'Job released. It is public now.' },
  dismiss: { label: 'Nothing wrong', busy: 'Saving…', done: 'Job found harmless' },
  unblock: { label: 'Restore', busy: 'Restoring…', done: 'Job restored' },
  refuse: { label: 'Refuse', busy: 'Refusing…', done: 'Job refused' },
  block: { label: 'Take Down', busy: 'Taking down…', done: 'Job taken down' },
}

/** Returns the acts that a job's state allows. */
function offered({ state, words, reports }: CheckedJob): { good?: Act; bad?: 'block' | 'refuse' } {
  if (state === 'held') return { good: 'release', bad: 'refuse' }
  if (state === 'blocked') return { good: 'unblock' }
  if (state === 'draft') return {}
  const waits = words.length > 0 || reports.some((report) => report.state === 'open')
  return { ...(waits && { good: 'dismiss' }), bad: 'block' }
}

type JobDecisionProps = { job: CheckedJob; onDone: () => void }

/** The reason for the employer, the reply for the people who reported the job, and the buttons. */
export function JobDecision({ job, onDone }: JobDecisionProps) {
  const { client } = useSite()
  const mail = useMailWords()
  const queryClient = useQueryClient()
  const key = useRef(newIdempotencyKey())
  const [reason, setReason] = useState('')
  const [reply, setReply] = useState('')
  const [busy, setBusy] = useState<Act>()
  const [errors, setErrors] = useState<{ reason?: string; form?: string }>({})
  const { good, bad } = offered(job)
  const senders = job.reports.filter(({ state, hasSender }) => state === 'open' && hasSender).length
  const run = async (act: Act) => {
    setBusy(act)
    setErrors({})
    try {
      await decide(client, job, act, { reason, reply, idempotencyKey: key.current })
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      const isAgainst = act === 'refuse' || act === 'block'
      const description = isAgainst ? mail.told(job.employer.companyName, 'on the job’s page') : job.title
      toast({ title: ACTS[act].done, description })
      onDone()
    } catch (failure) {
      const fields = failure instanceof ApiError ? failure.errors : {}
      const form = failure instanceof Error ? failure.message : 'Please try again.'
      setErrors(fields['reason'] ? { reason: fields['reason'] } : { form })
      setBusy(undefined)
    }
  }
  const button = (act: Act | undefined, look?: 'against') =>
    act && (
      <DecisionButton words={ACTS[act]} look={look} isBusy={busy === act} onClick={() => void run(act)} />
    )
  return (
    <>
      {job.state === 'open' && <AppLink href={`/jobs/${job.id}`}>See the page</AppLink>}
      {errors.form && <Notice kind="danger">{errors.form}</Notice>}
      {bad && (
        <TextField
          label={`Reason to ${bad === 'refuse' ? 'refuse it' : 'take it down'}`}
          name="reason"
          rows={3}
          help={`${againstWords(job, bad)} ${mail.read('on the job’s page')}`}
          error={errors.reason}
          value={reason}
          onInput={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      {senders > 0 && (
        <TextField
          label={`Reply to ${senders === 1 ? 'the person' : `the ${senders} people`} who reported it`}
          name="reply"
          rows={2}
          help="We thank them and say what you decided. You can add a sentence."
          value={reply}
          onInput={({ currentTarget }) => setReply(currentTarget.value)}
        />
      )}
      {(bad || good) && (
        <div className="grid grid-cols-2 gap-2">
          {button(bad, 'against')}
          {button(good)}
        </div>
      )}
      {!bad && !good && <p className="text-muted">This job is a draft. There is nothing to decide.</p>}
    </>
  )
}

type Words = { reason: string; reply: string; idempotencyKey: string }

function decide(client: ApiClient, job: CheckedJob, act: Act, { reason, reply, idempotencyKey }: Words) {
  const one = client.api.admin['job-checks'][':id']
  const param = { id: String(job.id) }
  if (act === 'refuse' || act === 'block') {
    const headers = { 'Idempotency-Key': idempotencyKey }
    return call(one[act].$post({ param, json: { reason, reply } }, { headers }))
  }
  if (act === 'unblock') return call(one.unblock.$post({ param }))
  return call(one[act].$post({ param, json: { updatedAt: job.updatedAt, reply } }))
}

/**
 * Describes the effect of refusing or taking down a job. The paid days of a job that was public before it was held stay
 * with the draft.
 */
function againstWords({ heldCredits, wasPublished, employer }: CheckedJob, act: 'refuse' | 'block'): string {
  if (act === 'block') return `It will be hidden at once, and ${employer.companyName} cannot open it again.`
  const refund = heldCredits
    ? `The employer gets ${plural(heldCredits, 'credit')} back.`
    : wasPublished
      ? 'The days that are left stay with the draft.'
      : 'Nothing was paid for it.'
  return `It becomes a draft again, which ${employer.companyName} can correct. ${refund}`
}
