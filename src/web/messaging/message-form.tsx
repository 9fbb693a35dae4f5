import Bookmark from 'lucide-react/icons/bookmark'
import { type KeyboardEvent, useRef, useState } from 'react'
import { MESSAGE_LENGTH } from '../../modules/messaging/limits.ts'
import type { Side } from '../../modules/messaging/schema.ts'
import { t } from '../../shared/language/words.ts'
import { draftKey, readDraft, removeDraft, writeDraft } from '../app/forms/draft-storage.ts'
import { ApiError, newIdempotencyKey, reasonOf } from '../app/loading/api-client.ts'
import { useLatePiece } from '../app/loading/late-piece.ts'
import { useProfile } from '../app/session/session.ts'
import { Button } from '../components/controls/button.tsx'
import { TextField } from '../components/forms/field.tsx'
import { Notice } from '../components/states/states.tsx'

type MessageFormProps = {
  side: Side
  /** Separates the drafts of one account. */
  draft: string
  name: string
  onSend: (body: string, idempotencyKey: string) => Promise<void>
}

/**
 * The text stays on the device until it is sent. It leaves the box as soon as the button is pressed. If sending fails,
 * it returns to the box, before any text typed in the meantime.
 */
export function MessageForm({ side, draft, name, onSend }: MessageFormProps) {
  const key = draftKey(side, useProfile(side)?.id ?? 0, draft)
  const [text, setText] = useState(() => String(readDraft(key)?.['body'] ?? ''))
  const [problem, setProblem] = useState<string>()
  // A message that may have arrived although no answer came. Sending the same words again uses the same key, so that it
  // is not stored twice.
  const lost = useRef<{ body: string; key: string }>(undefined)
  const box = useRef<HTMLDivElement>(null)
  const [Replies, openReplies, closeReplies] = useLatePiece(() =>
    import('./saved-replies.tsx').then((file) => file.SavedReplies),
  )

  const change = (typed: string) => {
    setText(typed)
    if (typed) writeDraft(key, JSON.stringify({ body: typed }))
    else removeDraft(key)
  }

  const send = async () => {
    const body = text.trim()
    box.current?.querySelector('textarea')?.focus()
    if (!body) return
    const idempotencyKey = lost.current?.body === body ? lost.current.key : newIdempotencyKey()
    setText('')
    setProblem(undefined)
    try {
      await onSend(body, idempotencyKey)
      lost.current = undefined
      // The draft is removed only now, so that closing the page while it is sending loses nothing.
      const meanwhile = readTyped(box.current)
      if (!meanwhile) removeDraft(key)
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status > 0
      lost.current = isRefused ? undefined : { body, key: idempotencyKey }
      const meanwhile = readTyped(box.current)
      change(meanwhile ? `${body}\n${meanwhile}` : body)
      setProblem(reasonOf(error))
    }
  }

  return (
    <>
      {problem && (
        <Notice kind="danger" title={t('Not sent. Try again')}>
          {problem}
        </Notice>
      )}
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <div className="chat-box" ref={box}>
          <TextField
            label={<span className="sr">{t('Message to {name}', { name })}</span>}
            name="body"
            rows={1}
            maxLength={MESSAGE_LENGTH}
            placeholder={t('Write a message')}
            autoComplete="off"
            value={text}
            onInput={({ currentTarget }) => change(currentTarget.value)}
            onKeyDown={(event) => {
              if (!sendsOnEnter(event)) return
              event.preventDefault()
              void send()
            }}
          />
        </div>
        {side === 'employer' && (
          <Button
            look="quiet"
            icon
            aria-label="Saved replies"
            title="Saved replies"
            onClick={() => void openReplies()}
          >
            <Bookmark size={20} />
          </Button>
        )}
        <Button type="submit">{t('Send')}</Button>
      </form>
      {Replies && (
        <Replies
          typed={text.trim()}
          onChoose={(body) => {
            change(text.trim() ? `${text.trim()}\n\n${body}` : body)
            closeReplies()
            box.current?.querySelector('textarea')?.focus()
          }}
          onClose={closeReplies}
        />
      )}
    </>
  )
}

function readTyped(box: HTMLElement | null): string {
  return box?.querySelector('textarea')?.value ?? ''
}

/**
 * With a computer's keyboard, Enter sends and Shift+Enter starts a new line. On a touch screen, Enter starts a new
 * line.
 */
function sendsOnEnter({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return false
  return matchMedia('(pointer: fine)').matches
}
