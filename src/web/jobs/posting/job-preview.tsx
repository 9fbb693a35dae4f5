// The styles of the public page, and of a job beside a list.
import '../page/job-page.css'
import '../list/job-list.css'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import * as v from 'valibot'
import { JobPosting } from '../../../modules/jobs/posting-schema.ts'
import { formValues } from '../../app/forms/form-values.ts'
import { type ApiClient, call, refusalOf } from '../../app/loading/api-client.ts'
import { useSettings, useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { SkeletonList } from '../../components/states/states.tsx'
import { jobDescription, jobTitle } from '../page/job-head.ts'
import { readJobForm } from './job-form-values.ts'

// The page of a job is only needed once the preview is in view.
const JobPage = lazy(() => import('../page/job-page.tsx').then((file) => ({ default: file.JobPage })))

/** Milliseconds after the last change before the preview follows. */
const REST = 700
const WIDE = '(min-width: 64rem)'

/** Shows the future page of the job. It is open beside the form on wide screens, and otherwise after a click. */
export function JobPreview({ formId }: { formId: string }) {
  const [isOpen, setOpen] = useState(() => matchMedia(WIDE).matches)
  return (
    <section aria-label="Preview" className="job-preview">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="more">Preview: the job as people will see it</summary>
        {isOpen && <OpenPreview formId={formId} />}
      </details>
    </section>
  )
}

type Typed = v.InferInput<typeof JobPosting>

const readPreview = (client: ApiClient, json: Typed) =>
  call(client.api.employer['job-postings'].preview.$post({ json }))

function OpenPreview({ formId }: { formId: string }) {
  const { client } = useSite()
  const input = useTypedJob(formId)
  const { data: job, error } = useQuery({
    queryKey: ['employer', 'job-preview', input],
    queryFn: () => readPreview(client, withPlaceholders(input ?? UNNAMED)),
    enabled: input !== undefined,
    placeholderData: (before) => before,
    gcTime: 0,
  })
  if (error) return <p className="text-muted">{error.message}</p>
  const loading = <SkeletonList count={1} label="Loading the preview…" boneClass="h-100 rounded-card" />
  if (!job || !input) return loading
  return (
    <>
      <div className="pane">
        {/* Nothing in it can be pressed: the job does not exist yet. */}
        <div inert>
          <Suspense fallback={loading}>
            <JobPage job={job} similar={[]} pace={null} more={[]} sent={null} fit={null} level="h2" />
          </Suspense>
        </div>
      </div>
      {input.location && <Shared job={job} input={input} />}
    </>
  )
}

type SharedProps = { job: Awaited<ReturnType<typeof readPreview>>; input: Typed }

/** The job as it appears in a message with its link. */
function Shared({ job, input }: SharedProps) {
  return (
    <>
      <h2 className="mt-4 mb-2 text-17">Shared on WhatsApp</h2>
      <div className="overflow-hidden rounded-card border bg-surface">
        <SharedPicture key={JSON.stringify(input)} input={input} />
        <div className="grid gap-1 p-3 wrap-anywhere">
          <p className="font-semibold">{jobTitle(job)}</p>
          <p className="line-clamp-2 text-13">{jobDescription(job)}</p>
          <p className="text-muted text-13">{location.host}</p>
        </div>
      </div>
    </>
  )
}

/** Shown until the job has a title. */
const UNNAMED = { title: 'Job title', draft: true } as const

/** Puts placeholders where texts are still missing. */
const withPlaceholders = (input: Typed): Typed => ({
  ...input,
  description: input.description || 'Your description will be here.',
  requirements: input.requirements || 'Your requirements will be here.',
})

/**
 * Returns the form's values as a draft. While a field is invalid, returns the last valid values. Undefined until the
 * form is there.
 */
function useTypedJob(formId: string): Typed | undefined {
  const [typed, setTyped] = useState<Typed>()
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    let timer: ReturnType<typeof setTimeout>
    const read = () => {
      const { title, ...input } = readJobForm(formValues(form))
      const result = v.safeParse(JobPosting, {
        ...input,
        title: title?.trim() || UNNAMED.title,
        questions: [],
        draft: true,
      })
      if (result.success) setTyped({ ...result.output, draft: true })
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(read, REST)
    }
    read()
    form.addEventListener('input', later)
    // Skills are chips, and the options of a list may arrive after the form.
    const changes = new MutationObserver(later)
    changes.observe(form, { childList: true, subtree: true })
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', later)
      changes.disconnect()
    }
  }, [formId])
  return typed
}

/** The picture is 40 kB, so it loads only when the employer asks for it. */
function SharedPicture({ input }: { input: Typed }) {
  const { client } = useSite()
  const { site_name } = useSettings()
  const [picture, setPicture] = useState<string>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => () => (picture ? URL.revokeObjectURL(picture) : undefined), [picture])
  const draw = async () => {
    setBusy(true)
    try {
      const answer = await client.api.employer['job-postings']['preview.jpg'].$post({ json: input })
      if (!answer.ok) throw await refusalOf(answer)
      setPicture(URL.createObjectURL(await answer.blob()))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The picture could not be loaded.')
    }
    setBusy(false)
  }
  if (picture)
    return <img src={picture} alt={`${input.title ?? ''} on ${site_name}`} width={1200} height={630} />
  return (
    <div className="grid aspect-[1200/630] place-items-center p-3 text-center">
      <Button look="quiet" busy={busy} busyLabel="Drawing…" onClick={() => void draw()}>
        Show the picture (40 kB)
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
