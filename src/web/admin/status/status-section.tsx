import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NoteInput } from '../../../modules/status/schema.ts'
import { formatDateTime, typedMinute } from '../../../shared/dates.ts'
import { useForm } from '../../app/forms/form.ts'
import type { FormValues } from '../../app/forms/form-values.ts'
import { AppLink } from '../../app/link.tsx'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Field, TextField } from '../../components/forms/field.tsx'
import type { Column } from '../../components/lists/table.tsx'
import { FormDialog } from '../../components/overlays/form-dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Badge } from '../../components/surfaces/badge.tsx'
import { noteState } from '../../status/status-words.ts'
import { AdminList } from '../admin-list.tsx'
import { adminListQuery, type RowOf, useListSearch } from '../list-query.ts'
import { ActDialog } from '../perform-act.tsx'
import type { ListSearch } from '../section-keys.ts'
import { Comparisons } from './comparisons.tsx'
import { PageErrors } from './page-errors.tsx'

type Open = { kind: 'form' | 'end' | 'delete'; note?: StatusNote }

/** Notes for the public status page, and what the site found in itself at night. */
export function StatusSection() {
  const { client } = useSite()
  const [list, change] = useListSearch()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { kind, note } = open ?? {}
  const { ':id': one } = client.api.admin['status-notes']
  return (
    <>
      <p className="max-w-prose pb-4 text-muted">
        The <AppLink href="/status">status page</AppLink> shows what the site measures by itself. Add a note
        to tell visitors what is wrong, or when you plan to work on the site.
      </p>
      <AdminList
        title="Status Notes"
        noun="note"
        query={statusNotesQuery(client, list)}
        list={list}
        onChange={change}
        columns={columns(setOpen)}
        rowKey={({ id }) => id}
        actions={<Button onClick={() => setOpen({ kind: 'form' })}>Write a note</Button>}
        empty={{ title: 'No notes', why: 'The status page shows only the measurements.' }}
      />
      <Comparisons />
      <PageErrors />
      {kind === 'form' && <NoteForm note={note} onClose={close} />}
      {kind === 'end' && note && (
        <ActDialog
          title={`End “${note.title}”?`}
          verb="End note"
          busyLabel="Ending…"
          act={{
            call: () => call(one.end.$post({ param: { id: String(note.id) } })),
            done: 'Note ended',
            failed: 'Failed to end the note',
          }}
          onClose={close}
        >
          The status page will show that this has ended. The note stays there for 90 days.
        </ActDialog>
      )}
      {kind === 'delete' && note && (
        <ActDialog
          title={`Delete “${note.title}”?`}
          verb="Delete note"
          busyLabel="Deleting…"
          danger
          act={{
            call: () => call(one.$delete({ param: { id: String(note.id) } })),
            done: 'Note deleted',
            failed: 'Failed to delete the note',
          }}
          onClose={close}
        >
          It will be removed from the status page. This cannot be undone.
        </ActDialog>
      )}
    </>
  )
}

const STATES = { planned: 'Planned', now: 'Now', over: 'Ended' }

const columns = (setOpen: (open: Open) => void): Column<StatusNote>[] => [
  { key: 'title', label: 'Title', bare: true, cell: ({ title }) => <b className="wrap-anywhere">{title}</b> },
  { key: 'from', label: 'From', cell: ({ startsAt }) => formatDateTime(startsAt) },
  { key: 'until', label: 'Until', cell: ({ endsAt }) => (endsAt ? formatDateTime(endsAt) : 'Not known') },
  { key: 'state', label: 'State', cell: (note) => <Badge>{STATES[noteState(note, new Date())]}</Badge> },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: (note) => (
      <div className="flex flex-wrap gap-2">
        <Button
          look="quiet"
          aria-label={`Edit ${note.title}`}
          onClick={() => setOpen({ kind: 'form', note })}
        >
          Edit
        </Button>
        {noteState(note, new Date()) !== 'over' && (
          <Button
            look="quiet"
            aria-label={`End ${note.title}`}
            onClick={() => setOpen({ kind: 'end', note })}
          >
            End
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={`Delete ${note.title}`}
          onClick={() => setOpen({ kind: 'delete', note })}
        >
          Delete
        </Button>
      </div>
    ),
  },
]

const textOf = (value: FormValues[string] | undefined) => (typeof value === 'string' ? value : '')
/** Converts the form's values to the call's. Times are in Port Moresby time. */
const bodyOf = ({ title, body, startsAt, endsAt }: FormValues) => ({
  title: textOf(title),
  body: textOf(body),
  startsAt: textOf(startsAt),
  endsAt: textOf(endsAt),
})

/** Writes a new note or changes one. */
function NoteForm({ note, onClose }: { note?: StatusNote | undefined; onClose: () => void }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [now] = useState(() => new Date())
  const form = useForm({
    schema: NoteInput,
    fallback: 'Failed to save the note',
    submit: async (_, { values }) => {
      const json = bodyOf(values)
      const { $post, ':id': one } = client.api.admin['status-notes']
      await call(note ? one.$put({ param: { id: String(note.id) }, json }) : $post({ json }))
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: note ? 'Note changed' : 'Note published', description: json.title })
      onClose()
    },
  })
  const { errors } = form
  return (
    <FormDialog
      title={note ? 'Change the note' : 'Write a note'}
      description="All visitors can read it on the status page."
      form={form}
      submitLabel={note ? 'Save note' : 'Publish note'}
      busyLabel="Saving…"
      onClose={onClose}
    >
      <Field
        label="Title"
        name="title"
        required
        autoComplete="off"
        defaultValue={note?.title}
        help="At most 120 characters."
        error={errors['title']}
      />
      <TextField
        label="Text"
        name="body"
        defaultValue={note?.body}
        help="What does not work, who is affected, and when it will work again. At most 2,000 characters."
        error={errors['body']}
      />
      <Field
        label="From"
        name="startsAt"
        type="datetime-local"
        required
        defaultValue={typedMinute(note?.startsAt ?? now)}
        help="Port Moresby time."
        error={errors['startsAt']}
      />
      <Field
        label="Until"
        name="endsAt"
        type="datetime-local"
        defaultValue={note?.endsAt ? typedMinute(note.endsAt) : ''}
        help="Leave empty if you do not know."
        error={errors['endsAt']}
      />
    </FormDialog>
  )
}

const statusNotesQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('status-notes', list, () =>
    client.api.admin['status-notes'].$get({ query: { page: String(list.page ?? 1) } }),
  )
type StatusNote = RowOf<typeof statusNotesQuery>
