import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { NewNote, ShortlistName } from '../../modules/shortlists/schema.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { useForm } from '../app/forms/form.ts'
import { call } from '../app/loading/api-client.ts'
import { Loaded } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { Checkbox } from '../components/forms/choice.tsx'
import { Field, TextField } from '../components/forms/field.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { Notice } from '../components/states/states.tsx'
import { KEPT_KEY, keptCvQuery, shortlistsQuery } from './queries.ts'

type SaveCvDialogProps = { id: number; name: string; onClose: () => void }

/** Each tick is saved at once. */
export function SaveCvDialog({ id, name, onClose }: SaveCvDialogProps) {
  const { client } = useSite()
  const lists = useQuery(shortlistsQuery(client))
  const kept = useQuery(keptCvQuery(client, id))
  const put = usePutIntoList(id)
  return (
    <Dialog title={`Save ${name}`} onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
      <section className="grid gap-2">
        <h3>Shortlists</h3>
        <Loaded query={lists} what="your shortlists" bones={1}>
          {(all) => (
            <Loaded query={kept} what="its shortlists" bones={1}>
              {({ shortlistIds }) => (
                <>
                  {all.length === 0 && <p className="text-muted">You have no shortlists yet.</p>}
                  {all.map((list) => (
                    <Checkbox
                      key={list.id}
                      label={list.name}
                      checked={
                        put.isPending && put.variables.list === list.id
                          ? put.variables.isIn
                          : shortlistIds.includes(list.id)
                      }
                      onChange={({ target }) => put.mutate({ list: list.id, isIn: target.checked })}
                    />
                  ))}
                </>
              )}
            </Loaded>
          )}
        </Loaded>
        {put.error && <Notice kind="danger">{put.error.message}</Notice>}
        <NewListForm onMade={(list) => put.mutateAsync({ list, isIn: true }).then(() => undefined)} />
      </section>
      <section className="grid gap-2">
        <h3>Notes</h3>
        <Loaded query={kept} what="your notes" bones={1}>
          {({ notes }) => <CvNotes id={id} notes={notes} />}
        </Loaded>
      </section>
    </Dialog>
  )
}

function usePutIntoList(id: number) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const calls = client.api.employer.shortlists[':id'].cvs[':cvId']
  return useMutation({
    mutationFn: ({ list, isIn }: { list: number; isIn: boolean }) => {
      const param = { id: String(list), cvId: String(id) }
      return call(isIn ? calls.$put({ param }) : calls.$delete({ param }))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEPT_KEY }),
  })
}

type CvNotesProps = { id: number; notes: readonly { id: number; text: string; createdAt: string }[] }

/** Notes can be added but not changed, so that the first version is kept. */
function CvNotes({ id, notes }: CvNotesProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    schema: NewNote,
    fallback: 'The note could not be saved. Please try again.',
    submit: async (json, { idempotencyKey }) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const param = { id: String(id) }
      await call(client.api.employer['kept-cvs'][':id'].notes.$post({ param, json }, { headers }))
      await queryClient.invalidateQueries({ queryKey: KEPT_KEY })
      element.current?.reset()
    },
  })
  return (
    <>
      <form {...form.formProps} ref={element} method="post" className="grid gap-2">
        <TextField
          label="New note"
          name="text"
          id="new-note"
          rows={2}
          maxLength={2000}
          help="Only your company sees it"
          error={form.errors['text']}
        />
        {form.message && !form.errors['text'] && <Notice kind="danger">{form.message}</Notice>}
        <div>
          <Button type="submit" look="quiet" busy={form.busy} busyLabel="Saving…">
            Save note
          </Button>
        </div>
      </form>
      <ul className="grid gap-2">
        {notes.map((note) => (
          <li key={note.id}>
            <small className="text-muted">{formatDateTime(note.createdAt)}</small>
            <p className="prose wrap-anywhere">{note.text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Creates a list. `onMade` gets its id before the field is cleared. */
export function NewListForm({ onMade }: { onMade: (id: number) => Promise<void> | void }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    schema: ShortlistName,
    fallback: 'The list could not be created. Please try again.',
    submit: async (json, { idempotencyKey }) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const { id } = await call(client.api.employer.shortlists.$post({ json }, { headers }))
      await onMade(id)
      await queryClient.invalidateQueries({ queryKey: KEPT_KEY })
      element.current?.reset()
    },
  })
  return (
    <form {...form.formProps} ref={element} method="post" className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Field
          label="New shortlist"
          name="name"
          id="new-shortlist"
          maxLength={80}
          error={form.errors['name']}
        />
        <Button type="submit" look="quiet" busy={form.busy} busyLabel="Adding…">
          Add list
        </Button>
      </div>
      {form.message && !form.errors['name'] && <Notice kind="danger">{form.message}</Notice>}
    </form>
  )
}
