import { useState } from 'react'
import {
  DOCUMENT_KINDS,
  DOCUMENT_LABELS,
  type DocumentKind,
  documentTitle,
} from '../../modules/documents/choices.ts'
import { NewDocument } from '../../modules/documents/schema.ts'
import { t } from '../../shared/language/words.ts'
import { checkValues } from '../app/forms/check-values.ts'
import { useCheckedForm } from '../app/forms/checked-form.ts'
import type { FormValues } from '../app/forms/form-values.ts'
import { Select } from '../components/forms/select.tsx'
import { FormDialog } from '../components/overlays/form-dialog.tsx'
import { toast } from '../components/overlays/toast.ts'
import { SendingProgress, useSending } from '../cvs/upload/sending.tsx'
import { fileProblem } from '../cvs/upload/upload-values.ts'
import { DocumentFields, readDetails } from './document-fields.tsx'
import { DocumentFile } from './document-file.tsx'
import type { OwnDocument } from './queries.ts'

type AddDocumentProps = {
  /** The kind that is selected at first. The job seeker can change it. */
  wanted?: DocumentKind | undefined
  onClose: () => void
  /** Called before the dialog closes. */
  onAdded: (document: OwnDocument) => unknown
}

const isKind = (value: string): value is DocumentKind => DOCUMENT_KINDS.some((kind) => kind === value)

/** Sends a file, or photos of a paper document, with the details of the document. */
export function AddDocument({ wanted = 'licence', onClose, onAdded }: AddDocumentProps) {
  const [kind, setKind] = useState(wanted)
  const [files, setFiles] = useState<readonly File[]>([])
  const sending = useSending()
  const form = useCheckedForm({
    fallback: t('Not sent. Please try again.'),
    check: (values) => checkDocument(values, files),
    async submit(fields, { idempotencyKey }) {
      const added = await sending.send(
        {
          method: 'POST',
          path: '/api/user/documents',
          body: bodyOf(fields, files),
          headers: { 'Idempotency-Key': idempotencyKey },
        },
        isDocument,
      )
      await onAdded(added)
      toast({ title: t('Document added'), description: documentTitle(added) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('Add a document')}
      description={t('Only you see it, until you choose it for an application.')}
      form={form}
      submitLabel={t('Add')}
      busyLabel={t('Sending…')}
      cancelLabel={t('Cancel')}
      onClose={onClose}
    >
      <Select
        label={t('What is it?')}
        name="kind"
        options={DOCUMENT_KINDS.map((value) => ({ value, label: t(DOCUMENT_LABELS[value]) }))}
        value={kind}
        onChange={({ target }) => isKind(target.value) && setKind(target.value)}
        error={form.errors['kind']}
      />
      <DocumentFile files={files} error={form.errors['file']} onChange={setFiles} />
      <DocumentFields kind={kind} errors={form.errors} />
      <SendingProgress
        progress={sending.progress}
        labels={[t('Sending your document'), t('Received. One moment')]}
        onStop={sending.stop}
      />
    </FormDialog>
  )
}

type Fields = Record<'kind' | 'name' | 'classes' | 'expiresOn', string>

function checkDocument(values: FormValues, files: readonly File[]) {
  const { name, classes, expiresOn } = readDetails(values)
  const checked = checkValues(NewDocument, {
    kind: values['kind'],
    name,
    expiresOn,
    classes: classes.join(','),
  })
  const [file] = files
  const aboutFile = !file
    ? t('Please choose a file or take a photo')
    : file.type.startsWith('image/')
      ? undefined
      : fileProblem(file)?.description
  const errors = { ...(aboutFile && { file: aboutFile }), ...('errors' in checked && checked.errors) }
  if ('errors' in checked || aboutFile) return { errors }
  const { input } = checked
  return { input: { ...input, classes: input.classes.join(','), expiresOn: input.expiresOn ?? '' } }
}

function bodyOf(fields: Fields, [file, ...more]: readonly File[]): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (file) body.append('file', file)
  for (const [index, page] of more.entries()) body.append(`page${index + 2}`, page)
  return body
}

const isDocument = (answer: unknown): answer is OwnDocument =>
  typeof answer === 'object' && answer !== null && 'id' in answer && 'kind' in answer
