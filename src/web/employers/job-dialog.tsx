import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { JobPosting } from '../../modules/jobs/schema.ts'
import { plural } from '../../shared/text.ts'
import { ApiError, call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { Notice } from '../components/notice.tsx'
import { toast } from '../components/toast.ts'
import { useCreditsHref } from '../credits/credits-href.ts'
import { useForm } from '../form.ts'
import { AppLink } from '../link.tsx'
import { useSettings } from '../settings.ts'
import { JobFields } from './job-fields.tsx'
import { jobFormValues, readJobForm } from './job-form-values.ts'
import { type OwnJob, refreshJobs } from './job-queries.ts'
import { refreshCredits, useCredits } from './queries.ts'

type JobDialogProps = {
  /** The posting that is edited. */
  job?: OwnJob | undefined
  /** A new one starts from this one. */
  from?: OwnJob | undefined
  onClose: () => void
}

export function JobDialog({ job, from, onClose }: JobDialogProps) {
  const formId = useId()
  const { form, saveAsDraft, cost } = useJobForm(job, onClose)
  const credits = useCredits()
  const { errors, message, busy, formProps } = form
  const source = job ?? from
  const isShort = credits !== undefined && credits < cost
  return (
    <Dialog
      shape="wide"
      title={job ? 'Edit Job Posting' : 'Post New Job'}
      description={job ? undefined : 'A published job stands on the public list at once.'}
      onClose={onClose}
      actions={
        <>
          <Button look="bare" onClick={onClose}>
            Cancel
          </Button>
          {job ? (
            <Button type="submit" form={formId} busy={busy} busyLabel="Saving…">
              Save Changes
            </Button>
          ) : (
            <>
              <Button look="quiet" type="submit" form={formId} busy={busy} onClick={() => saveAsDraft(true)}>
                Save draft
              </Button>
              <Button
                type="submit"
                form={formId}
                busy={busy}
                busyLabel="Publishing…"
                refusal={isShort ? shortText(cost) : undefined}
                onClick={() => saveAsDraft(false)}
              >
                Publish ({plural(cost, 'credit')})
              </Button>
            </>
          )}
        </>
      }
    >
      <form id={formId} className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} />
        {isShort && !job && <ShortOfCredits cost={cost} />}
        <JobFields errors={errors} values={source ? jobFormValues(source) : {}} />
      </form>
    </Dialog>
  )
}

/** What is typed stays: a draft is free. */
function ShortOfCredits({ cost }: { cost: number }) {
  return (
    <Notice kind="warning">
      {shortText(cost)} You can save a draft first. <AppLink href={useCreditsHref()}>Buy Credits</AppLink>
    </Notice>
  )
}

const shortText = (cost: number) =>
  `You need at least ${plural(cost, 'credit')} to post this job. Please purchase more credits.`

function useJobForm(job: OwnJob | undefined, onClose: () => void) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const { job_posting_cost: cost } = useSettings()
  const isDraft = useRef(false)
  const failed = job ? 'Failed to update job posting' : 'Failed to create job posting'
  const form = useForm({
    schema: JobPosting,
    read: (values) => ({ ...readJobForm(values), draft: isDraft.current }),
    fallback: failed,
    submit: async (input, { idempotencyKey }) => {
      const { draft } = input
      const headers = { 'Idempotency-Key': idempotencyKey }
      const sent = job
        ? client.api.employer['job-postings'][':id'].$put({ param: { id: String(job.id) }, json: input })
        : client.api.employer['job-postings'].$post(
            { json: input.draft ? input : { ...input, expectedCost: cost } },
            { headers },
          )
      await call(sent).catch(async (error: Error) => {
        const isShort = error instanceof ApiError && error.status === 402
        toast({
          title: isShort ? 'Insufficient Credits' : failed,
          description: error.message,
          variant: 'destructive',
        })
        if (error instanceof ApiError && error.code === 'price_changed')
          await queryClient.invalidateQueries({ queryKey: ['settings'] })
        throw error
      })
      if (!draft) void refreshCredits(queryClient)
      await refreshJobs(queryClient)
      toast({ title: 'Success', description: doneText(job !== undefined, draft) })
      onClose()
    },
  })
  return {
    form,
    cost,
    saveAsDraft: (draft: boolean) => {
      isDraft.current = draft
    },
  }
}

function doneText(isEdit: boolean, isDraft: boolean): string {
  if (isEdit) return 'Job posting updated successfully'
  return isDraft ? 'Draft saved. Nobody else can see it.' : 'Job posting created and published successfully!'
}
