import { useQuery } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ApiError, call } from '../api-client.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { AppLink } from '../link.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { MessageForm } from './message-form.tsx'
import type { MessagesViewProps } from './messages-search.ts'
import { putMessage, recipientQuery } from './queries.ts'
import { sideCalls } from './unread.ts'

type NewConversationProps = Pick<MessagesViewProps, 'side' | 'href'> & {
  to: { application?: number | undefined; cv?: number | undefined }
}

/** The first message to somebody; with a conversation already, that opens. */
export function NewConversation({ side, to, href }: NewConversationProps) {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const [sending, setSending] = useState<string>()
  const { application, cv } = to
  const named = {
    ...(application !== undefined && { application: String(application) }),
    ...(cv !== undefined && { cv: String(cv) }),
  }
  const { data, error, refetch, isFetching } = useQuery(recipientQuery(client, side, named))
  const known = isFetching ? undefined : data?.conversationId
  useEffect(() => {
    if (known) void router.navigate({ href: href({ conversation: known }), replace: true })
  }, [known, router, href])

  const send = async (body: string, key: string) => {
    setSending(body)
    try {
      const json = {
        ...(application !== undefined && { application }),
        ...(cv !== undefined && { cv }),
        body,
      }
      const headers = { 'Idempotency-Key': key }
      const { conversationId, message } = await call(sideCalls(client, side).$post({ json }, { headers }))
      putMessage(queryClient, side, conversationId, message)
      await router.navigate({ href: href({ conversation: conversationId }), replace: true })
    } finally {
      setSending(undefined)
    }
  }

  return (
    <section className="chat-pane" aria-label="New message">
      {data && !data.conversationId ? (
        <>
          <ConversationHead side={side} person={data} listHref={href({})} />
          <div className="chat-scroll">
            {sending ? (
              <div className="bubble mine">
                <p>{sending}</p>
                <small>Sending…</small>
              </div>
            ) : (
              <EmptyState level="h3" title="No messages yet" why={`Write the first one to ${data.name}.`} />
            )}
          </div>
          <div className="chat-foot">
            <MessageForm
              side={side}
              draft={application === undefined ? `message-cv:${cv}` : `message-application:${application}`}
              name={data.name}
              onSend={send}
            />
          </div>
        </>
      ) : error && !isFetching ? (
        <ErrorState title="You cannot write here" onRetry={() => void refetch()}>
          {error instanceof ApiError ? error.message : 'Please try again.'}{' '}
          <AppLink href={href({})}>All messages</AppLink>
        </ErrorState>
      ) : (
        <div className="chat-scroll">
          <SkeletonList count={2} label="Loading…" className="grid gap-3" boneClass="h-16 max-w-96" />
        </div>
      )}
    </section>
  )
}
