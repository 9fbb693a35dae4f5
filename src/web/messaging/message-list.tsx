import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Side } from '../../modules/messaging/schema.ts'
import { t } from '../../shared/language/words.ts'
import { AppLink } from '../app/link.tsx'
import { reasonOf } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { toast } from '../components/overlays/toast.ts'
import { Bubble, groupByDay } from './bubbles.tsx'
import { loadOlderMessages, type OpenConversation } from './queries.ts'

type MessageListProps = {
  side: Side
  opened: OpenConversation
  /** Messages that are being sent, shown at once. */
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
      aria-label={t('Messages with {name}', { name: conversation.name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this list
      tabIndex={0}
    >
      {side === 'jobSeeker' && (
        <p className="chat-day">
          {t('A real employer never asks you for money.')}{' '}
          <AppLink href="/safety">{t('How to stay safe')}</AppLink>
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may be sent twice
          <li key={i} className="bubble mine">
            <p>{body}</p>
            <small>{t('Sending…')}</small>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Scrolls to the end when a new message arrives. When older messages load above, the visible ones keep their place. */
function useScroll(oldest: number | undefined, newest: string) {
  const element = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first message means that older ones were added
  useLayoutEffect(() => {
    if (element.current) element.current.scrollTop += element.current.scrollHeight - height.current
  }, [oldest])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value means that a message was added
  useLayoutEffect(() => {
    element.current?.scrollTo(0, element.current.scrollHeight)
  }, [newest])
  useLayoutEffect(() => {
    height.current = element.current?.scrollHeight ?? 0
  })
  return element
}

function OlderMessages({ side, id }: { side: Side; id: number }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    try {
      await loadOlderMessages(queryClient, client, side, id)
    } catch (error) {
      const description = reasonOf(error)
      toast({ title: t('Older messages were not loaded'), description, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <p className="chat-day">
      <Button look="quiet" busy={busy} busyLabel={t('Loading…')} onClick={() => void load()}>
        {t('Older messages')}
      </Button>
    </p>
  )
}
