import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { missingFields } from '../../../modules/cvs/schema.ts'
import { fieldErrors } from '../../../shared/field-errors.ts'
import { uniqueTexts } from '../../../shared/text.ts'
import { type Draft, DraftNotice, useDraft } from '../../app/forms/draft.tsx'
import { useForm } from '../../app/forms/form.ts'
import { formValues } from '../../app/forms/form-values.ts'
import { useInBrowser } from '../../app/in-browser.ts'
import { ApiError } from '../../app/loading/api-client.ts'
import { PagePending } from '../../app/page-pending.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Card } from '../../components/surfaces/card.tsx'
import { type ReadState, useCvReading } from '../../cv-reading/use-cv-reading.ts'
import { useOffers } from '../../cv-reading/use-offers.tsx'
import { island } from '../../islands/island.tsx'
import { SendPanel, usePublished, useSending, useSendKey } from './sending.tsx'
import { type Choices, UploadFields, type UploadFieldsValues, withDraft } from './upload-fields.tsx'
import { UploadFileField } from './upload-file-field.tsx'
import { readUpload, refusedFile, uploadBody, uploadProblem, uploadSchema } from './upload-schema.ts'

type UploadFormProps = {
  accountId: number
  values: UploadFieldsValues
  choices: Choices
  /** The CV to edit. Without it, a new one is uploaded. */
  cv?: { id: number; fileName: string | null } | undefined
  /** The page to open afterwards. Without it, the CV. */
  next?: string | undefined
}

/** The form on a page. It begins in the browser, because the device keeps its text. */
export default function UploadPageForm(props: UploadFormProps) {
  const isHere = useInBrowser()
  // The browser looked for the field that a link names (`#file`) before the field was there.
  useEffect(() => {
    if (isHere) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isHere])
  return isHere ? <UploadForm {...props} /> : <PagePending />
}

export const UploadIsland = island('upload-form', UploadPageForm)

/** The upload form. The chosen file and the text stay in the form, and the text on the device, if sending fails. */
function UploadForm(props: UploadFormProps) {
  const { accountId, cv } = props
  const draft = useDraft({ kind: 'jobSeeker', id: accountId }, formName(cv))
  return (
    <div className="grid gap-4">
      <DraftNotice draft={draft} />
      <FileForm key={draft.round} draft={draft} {...props} />
    </div>
  )
}

const formName = (cv: UploadFormProps['cv']) => (cv ? `cv:${cv.id}` : 'cv')

const Published = v.object({ id: v.number() })

function FileForm({ draft, accountId, values, choices, cv, next }: UploadFormProps & { draft: Draft }) {
  const { kept } = draft
  const isNew = cv === undefined
  const [initial] = useState(() => withDraft(values, kept))
  const [skills, setSkills] = useState<readonly string[]>(initial.skills)
  const [chosenProblem, setChosenProblem] = useState<string>()
  const offers = useOffers({
    form: draft.form,
    categories: choices.categories,
    addSkills: (added) => setSkills((known) => uniqueTexts([...known, ...added]).slice(0, 50)),
  })
  const reading = useCvReading(readBefore(kept), offers.offer)
  const sending = useSending()
  const key = useSendKey(accountId, formName(cv))
  const published = usePublished(isNew, next)
  const failed = isNew ? 'Upload Failed' : 'Update Failed'

  const { errors, message, busy, formProps } = useForm({
    schema: uploadSchema(isNew),
    read: readUpload,
    fallback: `Failed to ${isNew ? 'upload' : 'update'} CV. Please try again.`,
    submit: async (_, { values }) => {
      const body = uploadBody(readUpload(values))
      const headers = { 'Idempotency-Key': key.current() }
      const [method, path] = isNew
        ? (['POST', '/api/cvs/upload'] as const)
        : (['PUT', `/api/cvs/${cv.id}`] as const)
      const { id } = await sending
        .send({ method, path, body, headers }, Published)
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
  const announce = (form: HTMLFormElement) => {
    const input = readUpload(formValues(form))
    const result = v.safeParse(uploadSchema(isNew), input)

    if (result.success) return
    toast({ ...uploadProblem(fieldErrors(result.issues), input.file), variant: 'destructive' })
  }
  const retryReading = () => {
    const file = draft.form.current && readUpload(formValues(draft.form.current)).file
    if (file) void reading.read(file)
  }
  const hasErrors = Object.keys(errors).length > 0
  return (
    <form
      {...formProps}
      ref={draft.form}
      method="post"
      className="grid gap-4"
      onInput={(event) => {
        formProps.onInput(event)
        offers.onInput(event)
      }}
      onSubmit={(event) => {
        if (!busy) announce(event.currentTarget)
        formProps.onSubmit(event)
      }}
    >
      <FormErrors errors={errors} message={message ?? missingFields(errors)} />
      <Card as="section" className="grid gap-4">
        <h2>CV file</h2>
        <UploadFileField
          current={fileNow(reading.state, cv)}
          error={chosenProblem ?? errors['file']}
          reading={reading}
          isMarked={isNew}
          onProblem={setChosenProblem}
          onRetry={retryReading}
        />
      </Card>
      <UploadFields
        values={initial}
        choices={choices}
        errors={errors}
        skills={skills}
        onSkills={setSkills}
        helpOf={offers.helpOf}
      />
      <SendPanel
        labels={isNew ? ['Upload CV', 'Uploading…'] : ['Update CV', 'Saving…']}
        busy={busy}
        problem={message && !hasErrors ? { title: failed, message } : undefined}
        sending={sending}
        wait={reading.state.is === 'reading' ? 'Please wait until your file has arrived' : undefined}
      />
    </form>
  )
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
  return aboutFile ? refusedFile(code, message) : { title: failed, description: message }
}
