import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { JobPosting } from '../../../modules/jobs/posting-schema.ts'
import { formValues } from '../../app/forms/form-values.ts'
import { call, refusalOf } from '../../app/loading/api-client.ts'
import { useSettings, useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { JobRow } from '../list/job-row.tsx'
import { jobDescription, jobTitle } from '../page/job-head.ts'
import { readJobForm } from './job-form-values.ts'

/** Milliseconds after the last key before the preview updates. */
const REST = 700

/**
 * Shows how the job will look on the public list and where its link is shared. It follows the text while it is open.
 */
export function JobPreview({ formId }: { formId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="card" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center font-semibold text-brand underline">
        Preview
      </summary>
      {isOpen && <OpenPreview formId={formId} />}
    </details>
  )
}

function OpenPreview({ formId }: { formId: string }) {
  const { client, now } = useSite()
  const input = useTypedJob(formId)
  const { data: job, error } = useQuery({
    queryKey: ['employer', 'job-preview', input],
    queryFn: () =>
      call(client.api.employer['job-postings'].preview.$post({ json: input ?? { title: '', draft: true } })),
    enabled: input !== undefined && Boolean(input.location),
    placeholderData: (before) => before,
    gcTime: 0,
  })
  if (error) return <p className="text-muted">{error.message}</p>
  if (!job || !input) return <p className="text-muted">Fill in title and location first.</p>
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <section className="grid content-start gap-2">
        <h4>On the job list</h4>
        <ul inert className="list">
          <JobRow job={job} now={now} level="h3" />
        </ul>
      </section>
      <section className="grid content-start gap-2">
        <h4>Shared on WhatsApp</h4>
        <div className="overflow-hidden rounded-lg border bg-paper">
          <SharedPicture key={JSON.stringify(input)} input={input} />
          <div className="grid gap-1 p-3 wrap-anywhere">
            <p className="font-semibold">{jobTitle(job)}</p>
            <p className="line-clamp-2 text-13">{jobDescription(job)}</p>
            <p className="text-muted text-13">{location.host}</p>
          </div>
        </div>
      </section>
    </div>
  )
}

type Typed = v.InferInput<typeof JobPosting>

/** Returns the form's values as a draft. Undefined while a field is invalid. */
function useTypedJob(formId: string): Typed | undefined {
  const [typed, setTyped] = useState<Typed>()
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    let timer: ReturnType<typeof setTimeout>
    const read = () => {
      const input = { ...readJobForm(formValues(form)), draft: true }
      const result = v.safeParse(JobPosting, { ...input, questions: [] })
      if (result.success) setTyped({ ...result.output, draft: true })
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(read, REST)
    }
    read()
    form.addEventListener('input', later)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', later)
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
