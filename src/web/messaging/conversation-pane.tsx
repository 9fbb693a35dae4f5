import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Side } from '../../modules/messaging/schema.ts'
import { t } from '../../shared/language/words.ts'
import { AppLink } from '../app/link.tsx'
import { ApiError, call } from '../app/loading/api-client.ts'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { ErrorState, SkeletonList } from '../components/states/states.tsx'
import { ClosedNotice, ConversationMenu } from './conversation-menu.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { ConversationHead } from './new-conversation.tsx'
import { conversationQuery, markRead, type OpenConversation, putMessage } from './queries.ts'
import { sideCalls } from './unread.ts'

type ConversationPaneProps = { side: Side; id: number; listHref: string }

export function ConversationPane({ side, id, listHref }: ConversationPaneProps) {
  const { client } = useSite()
  const query = useQuery(conversationQuery(client, side, id))
  const { data, error } = query
  return (
    <section className="chat-pane" aria-label={t('Conversation')}>
      {data ? (
        <Conversation side={side} opened={data} listHref={listHref} onRefresh={() => void query.refetch()} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <ErrorState title={t('Conversation not found')}>
          {t('It may have been deleted.')} <AppLink href={listHref}>{t('All messages')}</AppLink>
        </ErrorState>
      ) : error ? (
        <LoadFailure what={t('The conversation')} query={query} />
      ) : (
        <div className="chat-scroll">
          <SkeletonList
            count={4}
            label={t('Loading messages…')}
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
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [sending, setSending] = useState<string[]>([])
  const { conversation, messages } = opened
  const { id, name, unread, isClosed } = conversation
  const newest = messages.at(-1)?.id
  useEffect(() => {
    // A failure is ignored: the next visit marks the messages as read.
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
      // A message arrived in the meantime.
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
