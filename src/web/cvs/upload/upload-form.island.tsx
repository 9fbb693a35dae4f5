import { useEffect, useState } from 'react'
import { missingFields } from '../../../modules/cvs/fields.ts'
import { t, tFilled } from '../../../shared/language/words.ts'
import { type Draft, DraftNotice, useDraft } from '../../app/forms/draft.tsx'
import { formValues } from '../../app/forms/form-values.ts'
import { useLateForm } from '../../app/forms/late-form.ts'
import { ApiError } from '../../app/loading/api-client.ts'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Card } from '../../components/surfaces/card.tsx'
import { ReadNotice } from '../../cv-reading/read-notice.tsx'
import { type ReadState, useCvReading } from '../../cv-reading/use-cv-reading.ts'
import { useOffers } from '../../cv-reading/use-offers.tsx'
import { island } from '../../islands/island.tsx'
import { errorsOf, stepCheck } from '../steps/check-step.ts'
import { FormPending, useFormOfScript } from '../steps/form-of-script.tsx'
import { LatePreview, PreviewBeside } from '../steps/preview-beside.tsx'
import { CV_STEPS, StepForm } from '../steps/step-form.tsx'
import { useSteps } from '../steps/use-steps.ts'
import { SendPanel, usePublished, useSending, useSendKey } from './sending.tsx'
import {
  type Choices,
  ContactFields,
  PlaceFields,
  SkillFields,
  type UploadFieldsValues,
  WorkFields,
  withDraft,
} from './upload-fields.tsx'
import { UploadFileField } from './upload-file-field.tsx'
import { isPublished } from './upload-request.ts'
import { readUpload, refusedFile, uploadBody, uploadProblem } from './upload-values.ts'

type UploadFormProps = {
  accountId: number
  values: UploadFieldsValues
  choices: Choices
  /** The CV to edit. Without it, a new one is uploaded. */
  cv?: { id: number; fileName: string | null } | undefined
  /** The page to open afterwards. Without it, the CV. */
  next?: string | undefined
  /** In a dialog, where only the fields of the text are marked as required. */
  isInDialog?: boolean
}

/** The form on a page. It begins in the browser, because the device keeps its text. */
export default function UploadPageForm(props: UploadFormProps) {
  const isHere = useFormOfScript()
  // The browser looked for the field that a link names (`#file`) before the field was there.
  useEffect(() => {
    if (isHere) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isHere])
  return isHere ? <UploadForm {...props} /> : <FormPending />
}

export const UploadIsland = island('upload-form', UploadPageForm)

/** The upload form. The chosen file and the text stay in the form, and the text on the device, if sending fails. */
function UploadForm(props: UploadFormProps) {
  const { accountId, cv } = props
  const draft = useDraft({ kind: 'jobSeeker', id: accountId }, formName(cv))
  return (
    <div className="grid gap-4">
      <DraftNotice draft={draft} />
      <PreviewBeside key={draft.round} form={draft.form}>
        <FileForm draft={draft} {...props} />
      </PreviewBeside>
    </div>
  )
}

const formName = (cv: UploadFormProps['cv']) => (cv ? `cv:${cv.id}` : 'cv')

const loadCheck = () => import('../steps/live-preview.tsx').then(({ CheckCv }) => CheckCv)

function FileForm(props: UploadFormProps & { draft: Draft }) {
  const { draft, values, choices, cv, isInDialog = false } = props
  const { kept } = draft
  const isNew = cv === undefined
  const [initial] = useState(() => withDraft(values, kept))
  const [skills, setSkills] = useState<readonly string[]>(initial.skills)
  const [chosenProblem, setChosenProblem] = useState<string>()
  const offers = useOffers({ form: draft.form, categories: choices.categories, onSkills: setSkills })
  const reading = useCvReading(readBefore(kept), offers.offer)
  const { errors, message, busy, formProps, checkPart, announce, sending, failed } = useFileForm(
    props,
    reading,
  )
  const steps = useSteps({
    form: draft.form,
    errors,
    count: CV_STEPS.length,
    mayResume: kept !== undefined,
  })
  // Reading fills in fields without typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after a file was read
  useEffect(() => {
    if (reading.state.is === 'read') draft.keep()
  }, [reading.state])

  const { helpOf, readSkills } = offers
  const fields = { values: initial, choices, errors, skills, onSkills: setSkills, readSkills, helpOf }
  const parts = {
    You: (
      <>
        <Card as="section" className="grid gap-4">
          <h2>{t('Your CV')}</h2>
          <UploadFileField
            current={fileNow(reading.state, cv)}
            error={chosenProblem ?? errors['file']}
            reading={reading}
            isMarked={isNew && !isInDialog}
            onProblem={setChosenProblem}
          />
        </Card>
        <ContactFields {...fields} />
      </>
    ),
    Work: <WorkFields {...fields} />,
    Skills: <SkillFields {...fields} />,
    'Pay and place': <PlaceFields {...fields} />,
    Check: steps.isLast && <LatePreview form={draft.form} load={loadCheck} />,
  }
  const hasErrors = Object.keys(errors).length > 0
  return (
    <StepForm
      draft={draft}
      steps={steps}
      checkPart={checkPart}
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event)
        offers.onInput(event)
      }}
      onSubmit={(event) => {
        if (!busy) void announce(event.currentTarget).catch(() => undefined)
        formProps.onSubmit(event)
      }}
      notices={
        <>
          <FormErrors errors={errors} message={message ?? missingFields(errors)} />
          <div aria-live="polite">
            {!steps.isLast && <ReadNotice state={reading.state} offers={offers} />}
          </div>
        </>
      }
      parts={parts}
      end={
        <SendPanel
          labels={isNew ? [t('Upload CV'), t('Uploading…')] : [t('Update CV'), t('Saving…')]}
          busy={busy}
          problem={message && !hasErrors ? { title: failed, message } : undefined}
          sending={sending}
          wait={reading.state.is === 'reading' ? t('Please wait until your file has arrived') : undefined}
        />
      }
      saveLabel={isNew ? undefined : t('Save now')}
    />
  )
}

/** Checks and sends the form. */
function useFileForm(
  { draft, accountId, cv, next }: UploadFormProps & { draft: Draft },
  reading: ReturnType<typeof useCvReading>,
) {
  const isNew = cv === undefined
  const sending = useSending()
  const key = useSendKey(accountId, formName(cv))
  const published = usePublished(isNew, next)
  const failed = isNew ? t('Upload Failed') : t('Update Failed')
  const schema = () => import('./upload-schema.ts').then(({ uploadSchema }) => uploadSchema(isNew))
  const form = useLateForm({
    schema,
    read: readUpload,
    fallback: isNew
      ? t('Failed to upload CV. Please try again.')
      : t('Failed to update CV. Please try again.'),
    submit: async (_, { values }) => {
      const body = uploadBody(readUpload(values))
      const headers = { 'Idempotency-Key': key.current() }
      const [method, path] = isNew
        ? (['POST', '/api/cvs/upload'] as const)
        : (['PUT', `/api/cvs/${cv.id}`] as const)
      const { id } = await sending
        .send({ method, path, body, headers }, isPublished)
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (error.code === 'idempotency_mismatch') key.renew()
          if (error.errors['file']) reading.forget()
          toast({ ...refusal(error, failed), variant: 'destructive' })
          throw error
        })
      draft.forget()
      key.forget()
      await published(id)
    },
  })
  /** Shows one message above the fields. `useForm` shows each message at its own field. */
  const announce = async (element: HTMLFormElement) => {
    const input = readUpload(formValues(element))
    const errors = await errorsOf(schema, input)
    if (errors) toast({ ...inWords(uploadProblem(errors, input.file)), variant: 'destructive' })
  }
  const checkPart = stepCheck({ schema, read: readUpload, setErrors: form.setErrors })
  return { ...form, checkPart, announce, sending, failed }
}

function readBefore(kept: Draft['kept']): ReadState {
  const { readFile: token, readFileName: fileName } = kept ?? {}
  return typeof token === 'string' && typeof fileName === 'string'
    ? { is: 'read', token, fileName }
    : { is: 'none' }
}

function fileNow(state: ReadState, cv: UploadFormProps['cv']): string | undefined {
  return state.is === 'read' ? state.fileName : (cv?.fileName ?? undefined)
}

function refusal({ code = '', message }: ApiError, failed: string) {
  const aboutFile = code.startsWith('file_') || code === 'invalid_file_type'
  return aboutFile ? inWords(refusedFile(code, message)) : { title: failed, description: message }
}

/** The words of a problem are constants in English. */
const inWords = ({ title, description }: { title: string; description: string }) => ({
  title: t(title),
  description: tFilled(description),
})
