import { type ComponentType, useState } from 'react'
import * as v from 'valibot'
import { CvBuild, type CvDocument, MISSING_FIELDS } from '../../modules/cvs/schema.ts'
import { ApiError } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { toast } from '../components/toast.ts'
import { type Draft, useDraft } from '../draft.ts'
import { DraftNotice } from '../draft-notice.tsx'
import { formValues, useForm } from '../form.ts'
import { BuilderExamples } from './builder-examples.tsx'
import { BuilderSections } from './builder-sections.tsx'
import { documentOf, EMPTY_DOCUMENT, readBuild } from './builder-values.ts'
import { useSendKey } from './send-key.ts'
import { SendPanel } from './send-panel.tsx'
import { UploadFields, type UploadFieldsValues } from './upload-fields.tsx'
import { withDraft } from './upload-values.ts'
import { usePublished } from './use-published.ts'
import { useSending } from './use-sending.ts'

type BuilderFormProps = {
  accountId: number
  values: UploadFieldsValues
  /** The CV whose file is made anew; without it a new CV is made. */
  cv?: { id: number; document: CvDocument | null } | undefined
  /** Where to go afterwards; without it to the CV. */
  next?: string | undefined
}

/** A CV made on the phone: what employers search in, and what the PDF says beside it. */
export function BuilderForm(props: BuilderFormProps) {
  const { accountId, cv } = props
  const draft = useDraft({ kind: 'jobSeeker', id: accountId }, formName(cv))
  return (
    <div className="grid gap-4">
      <DraftNotice draft={draft} />
      <BuilderExamples />
      <PdfForm key={draft.round} draft={draft} {...props} />
    </div>
  )
}

const formName = (cv: BuilderFormProps['cv']) => (cv ? `built-cv:${cv.id}` : 'built-cv')

const Published = v.object({ id: v.number() })
type Preview = ComponentType<{ cv: CvBuild; onClose: () => void }>

function PdfForm({ draft, accountId, values, cv, next }: BuilderFormProps & { draft: Draft }) {
  const { kept } = draft
  const isNew = cv === undefined
  const [initial] = useState(() => withDraft(values, kept))
  const [document] = useState(() => (kept ? documentOf(kept) : (cv?.document ?? EMPTY_DOCUMENT)))
  const [skills, setSkills] = useState<readonly string[]>(initial.skills)
  const [preview, setPreview] = useState<{ cv: CvBuild; Preview: Preview }>()
  const sending = useSending()
  const key = useSendKey(accountId, formName(cv))
  const published = usePublished(isNew, next)
  const failed = isNew ? 'Upload Failed' : 'Update Failed'
  const { errors, message, busy, setErrors, formProps } = useForm({
    schema: CvBuild,
    read: readBuild,
    fallback: `Failed to ${isNew ? 'upload' : 'update'} CV. Please try again.`,
    submit: async (input) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key.current() }
      const body = JSON.stringify({ ...input, education: input.education ?? '' })
      const [method, path] = isNew
        ? (['POST', '/api/cvs/build'] as const)
        : (['PUT', `/api/cvs/${cv.id}/build`] as const)
      const { id } = await sending
        .send({ method, path, body, headers }, Published)
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (error.code === 'idempotency_mismatch') key.renew()
          toast({ title: failed, description: error.message, variant: 'destructive' })
          throw error
        })
      draft.forget()
      key.forget()
      await published(id)
    },
  })
  const showPreview = async () => {
    const form = draft.form.current
    const result = form && v.safeParse(CvBuild, readBuild(formValues(form)))
    if (!result?.success) return form?.requestSubmit()
    const { BuilderPreview } = await import('./builder-preview.tsx')
    setErrors({})
    setPreview({ cv: result.output, Preview: BuilderPreview })
  }
  const hasErrors = Object.keys(errors).length > 0
  return (
    <form {...formProps} ref={draft.form} method="post" className="grid gap-4">
      <FormErrors errors={errors} message={message ?? (hasErrors ? MISSING_FIELDS : undefined)} />
      <UploadFields values={initial} errors={errors} skills={skills} onSkills={setSkills} />
      <BuilderSections document={document} errors={errors} />
      <Button look="quiet" onClick={() => void showPreview()}>
        Preview
      </Button>
      <SendPanel
        labels={isNew ? ['Make and publish CV', 'Making your CV…'] : ['Update CV', 'Saving…']}
        busy={busy}
        problem={message && !hasErrors ? { title: failed, message } : undefined}
        sending={sending}
      />
      {preview && <preview.Preview cv={preview.cv} onClose={() => setPreview(undefined)} />}
    </form>
  )
}
