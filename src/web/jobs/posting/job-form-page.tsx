import '../posted/posted.css'
import { useId, useState } from 'react'
import { formatDate } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { DraftSaved, useDraft } from '../../app/forms/draft.tsx'
import { DraftForm } from '../../app/forms/draft-form.tsx'
import { formValues } from '../../app/forms/form-values.ts'
import { AppLink } from '../../app/link.tsx'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/states/states.tsx'
import { useCreditsHref } from '../../credits/credits-href.ts'
import { useCredits } from '../../credits/queries.ts'
import { BackToJobs } from '../posted/back-to-jobs.tsx'
import type { OwnJob } from '../posted/queries.ts'
import { exampleValues, JOB_EXAMPLES } from './job-examples.ts'
import { defaultClosingDate, JobFields } from './job-fields.tsx'
import { type JobFormValues, jobFormTexts, jobFormValues } from './job-form-values.ts'
import { JobPreview } from './job-preview.tsx'
import { ChangeTemplate, SaveTemplate } from './job-templates.tsx'
import { type JobFormStart, StartFrom } from './start-from.tsx'
import { type JobFormAim, useJobForm } from './use-job-form.ts'

type JobFormPageProps = JobFormStart & { employerId: number }

export function JobFormPage({ employerId, ...start }: JobFormPageProps) {
  const { now, go } = useSite()
  const formId = useId()
  const { job, template: kept } = start
  const draft = useDraft({ kind: 'employer', id: employerId }, draftName(start))
  const form = useJobForm({ job, draft, onDone: (aim, id) => go(placeAfter(aim, id)) })
  const { errors, cost, same } = form
  const isPublished = job !== undefined && job.state !== 'draft'
  const [template, setTemplate] = useState<JobFormValues>()
  const read = () => (draft.form.current ? jobFormTexts(formValues(draft.form.current)) : undefined)
  const values = draft.kept ? jobFormTexts(draft.kept) : startingWith(start, now)
  return (
    <>
      <BackToJobs />
      <header>
        <h1>{job ? 'Edit Job Posting' : 'Post New Job'}</h1>
        {!isPublished && (
          <p className="text-muted">
            A published job is on the public list at once, unless we have to check it first.
          </p>
        )}
      </header>
      {!job && <StartFrom {...start} />}
      <div className="job-form">
        <div className="grid content-start gap-4">
          <DraftForm draft={draft} form={form} id={formId}>
            <JobFields errors={errors} values={values} />
          </DraftForm>
          {same && <PostedBefore job={same} />}
          {!isPublished && <Price cost={cost} />}
          <div className="flex flex-wrap items-center gap-2">
            {kept && <ChangeTemplate template={kept} read={read} />}
            <Button look="bare" onClick={() => setTemplate(read())}>
              {kept ? 'Save as another template' : 'Save as a template'}
            </Button>
          </div>
          {template && <SaveTemplate job={template} onClose={() => setTemplate(undefined)} />}
        </div>
        <JobPreview key={draft.round} formId={formId} />
      </div>
      <div className="form-bar">
        <div className="mr-auto max-sm:hidden">
          <DraftSaved draft={draft} />
        </div>
        <FormButtons form={form} formId={formId} isPublished={isPublished} />
      </div>
    </>
  )
}

function draftName({ job, from, template, example }: JobFormStart): string {
  if (job) return `job:${job.id}`
  if (from) return `job:like:${from.id}`
  if (template) return `job:template:${template.id}`
  return example ? `job:example:${example}` : 'job'
}

/** The page that shows the job after it was saved. */
function placeAfter(aim: JobFormAim, id: number): string {
  if (aim === 'draft') return '/employer-jobs?tab=drafts'
  return aim === 'publish' ? `/employer-job/${id}?published=true` : `/employer-job/${id}`
}

/**
 * Returns the values that the form starts with. A copy gets the closing date of a new job, because the old date has
 * passed or will soon.
 */
function startingWith({ job, from, template, example }: JobFormStart, now: Date): JobFormValues {
  if (job) return jobFormValues(job)
  const closingDate = defaultClosingDate(now)
  const known = example === undefined ? undefined : JOB_EXAMPLES[example]
  const copied = from ?? template?.job
  const values = copied ? jobFormValues(copied) : known ? exampleValues(known) : jobFormTexts({})
  return { ...values, closingDate }
}

type FormButtonsProps = { form: ReturnType<typeof useJobForm>; formId: string; isPublished: boolean }

function FormButtons({ form, formId, isPublished }: FormButtonsProps) {
  const { busy, cost, same, pressed, aimAt } = form
  const credits = useCredits()
  const common = { type: 'submit', form: formId, busy } as const
  if (isPublished)
    return (
      <Button {...common} busyLabel="Saving…">
        Save Changes
      </Button>
    )
  return (
    <>
      <Button
        {...common}
        look="quiet"
        busyLabel={pressed === 'draft' ? 'Saving…' : undefined}
        onClick={() => aimAt('draft')}
      >
        Save draft
      </Button>
      <Button
        {...common}
        busyLabel={pressed === 'publish' ? 'Publishing…' : undefined}
        refusal={credits !== undefined && credits < cost ? shortText(cost) : undefined}
        onClick={() => aimAt('publish')}
      >
        {same ? 'Publish anyway' : 'Publish'} ({plural(cost, 'credit')})
      </Button>
    </>
  )
}

const shortText = (cost: number) =>
  `You need at least ${plural(cost, 'credit')} to post this job. Please purchase more credits.`

/**
 * Shows the price. When there are too few credits, it suggests saving a draft, which is free, so that no text is lost.
 */
function Price({ cost }: { cost: number }) {
  const href = useCreditsHref()
  const credits = useCredits()
  if (credits === undefined) return null
  if (credits < cost) {
    return (
      <Notice kind="warning">
        {shortText(cost)} You have {plural(credits, 'credit')}. You can save a draft first.{' '}
        <AppLink href={href}>Buy Credits</AppLink>
      </Notice>
    )
  }
  return (
    <p>
      Publishing costs {plural(cost, 'credit')}. You have {plural(credits, 'credit')}; {credits - cost} will
      be left. A draft is free.
    </p>
  )
}

/** Asks instead of refusing, because the employer may need two people for the same job. */
function PostedBefore({ job }: { job: OwnJob }) {
  const posted = job.publishedAt ? formatDate(job.publishedAt) : ''
  return (
    <Notice kind="warning" title="Do you want to post this job a second time?">
      You posted “{job.title}” in {job.locationName} on {posted}. Publish anyway, or renew that one.
    </Notice>
  )
}
