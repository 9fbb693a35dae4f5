import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TIMELINE_LABELS } from '../../modules/applications/schema.ts'
import { MAX_NOTE } from '../../modules/pipeline/limits.ts'
import { NewNote } from '../../modules/pipeline/schema.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { useDraft } from '../app/forms/draft.tsx'
import { useForm } from '../app/forms/form.ts'
import { call } from '../app/loading/api-client.ts'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { useProfile } from '../app/session/session.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { TextField } from '../components/forms/field.tsx'
import { FormErrors } from '../components/forms/form-errors.tsx'
import { SkeletonList } from '../components/states/states.tsx'
import { NoteItem } from './note-item.tsx'
import { changeCards, type History, historyQuery, showHistory } from './queries.ts'

const WHO = { employer: 'Your company', job_seeker: 'The applicant', administrator: 'An administrator' }

type ApplicationNotesProps = {
  id: number /** The text of the older single notes field, from before notes had rows of their own. */
  oldNotes: string
}

/** Lists the notes and the changes of status with their author as one history, newest first. */
export function ApplicationNotes({ id, oldNotes }: ApplicationNotesProps) {
  const { client } = useSite()
  const query = useQuery(historyQuery(client, id))
  const { data, error } = query
  if (error) return <LoadFailure what="Notes and history" query={query} />
  if (!data) return <SkeletonList count={2} label="Loading notes and history…" boneClass="h-24" />
  const steps = [
    ...data.notes.map((note) => ({
      at: note.createdAt,
      item: <NoteItem key={note.id} applicationId={id} note={note} />,
    })),
    ...data.changes.map((change, index) => ({
      at: change.changedAt,
      item: (
        <Change
          key={`${change.changedAt} ${change.status}`}
          change={change}
          isFirst={index === 0}
          isLast={index === data.changes.length - 1}
        />
      ),
    })),
  ].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <section className="grid gap-2">
      <h3>Notes and history</h3>
      <NoteForm id={id} />
      <ol className="timeline">
        {steps.map(({ item }) => item)}
        {oldNotes && <li className="prose text-15">{oldNotes}</li>}
      </ol>
    </section>
  )
}

type ChangeProps = { change: History['changes'][number]; isFirst: boolean; isLast: boolean }

function Change({ change, isFirst, isLast }: ChangeProps) {
  const { status, changedBy, changedAt, words } = change
  return (
    <li className={isLast ? 'now' : undefined}>
      <b>{isFirst && status === 'pending' ? 'Applied' : TIMELINE_LABELS[status]}</b>{' '}
      <small className="help">
        {WHO[changedBy]}, {formatDateTime(changedAt)}
      </small>
      {words && <p className="prose text-15 whitespace-pre-line">{words}</p>}
    </li>
  )
}

function NoteForm({ id }: { id: number }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const company = useProfile('employer')?.id ?? 0
  const draft = useDraft({ kind: 'employer', id: company }, `note:${id}`)
  const { errors, message, busy, formProps } = useForm({
    schema: NewNote,
    fallback: 'The note could not be saved. Please try again.',
    async submit(json, { idempotencyKey }) {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const calls = client.api.employer.applications[':id']
      const history = await call(calls.notes.$post({ param: { id: String(id) }, json }, { headers }))
      await showHistory(queryClient, client, id, history)
      changeCards(queryClient, (card) => (card.id === id ? { ...card, noteCount: card.noteCount + 1 } : card))
      draft.startAgain()
    },
  })
  return (
    <form key={draft.round} ref={draft.form} method="post" className="grid gap-2" {...formProps}>
      <FormErrors errors={errors} message={message} idOf={() => `note-${id}`} />
      <TextField
        label="New note"
        name="text"
        id={`note-${id}`}
        rows={2}
        maxLength={MAX_NOTE}
        help="Only your company can see it."
        error={errors['text']}
        defaultValue={String(draft.kept?.['text'] ?? '')}
      />
      <div>
        <Button type="submit" look="quiet" busy={busy} busyLabel="Saving…">
          Save note
        </Button>
      </div>
    </form>
  )
}
