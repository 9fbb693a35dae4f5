import { type KeyboardEvent, useRef, useState } from 'react'
import { MESSAGE_LENGTH, type Side } from '../../modules/messaging/schema.ts'
import { ApiError, newIdempotencyKey } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { TextField } from '../components/field.tsx'
import { Notice } from '../components/notice.tsx'
import { draftKey, readDraft, removeDraft, writeDraft } from '../draft-storage.ts'
import { useProfile } from '../session.ts'

type MessageFormProps = {
  side: Side
  /** Tells the drafts of one account apart. */
  draft: string
  name: string
  onSend: (body: string, idempotencyKey: string) => Promise<void>
}

/**
 * What is typed stays on the device until it was sent. Sent, it leaves the box at once; refused, it comes back into it, before
 * what was typed meanwhile.
 */
export function MessageForm({ side, draft, name, onSend }: MessageFormProps) {
  const key = draftKey(side, useProfile(side)?.id ?? 0, draft)
  const [text, setText] = useState(() => String(readDraft(key)?.['body'] ?? ''))
  const [problem, setProblem] = useState<string>()
  // A message that may have arrived although no answer came: the same words go with the same key.
  const lost = useRef<{ body: string; key: string }>(undefined)
  const box = useRef<HTMLDivElement>(null)

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
      // Kept until now: a page that is closed while it is sending has lost nothing.
      const meanwhile = readTyped(box.current)
      if (!meanwhile) removeDraft(key)
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status > 0
      lost.current = isRefused ? undefined : { body, key: idempotencyKey }
      const meanwhile = readTyped(box.current)
      change(meanwhile ? `${body}\n${meanwhile}` : body)
      setProblem(error instanceof ApiError ? error.message : 'Please check your connection.')
    }
  }

  return (
    <>
      {problem && (
        <Notice kind="danger" title="Not sent. Try again">
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
            label={<span className="sr">Message to {name}</span>}
            name="body"
            rows={1}
            maxLength={MESSAGE_LENGTH}
            placeholder="Write a message"
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
        <Button type="submit">Send</Button>
      </form>
    </>
  )
}

function readTyped(box: HTMLElement | null): string {
  return box?.querySelector('textarea')?.value ?? ''
}

/** With a keyboard on the desk Enter sends and Shift+Enter begins a line; under a thumb Enter begins a line. */
function sendsOnEnter({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return false
  return matchMedia('(pointer: fine)').matches
}
