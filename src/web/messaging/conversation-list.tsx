import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Side } from '../../modules/messaging/schema.ts'
import { t } from '../../shared/language/words.ts'
import { plural } from '../../shared/text.ts'
import { AppLink } from '../app/link.tsx'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { toast } from '../components/overlays/toast.ts'
import { EmptyState, SkeletonList } from '../components/states/states.tsx'
import { Avatar } from '../components/surfaces/avatar.tsx'
import { Badge, VerifiedBadge } from '../components/surfaces/badge.tsx'
import { shortMoment } from './bubbles.tsx'
import type { MessagesViewProps } from './messages-search.ts'
import { type Conversation, listQuery, loadOlderConversations, PAGE_SIZE } from './queries.ts'

type ConversationListProps = Pick<MessagesViewProps, 'side' | 'href'> & { current: number | undefined }

export function ConversationList({ side, current, href }: ConversationListProps) {
  const { client } = useSite()
  const query = useQuery(listQuery(client, side))
  const { data, error } = query
  if (data?.length === 0) return <NoMessages side={side} />
  if (data)
    return (
      <nav className="chat-list" aria-label={t('Conversations')}>
        <ul>
          {data.map((one) => (
            <li key={one.id}>
              <ListedConversation
                conversation={one}
                side={side}
                href={href({ conversation: one.id })}
                isCurrent={one.id === current}
              />
            </li>
          ))}
        </ul>
        {data.length >= PAGE_SIZE && <OlderConversations side={side} />}
      </nav>
    )
  if (!error)
    return (
      <SkeletonList count={5} label={t('Loading conversations…')} className="grid gap-2" boneClass="h-16" />
    )
  const loginHref = side === 'employer' ? '/employer-login' : '/login?next=/messages'
  return <LoadFailure what={t('Conversations')} query={query} loginHref={loginHref} />
}

function NoMessages({ side }: { side: Side }) {
  const isEmployer = side === 'employer'
  return (
    <EmptyState
      title={t('No messages yet')}
      why={
        isEmployer
          ? 'Write to people who applied to your jobs, or whose CV you opened.'
          : t(
              'Messages from employers appear here. You can write to an employer after you apply for one of its jobs.',
            )
      }
      action={
        <ButtonLink href={isEmployer ? '/employer-dashboard?tab=applications' : '/jobs'} link={AppLink}>
          {isEmployer ? t('See applications') : t('Find Jobs')}
        </ButtonLink>
      }
    />
  )
}

type ListedProps = { conversation: Conversation; side: Side; href: string; isCurrent: boolean }

function ListedConversation({ conversation, side, href, isCurrent }: ListedProps) {
  const { name, pictureUrl, isVerified, jobTitle, unread, lastMessage, isClosed } = conversation
  return (
    <AppLink href={href} aria-current={isCurrent ? 'true' : undefined}>
      <Avatar
        name={name}
        photoUrl={pictureUrl ? `${pictureUrl}?size=96` : undefined}
        shape={side === 'employer' ? undefined : 'employer'}
      />
      <div className="who">
        <div className="flex items-baseline justify-between gap-2">
          <b className="chat-line">{name}</b>
          {lastMessage && (
            <time dateTime={lastMessage.createdAt} className="text-13 text-muted whitespace-nowrap">
              {shortMoment(lastMessage.createdAt, new Date())}
            </time>
          )}
        </div>
        {isVerified && <VerifiedBadge />}
        {jobTitle && <p className="chat-line text-13 text-muted">{jobTitle}</p>}
        <div className="flex items-center justify-between gap-2">
          <p className={unread > 0 ? 'chat-line font-semibold' : 'chat-line text-muted'}>
            {lastMessage?.isMine && `${t('You:')} `}
            {lastMessage?.text}
          </p>
          {isClosed && <Badge>{t('Closed')}</Badge>}
          {unread > 0 && (
            <Badge tone="branded">
              {unread}
              <span className="sr"> {plural(unread, 'unread message').replace(/^\S+ /, '')}</span>
            </Badge>
          )}
        </div>
      </div>
    </AppLink>
  )
}

function OlderConversations({ side }: { side: Side }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [state, setState] = useState<'more' | 'busy' | 'all'>('more')
  if (state === 'all') return null
  const load = async () => {
    setState('busy')
    try {
      setState((await loadOlderConversations(queryClient, client, side)) ? 'more' : 'all')
    } catch (error) {
      setState('more')
      toast({ title: t('Not loaded'), description: String((error as Error).message), variant: 'destructive' })
    }
  }
  return (
    <div className="p-2">
      <Button look="quiet" busy={state === 'busy'} busyLabel={t('Loading…')} onClick={() => void load()}>
        {t('Older conversations')}
      </Button>
    </div>
  )
}
