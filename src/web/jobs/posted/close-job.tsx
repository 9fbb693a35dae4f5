import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_BULK, UNDO_SECONDS } from '../../../modules/applications/limits.ts'
import { FillJob } from '../../../modules/applications/schema.ts'
import { plural } from '../../../shared/text.ts'
import { SECOND } from '../../../shared/time.ts'
import { useForm } from '../../app/forms/form.ts'
import { call, reasonOf } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Checkbox } from '../../components/forms/choice.tsx'
import { FormDialog } from '../../components/overlays/form-dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { refreshCards } from '../../pipeline/queries.ts'
import { FarewellWords, useFarewell } from '../../pipeline/reject-dialog.tsx'
import { fullWords } from './job-acts.ts'
import { CLOSING } from './job-confirm.tsx'
import { type OwnJob, refreshJobs } from './queries.ts'

type CloseJobProps = {
  job: OwnJob
  /** The applicants who still wait for a decision. */
  undecided: number
  isFull: boolean
  onClose: () => void
  onDone: () => void
}

/** Asks before closing a job with waiting applicants, and offers to reject them with kind words. */
export function CloseJob({ job, undecided, isFull, onClose, onDone }: CloseJobProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const offerUndo = useOfferUndo()
  const farewell = useFarewell()
  const [tells, setTells] = useState(isFull)
  const form = useForm({
    schema: FillJob,
    fallback: 'The job was not closed. Please try again.',
    async submit({ words }) {
      const { fill, close } = client.api.employer['job-postings'][':id']
      const param = { id: String(job.id) }
      if (tells) {
        farewell.keep(words)
        const { rejected } = await call(fill.$post({ param, json: { words } }))
        offerUndo(job.id, rejected)
      } else {
        await call(close.$post({ param }))
        toast({ title: 'Success', description: 'Job posting closed. You can reopen it.' })
      }
      await refreshJobsAndCards(queryClient)
      onDone()
    },
  })
  return (
    <FormDialog
      title="Close this job?"
      description={`${isFull ? `${fullWords(job.places ?? 0)}. ` : ''}“${job.title}” ${CLOSING}`}
      form={form}
      submitLabel="Close job"
      busyLabel="Closing…"
      cancelLabel="Keep it open"
      onClose={onClose}
    >
      <Checkbox
        label={`Reject ${undecided === 1 ? 'the applicant who still waits' : `the ${plural(undecided, 'applicant')} who still wait`}, and tell them kindly`}
        help="You can undo it for ten seconds. Then they get a notice on their dashboard, and an email if they have switched that on."
        checked={tells}
        onChange={({ target }) => setTells(target.checked)}
      />
      {tells && <FarewellWords kind={farewell.kind} error={form.errors['words']} />}
    </FormDialog>
  )
}

const refreshJobsAndCards = (queryClient: QueryClient) =>
  Promise.all([refreshJobs(queryClient), refreshCards(queryClient)])

/** Offers to reopen the job and undo its rejections before the applicants are notified. */
function useOfferUndo() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const undo = async (jobId: number, rejected: readonly number[]) => {
    const { applications, 'job-postings': jobs } = client.api.employer
    try {
      await call(jobs[':id'].reopen.$post({ param: { id: String(jobId) } }))
      let undone = 0
      for (let from = 0; from < rejected.length; from += MAX_BULK) {
        const ids = rejected.slice(from, from + MAX_BULK)
        const { results } = await call(applications.undo.$post({ json: { ids } }))
        undone += results.filter(({ result }) => result === 'undone').length
      }
      const late = rejected.length - undone
      toast(
        late === 0
          ? { title: 'Undone', description: 'The job is open again, and nobody was rejected.' }
          : {
              title: 'Too late to undo',
              description: `The job is open again, but ${plural(late, 'applicant')} had been told.`,
              variant: 'destructive',
            },
      )
    } catch (error) {
      const description = reasonOf(error)
      toast({ title: 'Not undone', description, variant: 'destructive' })
    }
    await refreshJobsAndCards(queryClient)
  }
  return (jobId: number, rejected: readonly number[]) =>
    toast({
      title: 'Job posting closed',
      description: `${plural(rejected.length, 'applicant')} rejected.`,
      duration: UNDO_SECONDS * SECOND,
      action: { label: 'Undo', onAction: () => void undo(jobId, rejected) },
    })
}
