import { useId, useRef, useState } from 'react'
import { answerTo } from '../../shared/answers.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { t } from '../../shared/language/words.ts'
import { useCheckedForm } from '../app/forms/checked-form.ts'
import { type Draft, useDraft } from '../app/forms/draft.tsx'
import { DraftForm } from '../app/forms/draft-form.tsx'
import type { FormValues } from '../app/forms/form-values.ts'
import { AppLink } from '../app/link.tsx'
import { ApiError, call, newIdempotencyKey } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import type { DocumentParts, Papers } from './apply-documents.tsx'
import { AnswerFields, answerName, CvChoice, LetterField } from './apply-fields.tsx'
import type { ApplyJob, SendableCv, SendableDocument, SentApplication } from './apply-state.ts'
import type { NewCvParts } from './new-cv.tsx'
import { SentPanel } from './sent-panel.tsx'

export type ApplyDialogProps = {
  job: ApplyJob
  /** The job seeker's own CVs. Only active ones can be sent. */
  cvs: readonly SendableCv[]
  /** The job seeker's own documents. */
  documents: readonly SendableDocument[]
  /** Undefined if the job asks for no documents and the job seeker has none. */
  documentParts: DocumentParts | undefined
  accountId: number
  /** Undefined unless a CV has to be made and can be made. */
  newCv: NewCvParts | undefined
  /** Shows a toast for an error. If a login is missing and `mayLeave` is true, it opens the login. */
  tell: (error: unknown, mayLeave: boolean) => void
  /** Called with the application that was sent, now or earlier. */
  onSent: (application: SentApplication) => void
  onClose: () => void
}

/** Lets the job seeker choose a CV and write a letter. The device keeps the text until it is sent. */
export function ApplyDialog(given: ApplyDialogProps) {
  const [questions, setQuestions] = useState(given.job.questions)
  const [hasNoCv, setHasNoCv] = useState(false)
  const [sent, setSent] = useState<SentApplication>()
  const cvs = hasNoCv ? [] : [...given.cvs].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  const props = { ...given, job: { ...given.job, questions }, cvs }
  if (sent) return <SentPanel job={given.job} application={sent} onClose={given.onClose} />
  if (cvs.length === 0 && !props.newCv) return <CvRequired {...props} />
  return (
    <ApplyForm
      {...props}
      onCvMissing={() => setHasNoCv(true)}
      onQuestions={setQuestions}
      onSent={(application) => {
        setSent(application)
        given.onSent(application)
      }}
    />
  )
}

/** Returns the address for uploading a CV. After the upload, the job opens again. */
const uploadFor = ({ id }: ApplyJob) => `/upload?next=${encodeURIComponent(`/jobs/${id}#apply`)}`

function CvRequired({ job, onClose }: ApplyDialogProps) {
  return (
    <Dialog
      shape="low"
      title={t('CV Required')}
      description={t('Please upload your CV before applying for jobs.')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('Not now')}
          </Button>
          <ButtonLink href={uploadFor(job)} link={AppLink}>
            {t('Upload your CV')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('You will come back to this job afterwards.')}</p>
    </Dialog>
  )
}

type ApplyFormProps = ApplyDialogProps & {
  onCvMissing: () => void
  /** Called with the current questions when the employer may have changed them. */
  onQuestions: (questions: ApplyJob['questions']) => void
}

function ApplyForm(props: ApplyFormProps) {
  const { job, documents, documentParts } = props
  if (!documentParts) return <ApplyFields {...props} />
  return (
    <documentParts.Form asks={job.asks} first={documents}>
      {(papers) => <ApplyFields {...props} papers={papers} />}
    </documentParts.Form>
  )
}

function ApplyFields({ papers, ...props }: ApplyFormProps & { papers?: Papers }) {
  const { job, cvs, accountId, documentParts, newCv, onClose } = props
  const formId = useId()
  const draft = useDraft({ kind: 'jobSeeker', id: accountId }, `application:${job.id}`)
  const form = useApplyForm({ ...props, onDocumentMissing: () => papers?.reload() }, draft)
  const { errors, busy } = form
  const kept = draft.kept ?? {}
  return (
    <Dialog
      shape="low"
      title={t('Apply for {title}', { title: job.title })}
      description={`${job.companyName} · ${job.locationName}`}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={t('Sending…')}>
            {t('Apply Now')}
          </Button>
        </>
      }
    >
      <DraftForm draft={draft} form={form} id={formId}>
        {cvs.length > 0 || !newCv ? (
          <CvChoice cvs={cvs} kept={kept['cvId']} error={errors['cvId']} />
        ) : (
          <>
            <newCv.NewCv profile={newCv.profile} errors={errors} />
            <p>
              <AppLink href={uploadFor(job)}>{t('Upload your CV')}</AppLink>{' '}
              {t('instead, if you have it as a file.')}
            </p>
          </>
        )}
        <AnswerFields questions={job.questions} errors={errors} kept={kept} />
        {documentParts && papers && (
          <documentParts.Fields
            job={job}
            papers={papers}
            kept={kept['documentIds']}
            error={errors['documentIds']}
          />
        )}
        <LetterField letter={String(kept['coverLetter'] ?? '')} error={errors['coverLetter']} />
        <p className="help">
          {t(
            '{companyName} gets your name, email address, phone number and photo, this CV with its file, your letter and your answers. Applying is free.',
            { companyName: job.companyName },
          )}
        </p>
      </DraftForm>
    </Dialog>
  )
}

function useApplyForm(
  {
    job,
    cvs,
    newCv,
    tell,
    onSent,
    onClose,
    onCvMissing,
    onQuestions,
    onDocumentMissing,
  }: ApplyFormProps & { onDocumentMissing: () => void },
  draft: Draft,
) {
  const { client } = useSite()
  const param = { id: String(job.id) }
  const makeCv = useNewCv()
  return useCheckedForm({
    check: (values) => checkApplication(job.questions, values),
    fallback: t('Please try again.'),
    submit: async (application, { idempotencyKey, values }) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const made = cvs.length === 0 && newCv?.cvOf(newCv.profile, values)
      const json = made ? { ...application, cvId: await makeCv(made) } : application
      try {
        onSent(await call(client.api.jobs[':id'].apply.$post({ param, json }, { headers })))
      } catch (error) {
        const code = error instanceof ApiError ? error.code : undefined
        // A dialog has already asked to log in again, so the form stays open and keeps the text.
        tell(error, false)
        if (code === 'cv_required') return onCvMissing()
        if (code === 'document_not_found') onDocumentMissing()
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
    },
  })
}

/** Returns a function that makes the CV once, however often the application is tried, and returns its id. */
function useNewCv() {
  const { client } = useSite()
  const made = useRef<{ key: string; id?: number }>({ key: newIdempotencyKey() })
  return async (json: ReturnType<NewCvParts['cvOf']>): Promise<number> => {
    if (made.current.id) return made.current.id
    const headers = { 'Idempotency-Key': made.current.key }
    try {
      const { id } = await call(client.api.cvs.build.$post({ json }, { headers }))
      made.current = { ...made.current, id }
      return id
    } catch (error) {
      // A refused CV may be sent again with changes, and a key belongs to one body only.
      if (error instanceof ApiError && error.status > 0) made.current = { key: newIdempotencyKey() }
      throw error
    }
  }
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
      documentIds: [values['documentIds'] ?? []].flat().map(Number),
    },
  }
}
