import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { InterviewCancel } from '../../modules/interviews/schema.ts'
import { useForm } from '../app/forms/form.ts'
import { call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { TextField } from '../components/forms/field.tsx'
import { FormDialog } from '../components/overlays/form-dialog.tsx'
import { toast } from '../components/overlays/toast.ts'
import { SkeletonList } from '../components/states/states.tsx'
import { CalendarLink, InterviewFacts } from './interview-facts.tsx'
import { interviewLine, momentOf } from './interview-words.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { type Interview, interviewQuery, refreshInterviews } from './queries.ts'

type Applicant = { id: number; applicantName: string }

/** The interview of an application in its sheet: times to offer, the answer, and the agreed time. */
export function EmployerInterview({ applicant }: { applicant: Applicant }) {
  const { client } = useSite()
  const { data, error } = useQuery(interviewQuery(client, applicant.id))
  const [open, setOpen] = useState<'offer' | 'cancel'>()
  if (error)
    return <p className="text-muted">The interview could not be loaded. Close this and open it again.</p>
  if (!data) return <SkeletonList count={1} label="Loading the interview…" boneClass="h-20" />
  const { interview } = data
  const isOn = interview !== null && interview.state !== 'cancelled'
  return (
    <div className="grid gap-3">
      {interview ? (
        <Standing id={applicant.id} interview={interview} />
      ) : (
        <p className="text-muted">None yet.</p>
      )}
      <div className="actions">
        <Button look="quiet" onClick={() => setOpen('offer')}>
          {isOn ? 'Change the times' : 'Offer interview times'}
        </Button>
        {isOn && (
          <Button look="danger" onClick={() => setOpen('cancel')}>
            Cancel the interview…
          </Button>
        )}
      </div>
      {open === 'offer' && (
        <OfferDialog applicant={applicant} interview={interview} onClose={() => setOpen(undefined)} />
      )}
      {open === 'cancel' && interview && (
        <CancelDialog applicant={applicant} interview={interview} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}

function Standing({ id, interview }: { id: number; interview: Interview }) {
  const { state, times, asked, startsAt } = interview
  return (
    <>
      <p className="font-semibold">{interviewLine(interview, 'employer')}</p>
      {state === 'asked' && (
        <figure className="said">
          <figcaption>They write:</figcaption>
          <blockquote>{asked}</blockquote>
        </figure>
      )}
      {state === 'offered' && <p className="text-muted">{times.map(momentOf).join(' · ')}</p>}
      {state !== 'cancelled' && <InterviewFacts interview={interview} />}
      {startsAt && (state === 'agreed' || state === 'cancelled') && (
        <p>
          <CalendarLink
            href={`/api/employer/applications/${id}/interview.ics`}
            isCancelled={state === 'cancelled'}
          />
        </p>
      )}
    </>
  )
}

type CancelDialogProps = { applicant: Applicant; interview: Interview; onClose: () => void }

function CancelDialog({ applicant, interview, onClose }: CancelDialogProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const cancel = useMutation({
    mutationFn: (json: { reason: string; seen: string }) =>
      call(
        client.api.employer.applications[':id'].interview.cancel.$post({
          param: { id: String(applicant.id) },
          json,
        }),
      ),
    onSettled: () => refreshInterviews(queryClient),
  })
  const form = useForm({
    schema: InterviewCancel,
    fallback: 'The interview was not cancelled.',
    read: (values) => ({ reason: String(values['reason'] ?? ''), seen: interview.seen }),
    async submit(json) {
      await cancel.mutateAsync(json)
      toast({ title: 'Interview cancelled', description: `We have told ${applicant.applicantName}.` })
      onClose()
    },
  })
  return (
    <FormDialog
      title="Cancel the interview?"
      description={`We tell ${applicant.applicantName} at once.`}
      form={form}
      submitLabel="Cancel the interview"
      busyLabel="Cancelling…"
      cancelLabel="Keep it"
      danger
      onClose={onClose}
    >
      <TextField
        label="Why (they read this)"
        name="reason"
        rows={3}
        maxLength={500}
        error={form.errors['reason']}
      />
    </FormDialog>
  )
}
