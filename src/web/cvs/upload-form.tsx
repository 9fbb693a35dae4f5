import { useState } from 'react'
import * as v from 'valibot'
import { MISSING_FIELDS } from '../../modules/cvs/schema.ts'
import { fieldErrors } from '../../shared/field-errors.ts'
import { uniqueTexts } from '../../shared/text.ts'
import { ApiError } from '../api-client.ts'
import { Card } from '../components/card.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { toast } from '../components/toast.ts'
import { type Draft, useDraft } from '../draft.ts'
import { DraftNotice } from '../draft-notice.tsx'
import { formValues, useForm } from '../form.ts'
import { useSendKey } from './send-key.ts'
import { SendPanel } from './send-panel.tsx'
import { UploadFields, type UploadFieldsValues } from './upload-fields.tsx'
import { refusedFile } from './upload-file.ts'
import { UploadFileField } from './upload-file-field.tsx'
import { digest, readUpload, uploadBody, uploadProblem, uploadSchema } from './upload-schema.ts'
import { withDraft } from './upload-values.ts'
import { type ReadState, useCvReading } from './use-cv-reading.ts'
import { useOffers } from './use-offers.tsx'
import { usePublished } from './use-published.ts'
import { useSending } from './use-sending.ts'

type UploadFormProps = {
  accountId: number
  values: UploadFieldsValues
  /** The CV that is edited; without it a new one is uploaded. */
  cv?: { id: number; fileName: string | null } | undefined
  /** Over a page with a form of its own. */
  isDialog?: boolean | undefined
  /** Where to go afterwards; without it to the CV. */
  next?: string | undefined
}

/** What was chosen and typed stays in the form, and on the device, whatever happens to the sending. */
export function UploadForm(props: UploadFormProps) {
  const { accountId, cv } = props
  const draft = useDraft({ kind: 'jobSeeker', id: accountId }, formName(cv))
  return (
    <div className="grid gap-4">
      <DraftNotice draft={draft} />
      <FileForm key={draft.round} draft={draft} {...props} />
    </div>
  )
}

const isSearched = (name: string) => name !== 'file' && !name.startsWith('salary')

const formName = (cv: UploadFormProps['cv']) => (cv ? `cv:${cv.id}` : 'cv')

const Published = v.object({ id: v.number() })

function FileForm({ draft, accountId, values, cv, next, isDialog }: UploadFormProps & { draft: Draft }) {
  const { kept } = draft
  const isNew = cv === undefined
  const [initial] = useState(() => withDraft(values, kept))
  const [skills, setSkills] = useState<readonly string[]>(initial.skills)
  const [chosenProblem, setChosenProblem] = useState<string>()
  const offers = useOffers(draft.form, (added) =>
    setSkills((known) => uniqueTexts([...known, ...added]).slice(0, 50)),
  )
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
      const headers = { 'Idempotency-Key': key.current(), 'Form-Digest': digest(body) }
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
  /** Said once above the fields; `useForm` puts each message at its own. */
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
  // The search page has fields of these names too.
  const idStart = isDialog ? 'cv-' : ''
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
      <FormErrors
        errors={errors}
        message={message ?? (hasErrors ? MISSING_FIELDS : undefined)}
        idOf={(name) => (isSearched(name) ? idStart + name : name)}
      />
      <Card as="section" className="grid gap-4">
        <h2>CV file</h2>
        <UploadFileField
          current={fileNow(reading.state, cv)}
          error={chosenProblem ?? errors['file']}
          reading={reading}
          isMarked={!isDialog && isNew}
          onProblem={setChosenProblem}
          onRetry={retryReading}
        />
      </Card>
      <UploadFields
        values={initial}
        errors={errors}
        skills={skills}
        onSkills={setSkills}
        idStart={idStart}
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
