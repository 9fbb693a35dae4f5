import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { NewTerm, TERM_KINDS } from '../../../modules/ai-search/schema.ts'
import { call } from '../../api-client.ts'
import { Field } from '../../components/field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { Select } from '../../components/select.tsx'
import { toast } from '../../components/toast.ts'
import { useForm } from '../../form.ts'
import { TERM_LABELS } from './terms-list.tsx'

const OPTIONS = TERM_KINDS.map((value) => ({ value, label: TERM_LABELS[value] }))

export function TermForm({ phrase, onClose }: { phrase: string; onClose: () => void }) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const form = useForm({
    schema: NewTerm,
    fallback: 'Failed to add the term',
    submit: async (json) => {
      await call(client.api.admin['ai-terms'].$post({ json }))
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: 'Term added', description: `“${json.phrase}” now means ${json.meaning}.` })
      onClose()
    },
  })
  const { errors } = form
  return (
    <FormDialog title="Add a term" form={form} submitLabel="Add term" busyLabel="Adding…" onClose={onClose}>
      <Field
        label="Word or phrase"
        name="phrase"
        required
        autoComplete="off"
        defaultValue={phrase}
        help="As people type it: haus meri, boskru."
        error={errors['phrase']}
      />
      <Select label="What it is" name="kind" required options={OPTIONS} error={errors['kind']} />
      <Field
        label="What it means"
        name="meaning"
        required
        autoComplete="off"
        help="The job title or skill as most CVs say it: Deckhand, Microsoft Excel."
        error={errors['meaning']}
      />
    </FormDialog>
  )
}
