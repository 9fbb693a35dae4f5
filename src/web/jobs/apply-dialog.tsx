import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useId, useState } from 'react'
import * as v from 'valibot'
import { MAX_COVER_LETTER, NewApplication } from '../../modules/applications/schema.ts'
import { answerTo } from '../../modules/jobs/posting-schema.ts'
import { formatDate } from '../../shared/dates.ts'
import { ApiError, call } from '../api-client.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { RadioGroup } from '../components/choice-group.tsx'
import { Dialog } from '../components/dialog.tsx'
import { TextField } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { toast } from '../components/toast.ts'
import type { OwnCv } from '../cvs/own-queries.ts'
import { type Draft, useDraft } from '../draft.ts'
import { DraftNotice } from '../draft-notice.tsx'
import { useForm } from '../form.ts'
import { AppLink } from '../link.tsx'
import type { Profiles } from '../session.ts'
import { AnswerFields, answerName } from './answer-fields.tsx'
import type { Job } from './queries.ts'

export type ApplyDialogProps = {
  job: Job
  /** The job seeker's own; only active ones can be sent. */
  cvs: readonly OwnCv[]
  profile: Profiles['jobSeeker']
  /** Tells a failure in a toast, and leads to the login where that is what is missing and `mayLeave`. */
  tell: (error: unknown, mayLeave: boolean) => void
  /** The application was sent, now or before. */
  onSent: () => Promise<unknown>
  onClose: () => void
}

/** Which CV goes to the employer, and a letter with it. What is typed is kept on the device until it is sent. */
export function ApplyDialog(props: ApplyDialogProps) {
  const [needsCv, setNeedsCv] = useState(false)
  const cvs = props.cvs
    .filter(({ isActive, isBlocked }) => isActive && !isBlocked)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  if (needsCv || cvs.length === 0) return <CvRequired {...props} />
  return <ApplyForm {...props} cvs={cvs} onCvMissing={() => setNeedsCv(true)} />
}

function CvRequired({ job, onClose }: ApplyDialogProps) {
  const upload = `/upload?next=${encodeURIComponent(`/jobs/${job.id}#apply`)}`
  return (
    <Dialog
      title="CV Required"
      description="Please upload your CV before applying for jobs."
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Not now
          </Button>
          <ButtonLink href={upload} link={AppLink}>
            Upload your CV
          </ButtonLink>
        </>
      }
    >
      <p>Afterwards you come back to this job.</p>
    </Dialog>
  )
}

type ApplyFormProps = ApplyDialogProps & { onCvMissing: () => void }

function ApplyForm(props: ApplyFormProps) {
  const { job, cvs, onClose } = props
  const formId = useId()
  const draft = useDraft({ kind: 'jobSeeker', id: props.profile.id }, `application:${job.id}`)
  const { errors, message, busy, formProps } = useApplyForm(props, draft)
  const letter = String(draft.kept?.['coverLetter'] ?? '')
  const chosen = cvs.find(({ id }) => String(id) === draft.kept?.['cvId']) ?? cvs[0]
  return (
    <Dialog
      title={`Apply for ${job.title}`}
      description={`${job.companyName} · ${job.locationName}`}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Sending…">
            Apply Now
          </Button>
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
        <RadioGroup
          label="CV to send"
          name="cvId"
          error={errors['cvId']}
          defaultValue={String(chosen?.id)}
          options={cvs.map(({ id, jobTitle, fileName, updatedAt }) => ({
            value: String(id),
            label: jobTitle,
            help: [fileName, `updated ${formatDate(updatedAt)}`].filter(Boolean).join(', '),
          }))}
        />
        <AnswerFields questions={job.questions} errors={errors} kept={draft.kept ?? {}} />
        <LetterField letter={letter} error={errors['coverLetter']} />
        <p className="text-muted">
          {job.companyName} gets your name, e-mail address, phone number and photo, this CV with its file,
          your letter and your answers. Applying is free.
        </p>
      </form>
    </Dialog>
  )
}

function LetterField({ letter, error }: { letter: string; error: string | undefined }) {
  const [length, setLength] = useState(letter.length)
  return (
    <TextField
      label="Cover letter (optional)"
      name="coverLetter"
      rows={6}
      defaultValue={letter}
      onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
      help={`${length.toLocaleString('en-AU')} of ${MAX_COVER_LETTER.toLocaleString('en-AU')} characters`}
      error={error}
    />
  )
}

function useApplyForm({ job, tell, onSent, onClose, onCvMissing }: ApplyFormProps, draft: Draft) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  return useForm({
    schema: withAnswersTo(job.questions),
    read: ({ cvId, coverLetter, ...values }) => ({
      cvId: Number(cvId) || null,
      coverLetter,
      answers: job.questions.map(({ id }) => ({
        questionId: id,
        answer: String(values[answerName(id)] ?? ''),
      })),
    }),
    fallback: 'Please try again.',
    submit: async (json, { idempotencyKey }) => {
      const request = { param: { id: String(job.id) }, json }
      const headers = { 'Idempotency-Key': idempotencyKey }
      try {
        await call(client.api.jobs[':id'].apply.$post(request, { headers }))
      } catch (error) {
        const code = error instanceof ApiError ? error.code : undefined
        // A login that is over was asked for already: nobody is led away from what is typed.
        tell(error, false)
        if (code === 'cv_required') return onCvMissing()
        // The employer may ask something else since the page was read.
        if (code === 'invalid_input')
          void queryClient.invalidateQueries({ queryKey: ['job', String(job.id)] })
        if (code !== 'already_applied') throw error
        draft.forget()
        await onSent()
        return onClose()
      }
      draft.forget()
      const description = 'Your application has been sent to the employer.'
      toast({ title: 'Application Submitted', description })
      await onSent()
      onClose()
    },
  })
}

/** The schema of the call, with a message at each question that is not answered as it asks. */
function withAnswersTo(questions: Job['questions']) {
  return v.pipe(
    NewApplication,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      for (const question of questions) {
        const given = value.answers.find(({ questionId }) => questionId === question.id)?.answer ?? ''
        const { problem: message } = answerTo(question, given)
        const key = answerName(question.id)
        const input = { ...value }
        if (message)
          addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: given }] })
      }
    }),
  )
}
