import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { ShortlistName } from '../../modules/shortlists/schema.ts'
import { plural } from '../../shared/text.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field } from '../components/field.tsx'
import { Notice } from '../components/notice.tsx'
import { useForm } from '../form.ts'
import { KEPT_KEY, type Shortlist } from './queries.ts'

type ListDialogProps = { list: Shortlist; onClose: () => void; onGone: () => void }

/** Renames a list, or deletes it: the dialog itself says what goes and what stays. */
export function ListDialog({ list, onClose, onGone }: ListDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
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
          The list of {plural(list.cvs.length, 'CV')} goes for good. What you paid for and your notes stay.
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
