import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Side } from '../../modules/messaging/schema.ts'
import { ApiError, call } from '../api-client.ts'
import { ErrorState } from '../components/error-state.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { LoadFailure } from '../employers/load-failure.tsx'
import { AppLink } from '../link.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { ConversationMenu } from './conversation-menu.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { conversationQuery, markRead, type OpenConversation, putMessage } from './queries.ts'
import { sideCalls } from './unread.ts'

type ConversationPaneProps = { side: Side; id: number; listHref: string }

export function ConversationPane({ side, id, listHref }: ConversationPaneProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(conversationQuery(client, side, id))
  const { data, error } = query
  const pane = useRef<HTMLElement>(null)
  // Below the head of a dashboard the text box would be out of sight.
  useLayoutEffect(() => pane.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <section className="chat-pane" aria-label="Conversation" ref={pane}>
      {data ? (
        <Conversation side={side} opened={data} listHref={listHref} onRefresh={() => void query.refetch()} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <ErrorState title="Conversation not found">
          It may have been deleted. <AppLink href={listHref}>All messages</AppLink>
        </ErrorState>
      ) : error ? (
        <LoadFailure what="The conversation" error={error} query={query} />
      ) : (
        <div className="chat-scroll">
          <SkeletonList
            count={4}
            label="Loading messages…"
            className="grid gap-3"
            boneClass="h-16 max-w-96"
          />
        </div>
      )}
    </section>
  )
}

type ConversationProps = { side: Side; opened: OpenConversation; listHref: string; onRefresh: () => void }

function Conversation({ side, opened, listHref, onRefresh }: ConversationProps) {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const [sending, setSending] = useState<string[]>([])
  const { conversation, messages } = opened
  const { id, name, unread, isClosed } = conversation
  const newest = messages.at(-1)?.id
  useEffect(() => {
    // Told at the next chance when the network fails now: nobody waits for it.
    if (unread > 0 && newest) void markRead(queryClient, client, side, id, newest).catch(() => undefined)
  }, [unread, newest, queryClient, client, side, id])

  const send = async (body: string, key: string) => {
    setSending((before) => [...before, body])
    try {
      const call$ = sideCalls(client, side)[':id'].messages.$post(
        { param: { id: String(id) }, json: { body } },
        { headers: { 'Idempotency-Key': key } },
      )
      const answer = await call(call$)
      putMessage(queryClient, side, id, answer.message)
      // Something came in meanwhile.
      if (answer.unread > 0) onRefresh()
    } finally {
      setSending((before) => before.filter((one, i) => one !== body || before.indexOf(body) !== i))
    }
  }

  return (
    <>
      <ConversationHead side={side} person={conversation} listHref={listHref} cvId={conversation.cvId}>
        <ConversationMenu side={side} conversation={conversation} onRefresh={onRefresh} />
      </ConversationHead>
      <MessageList side={side} opened={opened} sending={sending} />
      <div className="chat-foot">
        {isClosed ? (
          <ClosedNotice side={side} conversation={conversation} />
        ) : (
          <MessageForm side={side} draft={`message:${id}`} name={name} onSend={send} />
        )}
      </div>
    </>
  )
}
