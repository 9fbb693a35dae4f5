import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FillJob } from '../../../modules/applications/schema.ts'
import { plural } from '../../../shared/text.ts'
import { useForm } from '../../app/forms/form.ts'
import { call } from '../../app/loading/api-client.ts'
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

/** Asks before a job is closed for which people still wait, and offers to tell them kindly. */
export function CloseJob({ job, undecided, isFull, onClose, onDone }: CloseJobProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
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
        await call(fill.$post({ param, json: { words } }))
      } else await call(close.$post({ param }))
      await Promise.all([refreshJobs(queryClient), tells && refreshCards(queryClient)])
      toast({ title: 'Success', description: 'Job posting closed. You can reopen it.' })
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
        help="They get a notice on their dashboard, and an email if they have switched that on."
        checked={tells}
        onChange={({ target }) => setTells(target.checked)}
      />
      {tells && <FarewellWords kind={farewell.kind} error={form.errors['words']} />}
    </FormDialog>
  )
}
