import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useEffect, useState } from 'react'
import type { Side } from '../../modules/messaging/schema.ts'
import { t } from '../../shared/language/words.ts'
import { AppLink } from '../app/link.tsx'
import { call, reasonOf } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { ButtonLink } from '../components/controls/button.tsx'
import { EmptyState, ErrorState, SkeletonList } from '../components/states/states.tsx'
import { Avatar } from '../components/surfaces/avatar.tsx'
import { VerifiedBadge } from '../components/surfaces/badge.tsx'
import { MessageForm } from './message-form.tsx'
import type { MessagesViewProps } from './messages-search.ts'
import { putMessage, recipientQuery } from './queries.ts'
import { sideCalls } from './unread.ts'

type NewConversationProps = Pick<MessagesViewProps, 'side' | 'href'> & {
  to: { application?: number | undefined; cv?: number | undefined }
}

/** Writes the first message to a person. If they already have a conversation, it opens. */
export function NewConversation({ side, to, href }: NewConversationProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
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
    <section className="chat-pane" aria-label={t('New message')}>
      {data && !data.conversationId ? (
        <>
          <ConversationHead side={side} person={data} listHref={href({})} />
          <div className="chat-scroll">
            {sending ? (
              <div className="bubble mine">
                <p>{sending}</p>
                <small>{t('Sending…')}</small>
              </div>
            ) : (
              <EmptyState
                level="h3"
                title={t('No messages yet')}
                why={t('Write the first one to {name}.', { name: data.name })}
              />
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
        <ErrorState title={t('You cannot write here')} onRetry={() => void refetch()}>
          {reasonOf(error)} <AppLink href={href({})}>{t('All messages')}</AppLink>
        </ErrorState>
      ) : (
        <div className="chat-scroll">
          <SkeletonList count={2} label={t('Loading…')} className="grid gap-3" boneClass="h-16 max-w-96" />
        </div>
      )}
    </section>
  )
}

type HeadProps = {
  side: Side
  person: {
    name: string
    title: string
    pictureUrl: string | null
    isVerified: boolean
    jobTitle?: string | null
  }
  listHref: string
  /** The CV that the employer may open. */
  cvId?: number | null
  /** The menu of the conversation. */
  children?: ReactNode
}

/** Shows the other person, the subject, and the way back to the list. */
export function ConversationHead({ side, person, listHref, cvId, children }: HeadProps) {
  const { name, title, pictureUrl, isVerified, jobTitle } = person
  const cvHref = cvId && `/employer-cv-view/${cvId}`
  return (
    <div className="chat-head">
      <div className="chat-back">
        <ButtonLink href={listHref} look="bare" icon link={AppLink} aria-label={t('All messages')}>
          <ArrowLeft size={20} />
        </ButtonLink>
      </div>
      <Avatar
        name={name}
        photoUrl={pictureUrl ? `${pictureUrl}?size=96` : undefined}
        shape={side === 'employer' ? undefined : 'employer'}
      />
      <div className="who">
        <h2 className="text-17">{cvHref ? <AppLink href={cvHref}>{name}</AppLink> : name}</h2>
        {isVerified && <VerifiedBadge />}
        {(title || jobTitle) && (
          <p className="chat-line text-13 text-muted">
            {[title, jobTitle && t('about {jobTitle}', { jobTitle })].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      {cvHref && (
        <ButtonLink href={cvHref} look="quiet" link={AppLink} className="max-sm:hidden">
          View CV
        </ButtonLink>
      )}
      {children}
    </div>
  )
}
