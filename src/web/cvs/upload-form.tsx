import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { MISSING_FIELDS } from '../../modules/cvs/schema.ts'
import { fieldErrors } from '../../shared/field-errors.ts'
import type { ApiError } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { Progress } from '../components/progress.tsx'
import { toast } from '../components/toast.ts'
import { withLogin } from '../expired-login.ts'
import { formValues, useForm } from '../form.ts'
import { refreshOwnCvs } from './own-queries.ts'
import { UploadFields, type UploadFieldsValues } from './upload-fields.tsx'
import { UploadFileField } from './upload-file-field.tsx'
import { sendUpload } from './upload-request.ts'
import { readUpload, uploadBody, uploadProblem, uploadSchema } from './upload-schema.ts'

type UploadFormProps = {
  values: UploadFieldsValues
  /** The CV that is edited; without it a new one is uploaded. */
  cv?: { id: number; fileName: string | null } | undefined
  /** Where to go afterwards; without it to the CV. */
  next?: string | undefined
}

/** What was chosen and typed stays in the form whatever happens to the sending. */
export function UploadForm({ values, cv, next }: UploadFormProps) {
  const { queryClient } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const [share, setShare] = useState<number>()
  const [chosenProblem, setChosenProblem] = useState<string>()
  const isNew = cv === undefined
  const failed = isNew ? 'Upload Failed' : 'Update Failed'
  const { errors, message, busy, formProps } = useForm({
    schema: uploadSchema(isNew),
    read: readUpload,
    fallback: `Failed to ${isNew ? 'upload' : 'update'} CV. Please try again.`,
    submit: async (_, { values, idempotencyKey }) => {
      const upload = {
        method: isNew ? 'POST' : 'PUT',
        path: isNew ? '/api/cvs/upload' : `/api/cvs/${cv.id}`,
        body: uploadBody(readUpload(values)),
        idempotencyKey,
        onProgress: setShare,
      } as const
      const { id } = await withLogin(queryClient, () => sendUpload(upload))
        .catch((error: ApiError) => {
          toast({ title: failed, description: error.message, variant: 'destructive' })
          throw error
        })
        .finally(() => setShare(undefined))
      await refreshOwnCvs(queryClient)
      toast(
        isNew
          ? { title: 'CV Uploaded', description: 'Employers can find it now.' }
          : { title: 'CV Updated', description: 'Your changes are saved.' },
      )
      await router.navigate({ href: next ?? `/profile/${id}` })
    },
  })
  /** Said once above the fields; `useForm` puts each message at its own. */
  const announce = (form: HTMLFormElement) => {
    const input = readUpload(formValues(form))
    const result = v.safeParse(uploadSchema(isNew), input)
    if (result.success) return
    toast({ ...uploadProblem(fieldErrors(result.issues), input.file, isNew), variant: 'destructive' })
  }
  const hasErrors = Object.keys(errors).length > 0
  return (
    <form
      {...formProps}
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        if (!busy) announce(event.currentTarget)
        formProps.onSubmit(event)
      }}
    >
      <FormErrors errors={errors} message={message ?? (hasErrors ? MISSING_FIELDS : undefined)} />
      <Card as="section" className="grid gap-4">
        <h2>CV file</h2>
        <UploadFileField
          current={cv?.fileName ?? undefined}
          error={chosenProblem ?? errors['file']}
          onProblem={setChosenProblem}
        />
      </Card>
      <UploadFields values={values} errors={errors} />
      {share !== undefined && (
        <Progress
          label={share < 1 ? 'Uploading your CV' : 'Received. Reading the file'}
          value={share}
          max={1}
        />
      )}
      <Button type="submit" busy={busy} busyLabel={isNew ? 'Uploading…' : 'Saving…'}>
        {isNew ? 'Upload CV' : 'Update CV'}
      </Button>
    </form>
  )
}
