import { useQueryClient } from '@tanstack/react-query'
import { documentTitle } from '../../modules/documents/choices.ts'
import { DocumentChange } from '../../modules/documents/schema.ts'
import { t } from '../../shared/language/words.ts'
import { useForm } from '../app/forms/form.ts'
import { call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { FormDialog } from '../components/overlays/form-dialog.tsx'
import { toast } from '../components/overlays/toast.ts'
import { DocumentFields, readDetails } from './document-fields.tsx'
import { type OwnDocument, refreshDocuments } from './queries.ts'

type ChangeDocumentProps = { document: OwnDocument; onClose: () => void }

/** Changes what is said about a document. For another file, people add a new document. */
export function ChangeDocument({ document, onClose }: ChangeDocumentProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: DocumentChange,
    read: readDetails,
    fallback: t('Not saved. Please try again.'),
    async submit(json) {
      const param = { id: String(document.id) }
      const changed = await call(client.api.user.documents[':id'].$patch({ param, json }))
      await refreshDocuments(queryClient)
      toast({ title: t('Saved'), description: documentTitle(changed) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('Change {title}', { title: documentTitle(document) })}
      form={form}
      submitLabel={t('Save')}
      busyLabel={t('Saving…')}
      onClose={onClose}
    >
      <DocumentFields kind={document.kind} errors={form.errors} values={document} />
    </FormDialog>
  )
}
