import { useRouteContext } from '@tanstack/react-router'
import { useId } from 'react'
import { formatDate } from '../../shared/dates.ts'
import { plural } from '../../shared/text.ts'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { Notice } from '../components/notice.tsx'
import { useCreditsHref } from '../credits/credits-href.ts'
import { useDraft } from '../draft.ts'
import { DraftNotice } from '../draft-notice.tsx'
import { AppLink } from '../link.tsx'
import { defaultClosingDate, JobFields } from './job-fields.tsx'
import { type JobFormValues, jobFormTexts, jobFormValues } from './job-form-values.ts'
import { JobPreview } from './job-preview.tsx'
import type { OwnJob } from './job-queries.ts'
import { useCredits } from './queries.ts'
import { type JobFormAim, useJobForm } from './use-job-form.ts'

type JobDialogProps = {
  employerId: number
  /** The posting that is edited. */
  job?: OwnJob | undefined
  /** A new one starts from this one. */
  from?: OwnJob | undefined
  onClose: () => void
  onDone: (aim: JobFormAim) => void
}

export function JobDialog({ employerId, job, from, onClose, onDone }: JobDialogProps) {
  const { now } = useRouteContext({ from: '__root__' })
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
      description={isPublished ? undefined : 'A published job stands on the public list at once.'}
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

/** A duplicate is closed when a new job would be: the date of the old one is over or about to be. */
function startingWith(source: OwnJob | undefined, isNew: boolean, now: Date): JobFormValues {
  const closingDate = defaultClosingDate(now)
  if (!source) return { ...jobFormTexts({}), closingDate }
  return isNew ? { ...jobFormValues(source), closingDate } : jobFormValues(source)
}

const shortText = (cost: number) =>
  `You need at least ${plural(cost, 'credit')} to post this job. Please purchase more credits.`

/** What is typed stays: a draft is free. */
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

/** A question, no refusal: perhaps two people are looked for. */
function PostedBefore({ job }: { job: OwnJob }) {
  const posted = job.publishedAt ? formatDate(job.publishedAt) : ''
  return (
    <Notice kind="warning" title="Do you want to post this job a second time?">
      You posted “{job.title}” in {job.locationName} on {posted}. Publish anyway, or renew that one.
    </Notice>
  )
}
