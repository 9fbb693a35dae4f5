import { useId } from 'react'
import { formatDate } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { DraftNotice, useDraft } from '../../app/forms/draft.tsx'
import { AppLink } from '../../app/link.tsx'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { Notice } from '../../components/states/states.tsx'
import { useCreditsHref } from '../../credits/credits-href.ts'
import { useCredits } from '../../credits/queries.ts'
import type { OwnJob } from '../posted/queries.ts'
import { defaultClosingDate, JobFields } from './job-fields.tsx'
import { type JobFormValues, jobFormTexts, jobFormValues } from './job-form-values.ts'
import { JobPreview } from './job-preview.tsx'
import { type JobFormAim, useJobForm } from './use-job-form.ts'

type JobDialogProps = {
  employerId: number
  /** The job to edit. */
  job?: OwnJob | undefined
  /** The job that a new one is a copy of. */
  from?: OwnJob | undefined
  onClose: () => void
  onDone: (aim: JobFormAim) => void
}

export function JobDialog({ employerId, job, from, onClose, onDone }: JobDialogProps) {
  const { now } = useSite()
  const formId = useId()
  const name = job ? `job:${job.id}` : from ? `job:like:${from.id}` : 'job'
  const draft = useDraft({ kind: 'employer', id: employerId }, name)
  const form = useJobForm({ job, draft, onDone })
  const { errors, message, busy, formProps, cost, same, pressed, aimAt } = form
  const credits = useCredits()
  const isPublished = job !== undefined && job.state !== 'draft'
  const values = draft.kept ? jobFormTexts(draft.kept) : startingWith(job ?? from, job === undefined, now)
  return (
    <Dialog
      shape="full"
      title={job ? 'Edit Job Posting' : 'Post New Job'}
      description={
        isPublished
          ? undefined
          : 'A published job is on the public list at once, unless we have to check it first.'
      }
      onClose={onClose}
      actions={
        <>
          <Button look="bare" onClick={onClose}>
            Cancel
          </Button>
          {isPublished ? (
            <Button type="submit" form={formId} busy={busy} busyLabel="Saving…">
              Save Changes
            </Button>
          ) : (
            <>
              <Button
                look="quiet"
                type="submit"
                form={formId}
                busy={busy}
                busyLabel={pressed === 'draft' ? 'Saving…' : undefined}
                onClick={() => aimAt('draft')}
              >
                Save draft
              </Button>
              <Button
                type="submit"
                form={formId}
                busy={busy}
                busyLabel={pressed === 'publish' ? 'Publishing…' : undefined}
                refusal={credits !== undefined && credits < cost ? shortText(cost) : undefined}
                onClick={() => aimAt('publish')}
              >
                {same ? 'Publish anyway' : 'Publish'} ({plural(cost, 'credit')})
              </Button>
            </>
          )}
        </>
      }
    >
      <DraftNotice draft={draft} />
      <form
        {...formProps}
        key={draft.round}
        ref={draft.form}
        id={formId}
        method="post"
        className="grid gap-4"
      >
        <FormErrors errors={errors} message={message} />
        <JobFields errors={errors} values={values} />
      </form>
      <JobPreview key={draft.round} formId={formId} />
      {same && <PostedBefore job={same} />}
      {!isPublished && <Price cost={cost} credits={credits} />}
    </Dialog>
  )
}

/**
 * Returns the values that the form starts with. A duplicate gets the closing date of a new job, because the old date
 * has passed or will soon.
 */
function startingWith(source: OwnJob | undefined, isNew: boolean, now: Date): JobFormValues {
  const closingDate = defaultClosingDate(now)
  if (!source) return { ...jobFormTexts({}), closingDate }
  return isNew ? { ...jobFormValues(source), closingDate } : jobFormValues(source)
}

const shortText = (cost: number) =>
  `You need at least ${plural(cost, 'credit')} to post this job. Please purchase more credits.`

/**
 * Shows the price. When there are too few credits, it suggests saving a draft, which is free, so that no text is lost.
 */
function Price({ cost, credits }: { cost: number; credits: number | undefined }) {
  const href = useCreditsHref()
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
