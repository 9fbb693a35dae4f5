import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useRef } from 'react'
import { NewNote } from '../../modules/shortlists/schema.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { TextField } from '../components/field.tsx'
import { Notice } from '../components/notice.tsx'
import { useForm } from '../form.ts'
import { KEPT_KEY } from './queries.ts'

type CvNotesProps = { id: number; notes: readonly { id: number; text: string; createdAt: string }[] }

/** Notes are added, never changed: what was written first stays. */
export function CvNotes({ id, notes }: CvNotesProps) {
  const { client } = useRouteContext({ from: '__root__' })
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
