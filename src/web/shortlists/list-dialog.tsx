import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ShortlistName } from '../../modules/shortlists/schema.ts'
import { plural } from '../../shared/text.ts'
import { useForm } from '../app/forms/form.ts'
import { call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { Field } from '../components/forms/field.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { Notice } from '../components/states/states.tsx'
import { KEPT_KEY, type Shortlist } from './queries.ts'

type ListDialogProps = { list: Shortlist; onClose: () => void; onGone: () => void }

/** Renames or deletes a list. The dialog says what is deleted and what is kept. */
export function ListDialog({ list, onClose, onGone }: ListDialogProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const calls = client.api.employer.shortlists[':id']
  const param = { id: String(list.id) }
  const refresh = () => queryClient.invalidateQueries({ queryKey: KEPT_KEY })
  const form = useForm({
    schema: ShortlistName,
    fallback: 'The name could not be saved. Please try again.',
    submit: async (json) => {
      await call(calls.$patch({ param, json }))
      await refresh()
      onClose()
    },
  })
  const remove = useMutation({
    mutationFn: () => call(calls.$delete({ param })),
    onSuccess: async () => {
      onClose()
      onGone()
      await refresh()
    },
  })
  return (
    <Dialog title={list.name} onClose={onClose}>
      <form {...form.formProps} method="post" className="grid gap-2">
        <Field
          label="Name"
          name="name"
          id="shortlist-name"
          required
          maxLength={80}
          defaultValue={list.name}
          error={form.errors['name']}
        />
        {form.message && !form.errors['name'] && <Notice kind="danger">{form.message}</Notice>}
        <div>
          <Button type="submit" busy={form.busy} busyLabel="Saving…">
            Save name
          </Button>
        </div>
      </form>
      <section className="grid gap-2">
        <h3>Delete this list</h3>
        <p>
          The list of {plural(list.cvs.length, 'CV')} will be deleted permanently. You keep the CVs that you
          paid for and your notes.
        </p>
        {remove.error && <Notice kind="danger">{remove.error.message}</Notice>}
        <div>
          <Button look="danger" busy={remove.isPending} busyLabel="Deleting…" onClick={() => remove.mutate()}>
            Delete list
          </Button>
        </div>
      </section>
    </Dialog>
  )
}
