import { useId, useState } from 'react'
import { MAX_COVER_LETTER } from '../../modules/applications/limits.ts'
import { answerTo, YES_NO } from '../../shared/answers.ts'
import { formatDate } from '../../shared/dates.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { formatNumber } from '../../shared/locale.ts'
import { useCheckedForm } from '../app/forms/checked-form.ts'
import { type Draft, DraftNotice, useDraft } from '../app/forms/draft.tsx'
import type { FormValues } from '../app/forms/form-values.ts'
import { AppLink } from '../app/link.tsx'
import { ApiError, call } from '../app/loading/api-client.ts'
import { useAccount, useSite } from '../app/site.tsx'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { RadioGroup } from '../components/forms/choice.tsx'
import { Field, TextField } from '../components/forms/field.tsx'
import { FormErrors } from '../components/forms/form-errors.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { toast } from '../components/overlays/toast.ts'
import type { OwnCv } from '../cvs/own/own-queries.ts'
import type { ApplyJob, SentApplication } from './apply-state.ts'

export type ApplyDialogProps = {
  job: ApplyJob
  /** The job seeker's own CVs. Only active ones can be sent. */
  cvs: readonly OwnCv[]
  /** Shows a toast for an error. If a login is missing and `mayLeave` is true, it opens the login. */
  tell: (error: unknown, mayLeave: boolean) => void
  /** Called with the application that was sent, now or earlier. */
  onSent: (application: SentApplication) => void
  onClose: () => void
}

/** Lets the job seeker choose a CV and write a letter. The device keeps the text until it is sent. */
export function ApplyDialog(given: ApplyDialogProps) {
  const [questions, setQuestions] = useState(given.job.questions)
  const props = { ...given, job: { ...given.job, questions } }
  const [needsCv, setNeedsCv] = useState(false)
  const cvs = props.cvs
    .filter(({ isActive }) => isActive)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  if (needsCv || cvs.length === 0) return <CvRequired {...props} />
  return <ApplyForm {...props} cvs={cvs} onCvMissing={() => setNeedsCv(true)} onQuestions={setQuestions} />
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
      <p>You will come back to this job afterwards.</p>
    </Dialog>
  )
}

type ApplyFormProps = ApplyDialogProps & {
  onCvMissing: () => void
  /** Called with the questions as they are now, when the employer may have changed them. */
  onQuestions: (questions: ApplyJob['questions']) => void
}

function ApplyForm(props: ApplyFormProps) {
  const { job, cvs, onClose } = props
  const formId = useId()
  const accountId = useAccount('jobSeeker')?.id ?? 0
  const draft = useDraft({ kind: 'jobSeeker', id: accountId }, `application:${job.id}`)
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
          {job.companyName} gets your name, email address, phone number and photo, this CV with its file, your
          letter and your answers. Applying is free.
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
      help={`${formatNumber(length)} of ${formatNumber(MAX_COVER_LETTER)} characters`}
      error={error}
    />
  )
}

function useApplyForm(
  { job, tell, onSent, onClose, onCvMissing, onQuestions }: ApplyFormProps,
  draft: Draft,
) {
  const { client } = useSite()
  const param = { id: String(job.id) }
  return useCheckedForm({
    check: (values) => checkApplication(job.questions, values),
    fallback: 'Please try again.',
    submit: async (json, { idempotencyKey }) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      try {
        onSent(await call(client.api.jobs[':id'].apply.$post({ param, json }, { headers })))
      } catch (error) {
        const code = error instanceof ApiError ? error.code : undefined
        // A dialog has already asked to log in again, so the form stays open and keeps the text.
        tell(error, false)
        if (code === 'cv_required') return onCvMissing()
        if (code === 'invalid_input') {
          await call(client.api.jobs[':id'].$get({ param })).then(
            ({ questions }) => onQuestions(questions),
            () => undefined,
          )
        }
        if (code !== 'already_applied') throw error
        const { application } = await call(client.api.jobs[':id'].application.$get({ param }))
        if (application) onSent(application)
        draft.forget()
        return onClose()
      }
      draft.forget()
      const description = 'Your application has been sent to the employer.'
      toast({ title: 'Application Submitted', description })
      onClose()
    },
  })
}

/** Checks the answers; the server checks the rest. */
function checkApplication(questions: ApplyJob['questions'], values: FormValues) {
  const errors: FieldErrors = {}
  const answers = questions.map((question) => {
    const name = answerName(question.id)
    const answer = String(values[name] ?? '')
    const { problem } = answerTo(question, answer)
    if (problem) errors[name] = problem
    return { questionId: question.id, answer }
  })
  if (Object.keys(errors).length > 0) return { errors }
  return {
    input: {
      cvId: Number(values['cvId']) || null,
      coverLetter: String(values['coverLetter'] ?? ''),
      answers,
    },
  }
}

type AnswerFieldsProps = {
  questions: ApplyJob['questions']
  errors: Record<string, string | undefined>
  /** The kept text of each field. */
  kept: Record<string, string | string[]>
}

/** Returns the field name of a question. The server uses the same name in its errors. */
const answerName = (questionId: string) => `answer-${questionId}`

/** The employer's questions. */
function AnswerFields({ questions, errors, kept }: AnswerFieldsProps) {
  return questions.map(({ id, text, kind, options = YES_NO, isRequired }) => {
    const name = answerName(id)
    const frame = {
      label: isRequired ? text : `${text} (optional)`,
      name,
      required: isRequired,
      error: errors[name],
      defaultValue: String(kept[name] ?? ''),
    }
    if (kind === 'number') return <Field key={id} {...frame} inputMode="decimal" autoComplete="off" />
    if (kind === 'text') return <TextField key={id} {...frame} rows={2} />
    return <RadioGroup key={id} {...frame} options={options.map((value) => ({ value, label: value }))} />
  })
}
