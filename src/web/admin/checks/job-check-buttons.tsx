import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../api-client.ts'
import { Button } from '../../components/button.tsx'
import { toast } from '../../components/toast.ts'
import { AppLink } from '../../link.tsx'
import { CheckReasonDialog } from './check-reason-dialog.tsx'
import type { CheckedJob } from './reports-queries.ts'

type Act = 'release' | 'dismiss' | 'unblock'
const ACTS: Record<Act, { label: string; busy: string; done: string }> = {
  release: { label: 'Publish', busy: 'Publishing…', done: 'Job published' },
  dismiss: { label: 'Nothing Wrong', busy: 'Saving…', done: 'Job found harmless' },
  unblock: { label: 'Give Back', busy: 'Giving back…', done: 'Job given back' },
}

/** What can be decided of a job in its state. */
function offered({ state, words, reports }: CheckedJob): { acts: Act[]; refusal?: 'block' | 'refuse' } {
  if (state === 'held') return { acts: ['release'], refusal: 'refuse' }
  if (state === 'blocked') return { acts: ['unblock'] }
  if (state === 'draft') return { acts: [] }
  const waits = words.length > 0 || reports.some((report) => report.state === 'open')
  return { acts: waits ? ['dismiss'] : [], refusal: 'block' }
}

export function JobCheckButtons({ job, onDone }: { job: CheckedJob; onDone: () => void }) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<Act>()
  const [isRefusing, setIsRefusing] = useState(false)
  const { acts, refusal } = offered(job)
  const run = async (act: Act) => {
    setBusy(act)
    const failure = await call(
      client.api.admin['job-checks'][':id'][act].$post({ param: { id: String(job.id) } }),
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
