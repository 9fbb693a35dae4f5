import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MESSAGE_LENGTH, REPLY_NAME_LENGTH } from '../../modules/messaging/limits.ts'
import { SavedReply } from '../../modules/messaging/schema.ts'
import { useForm } from '../app/forms/form.ts'
import { type ApiClient, call } from '../app/loading/api-client.ts'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { Field, TextField } from '../components/forms/field.tsx'
import { FormErrors } from '../components/forms/form-errors.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { toast } from '../components/overlays/toast.ts'
import { EmptyState, SkeletonList } from '../components/states/states.tsx'

const readReplies = (client: ApiClient) => call(client.api.employer['saved-replies'].$get())
type Reply = Awaited<ReturnType<typeof readReplies>>[number]

const repliesQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['messages', 'saved-replies'], queryFn: () => readReplies(client) })

type SavedRepliesProps = {
  /** The current text of the message box, which can be saved. */
  typed: string
  onChoose: (body: string) => void
  onClose: () => void
}

/** Chooses a saved reply for the message box, and adds, changes and deletes them. */
export function SavedReplies({ typed, onChoose, onClose }: SavedRepliesProps) {
  const { client } = useSite()
  const query = useQuery(repliesQuery(client))
  const { data, error } = query
  const [editing, setEditing] = useState<Partial<Reply>>()
  if (editing) return <ReplyForm reply={editing} onDone={() => setEditing(undefined)} onClose={onClose} />
  return (
    <Dialog
      title="Saved replies"
      description="Choose one to put it into the message box. You can change it before you send it."
      onClose={onClose}
      actions={
        <Button look="quiet" onClick={() => setEditing({ body: typed })}>
          {typed ? 'Save this message as a reply' : 'New reply'}
        </Button>
      }
    >
      {error ? (
        <LoadFailure what="Saved replies" query={query} />
      ) : !data ? (
        <SkeletonList count={3} label="Loading saved replies…" boneClass="h-12" />
      ) : data.length === 0 ? (
        <EmptyState
          level="h3"
          title="No saved replies yet"
          why="Save what you write often: the way to your office, the papers to bring."
        />
      ) : (
        <ul className="list">
          {data.map((reply) => (
            <ReplyRow key={reply.id} reply={reply} onChoose={onChoose} onEdit={() => setEditing(reply)} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

type ReplyRowProps = { reply: Reply; onChoose: (body: string) => void; onEdit: () => void }

function ReplyRow({ reply: { name, body }, onChoose, onEdit }: ReplyRowProps) {
  return (
    <li className="flex items-center gap-2 pr-2">
      <button type="button" className="reply-choice" onClick={() => onChoose(body)}>
        <b>{name}</b>
        <span className="chat-line text-13 text-muted">{body}</span>
      </button>
      <Button look="bare" onClick={onEdit}>
        Edit<span className="sr"> {name}</span>
      </Button>
    </li>
  )
}

type ReplyFormProps = { reply: Partial<Reply>; onDone: () => void; onClose: () => void }

function ReplyForm({ reply: { id, name, body }, onDone, onClose }: ReplyFormProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const calls = client.api.employer['saved-replies']
  const finish = async () => {
    await queryClient.invalidateQueries({ queryKey: repliesQuery(client).queryKey })
    onDone()
  }
  const { errors, message, busy, formProps } = useForm({
    schema: SavedReply,
    fallback: 'The reply could not be saved. Please try again.',
    async submit(json, { idempotencyKey }) {
      const headers = { 'Idempotency-Key': idempotencyKey }
      if (id) await call(calls[':id'].$put({ param: { id: String(id) }, json }))
      else await call(calls.$post({ json }, { headers }))
      await finish()
    },
  })
  const remove = async () => {
    try {
      await call(calls[':id'].$delete({ param: { id: String(id) } }))
      await finish()
    } catch {
      toast({ title: 'Not deleted', description: 'Please try again.', variant: 'destructive' })
    }
  }
  return (
    <Dialog title={id ? 'Edit reply' : 'New reply'} onClose={onClose}>
      <form method="post" className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} idOf={(field) => `reply-${field}`} />
        <Field
          label="Name"
          name="name"
          id="reply-name"
          required
          maxLength={REPLY_NAME_LENGTH}
          help="Only you see it: “Interview on Monday”."
          error={errors['name']}
          defaultValue={name}
        />
        <TextField
          label="Message"
          name="body"
          id="reply-body"
          required
          rows={6}
          maxLength={MESSAGE_LENGTH}
          error={errors['body']}
          defaultValue={body}
        />
        <div className="actions justify-end">
          {id && (
            <Button look="bare" className="mr-auto text-danger" onClick={() => void remove()}>
              Delete reply
            </Button>
          )}
          <Button look="quiet" onClick={onDone}>
            Back
          </Button>
          <Button type="submit" busy={busy} busyLabel="Saving…">
            Save reply
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
