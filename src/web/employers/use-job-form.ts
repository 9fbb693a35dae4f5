import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { JobPosting } from '../../modules/jobs/posting-schema.ts'
import { type ApiClient, ApiError, call } from '../api-client.ts'
import { toast } from '../components/toast.ts'
import type { Draft } from '../draft.ts'
import { useForm } from '../form.ts'
import { useSettings } from '../settings.ts'
import { readJobForm } from './job-form-values.ts'
import { HELD, isHeld, type OwnJob, ownJobsQuery, refreshJobs } from './job-queries.ts'
import { refreshCredits } from './queries.ts'
import { findSameJob } from './same-job.ts'

/** `save`: the changes of a job that was published. */
export type JobFormAim = 'publish' | 'draft' | 'save'

type JobFormOptions = { job: OwnJob | undefined; draft: Draft; onDone: (aim: JobFormAim) => void }

/** Sends the form for whichever button was pressed. Before a job is posted a second time it asks, once. */
export function useJobForm({ job, draft, onDone }: JobFormOptions) {
  const { client, now } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const { job_posting_cost: cost } = useSettings()
  const { data: jobs = [] } = useQuery(ownJobsQuery(client))
  const aim = useRef<JobFormAim>(job && job.state !== 'draft' ? 'save' : 'publish')
  const [pressed, setPressed] = useState(aim.current)
  const [same, setSame] = useState<OwnJob>()
  const failed = job ? 'Failed to update job posting' : 'Failed to create job posting'
  const form = useForm({
    schema: JobPosting,
    read: (values) => ({ ...readJobForm(values), draft: aim.current === 'draft' }),
    fallback: failed,
    submit: async (input, { idempotencyKey }) => {
      const found = aim.current === 'publish' ? findSameJob(jobs, input, now, job?.id) : undefined
      if (found && found.id !== same?.id) return setSame(found)
      let answer: object
      try {
        answer = await send(client, { job, input, aim: aim.current, cost, key: idempotencyKey })
      } catch (error) {
        tell(error, failed)
        // A draft that could not be published was saved all the same.
        if (job) await refreshJobs(queryClient)
        if (error instanceof ApiError && error.code === 'price_changed')
          await queryClient.invalidateQueries({ queryKey: ['settings'] })
        throw error
      }
      draft.forget()
      if (aim.current === 'publish') void refreshCredits(queryClient)
      await refreshJobs(queryClient)
      toast({
        title: 'Success',
        description: isHeld(answer) && aim.current === 'publish' ? HELD : DONE[aim.current],
      })
      onDone(aim.current)
    },
  })
  return {
    ...form,
    cost,
    same,
    pressed,
    aimAt: (next: JobFormAim) => {
      aim.current = next
      setPressed(next)
    },
  }
}

const DONE: Record<JobFormAim, string> = {
  publish: 'Job posting created and published successfully!',
  draft: 'Draft saved. Nobody else can see it.',
  save: 'Job posting updated successfully',
}

type Sending = {
  job: OwnJob | undefined
  input: JobPosting
  aim: JobFormAim
  cost: number
  key: string
}

/** A draft is saved before it is published: what was typed is safe when the credits are short. */
async function send(client: ApiClient, { job, input, aim, cost, key }: Sending): Promise<object> {
  const { ':id': one, $post } = client.api.employer['job-postings']
  const headers = { 'Idempotency-Key': key }
  if (!job) return call($post({ json: input.draft ? input : { ...input, expectedCost: cost } }, { headers }))
  const param = { id: String(job.id) }
  const saved = await call(one.$put({ param, json: input }))
  if (aim !== 'publish') return saved
  return call(one.publish.$post({ param, json: { expectedCost: cost } }, { headers }))
}

function tell(error: unknown, failed: string): void {
  const isShort = error instanceof ApiError && error.status === 402
  const description = error instanceof Error ? error.message : failed
  toast({ title: isShort ? 'Insufficient Credits' : failed, description, variant: 'destructive' })
}
