import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { JobPosting } from '../../../modules/jobs/posting-schema.ts'
import type { Draft } from '../../app/forms/draft.tsx'
import { useForm } from '../../app/forms/form.ts'
import { type ApiClient, ApiError, call } from '../../app/loading/api-client.ts'
import { useSettings, useSite } from '../../app/site.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { refreshCredits } from '../../credits/queries.ts'
import { HELD, isHeld, type OwnJob, ownJobsQuery, publishingCost, refreshJobs } from '../posted/queries.ts'
import { readJobForm } from './job-form-values.ts'

/** `save`: saves changes to a published job. */
export type JobFormAim = 'publish' | 'draft' | 'save'

type JobFormOptions = { job: OwnJob | undefined; draft: Draft; onDone: (aim: JobFormAim, id: number) => void }

/**
 * Sends the form for the button that was pressed. Before the employer posts the same job a second time, it asks once.
 */
export function useJobForm({ job, draft, onDone }: JobFormOptions) {
  const { client, now } = useSite()
  const queryClient = useQueryClient()
  const { job_posting_cost } = useSettings()
  const cost = publishingCost(job, job_posting_cost)
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
      let answer: Sent
      try {
        answer = await send(client, { job, input, aim: aim.current, cost, key: idempotencyKey })
      } catch (error) {
        tell(error, failed)
        // The draft was saved even if it could not be published.
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
        description: isHeld(answer) && job?.state !== 'held' ? HELD : DONE[aim.current],
      })
      onDone(aim.current, answer.id)
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

type Sent = Pick<OwnJob, 'id' | 'state'>

/** Saves a draft before publishing it, so that nothing is lost when there are too few credits. */
async function send(client: ApiClient, { job, input, aim, cost, key }: Sending): Promise<Sent> {
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

const DAYS = 30 * 86_400_000

/**
 * Finds a job of this employer with the same title and place that was published in the last 30 days, because the
 * employer may be posting it twice by mistake.
 */
export function findSameJob(
  jobs: readonly OwnJob[],
  { title, location }: { title: string; location: string | null },
  now: Date,
  exceptId: number | undefined,
): OwnJob | undefined {
  return jobs.find(
    (job) =>
      job.id !== exceptId &&
      job.location === location &&
      plain(job.title) === plain(title) &&
      job.publishedAt !== null &&
      now.getTime() - new Date(job.publishedAt).getTime() < DAYS,
  )
}

const plain = (title: string) => title.trim().replace(/\s+/g, ' ').toLowerCase()
