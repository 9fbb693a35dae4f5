import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { MAX_NOTE } from '../../modules/pipeline/limits.ts'
import { NewNote } from '../../modules/pipeline/schema.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { useForm } from '../app/forms/form.ts'
import { call, reasonOf } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { TextField } from '../components/forms/field.tsx'
import { FormErrors } from '../components/forms/form-errors.tsx'
import { changeCards, type Note, showHistory } from './queries.ts'

type NoteProps = { applicationId: number; note: Note }

/** A note of the company, which it can edit or delete. */
export function NoteItem({ applicationId, note }: NoteProps) {
  const [state, setState] = useState<'read' | 'edit' | 'delete'>('read')
  const close = () => {
    setState('read')
    // Returns the focus to the button that opened the form.
    requestAnimationFrame(() => document.getElementById(editButton(note))?.focus())
  }
  if (state === 'edit') return <EditNote applicationId={applicationId} note={note} onClose={close} />
  const changed = note.changedAt ? ` · changed ${formatDateTime(note.changedAt)}` : ''
  return (
    <li>
      <b>Note</b> <small className="help">{formatDateTime(note.createdAt) + changed}</small>
      <p className="prose text-15">{note.text}</p>
      {state === 'delete' ? (
        <DeleteNote applicationId={applicationId} note={note} onClose={close} />
      ) : (
        <div className="-ml-2.5 flex gap-1">
          <Button look="bare" id={editButton(note)} onClick={() => setState('edit')}>
            Edit note
          </Button>
          <Button look="bare" onClick={() => setState('delete')}>
            Delete note
          </Button>
        </div>
      )}
    </li>
  )
}

const editButton = ({ id }: Note) => `edit-note-${id}`

function useFocus(id: string): void {
  useEffect(() => document.getElementById(id)?.focus(), [id])
}

type OpenNoteProps = NoteProps & { onClose: () => void }

function EditNote({ applicationId, note, onClose }: OpenNoteProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const id = `note-text-${note.id}`
  useFocus(id)
  const { errors, message, busy, formProps } = useForm({
    schema: NewNote,
    fallback: 'The note could not be saved. Please try again.',
    async submit(json) {
      const param = { id: String(applicationId), noteId: String(note.id) }
      const one = client.api.employer.applications[':id'].notes[':noteId']
      const history = await call(one.$put({ param, json }))
      await showHistory(queryClient, client, applicationId, history)
      onClose()
    },
  })
  return (
    <li>
      <form method="post" className="grid gap-2" {...formProps}>
        <FormErrors errors={errors} message={message} idOf={() => id} />
        <TextField
          label="Edit note"
          name="text"
          id={id}
          rows={3}
          maxLength={MAX_NOTE}
          error={errors['text']}
          defaultValue={note.text}
        />
        <div className="flex gap-2">
          <Button type="submit" look="quiet" busy={busy} busyLabel="Saving…">
            Save changes
          </Button>
          <Button look="bare" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </li>
  )
}

function DeleteNote({ applicationId, note, onClose }: OpenNoteProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const keepButton = `keep-note-${note.id}`
  useFocus(keepButton)
  async function drop() {
    setBusy(true)
    try {
      const param = { id: String(applicationId), noteId: String(note.id) }
      const one = client.api.employer.applications[':id'].notes[':noteId']
      const history = await call(one.$delete({ param }))
      await showHistory(queryClient, client, applicationId, history)
      changeCards(queryClient, (card) =>
        card.id === applicationId ? { ...card, noteCount: card.noteCount - 1 } : card,
      )
      document.getElementById(`note-${applicationId}`)?.focus()
    } catch (error) {
      setFailure(reasonOf(error, 'The note could not be deleted.'))
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="alert">{failure || 'Delete this note? This cannot be undone.'}</p>
      <Button look="danger" busy={busy} busyLabel="Deleting…" onClick={() => void drop()}>
        Delete
      </Button>
      <Button look="quiet" id={keepButton} onClick={onClose}>
        Keep it
      </Button>
    </div>
  )
}
