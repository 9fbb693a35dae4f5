import { useRouteContext } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Side } from '../../modules/messaging/schema.ts'
import { ApiError } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { toast } from '../components/toast.ts'
import { AppLink } from '../link.tsx'
import { groupByDay, timeOfDay } from './message-days.ts'
import { loadOlderMessages, type Message, type OpenConversation } from './queries.ts'

type MessageListProps = {
  side: Side
  opened: OpenConversation
  /** On their way, shown at once. */
  sending: readonly string[]
}

export function MessageList({ side, opened, sending }: MessageListProps) {
  const { conversation, messages, hasOlder } = opened
  const scroll = useScroll(
    messages[0]?.id,
    `${messages.at(-1)?.id} ${sending.length} ${conversation.isClosed}`,
  )
  return (
    <div
      className="chat-scroll"
      ref={scroll}
      role="log"
      aria-label={`Messages with ${conversation.name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
    >
      {side === 'jobSeeker' && (
        <p className="chat-day">
          A real employer never asks you for money. <AppLink href="/safety">How to stay safe</AppLink>
        </p>
      )}
      {hasOlder && <OlderMessages side={side} id={conversation.id} />}
      {groupByDay(messages, new Date()).map(({ label, messages }) => (
        <section key={label} aria-label={label}>
          <h3 className="chat-day">{label}</h3>
          <ol>
            {messages.map((message) => (
              <Bubble key={message.id} message={message} name={conversation.name} />
            ))}
          </ol>
        </section>
      ))}
      <ol>
        {sending.map((body, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be on their way twice
          <li key={i} className="bubble mine">
            <p>{body}</p>
            <small>Sending…</small>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** To the end when something new stands there; when older messages come before, what one was reading stays where it is. */
function useScroll(oldest: number | undefined, newest: string) {
  const element = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first message: something came before it
  useLayoutEffect(() => {
    if (element.current) element.current.scrollTop += element.current.scrollHeight - height.current
  }, [oldest])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it says that something new stands there
  useLayoutEffect(() => {
    element.current?.scrollTo(0, element.current.scrollHeight)
  }, [newest])
  useLayoutEffect(() => {
    height.current = element.current?.scrollHeight ?? 0
  })
  return element
}

/** Plain text: an address that a stranger sends is no link, so that nobody taps on it unread. */
function Bubble({ message: { body, isMine, createdAt }, name }: { message: Message; name: string }) {
  return (
    <li className={isMine ? 'bubble mine' : 'bubble'}>
      <span className="sr">{isMine ? 'You' : name}: </span>
      <p>{body}</p>
      <small>
        <time dateTime={createdAt}>{timeOfDay(createdAt)}</time>
      </small>
    </li>
  )
}

function OlderMessages({ side, id }: { side: Side; id: number }) {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const [busy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    try {
      await loadOlderMessages(queryClient, client, side, id)
    } catch (error) {
      const description = error instanceof ApiError ? error.message : 'Please try again.'
      toast({ title: 'Older messages were not loaded', description, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <p className="chat-day">
      <Button look="quiet" busy={busy} busyLabel="Loading…" onClick={() => void load()}>
        Older messages
      </Button>
    </p>
  )
}
