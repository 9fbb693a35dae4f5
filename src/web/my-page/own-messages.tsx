import { MESSAGE_LENGTH } from '../../modules/messaging/limits.ts'
import type { ReadOf } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
import { plural } from '../../shared/text.ts'
import { PlainForm, usePosted } from '../app/forms/plain-form.tsx'
import { FormKey } from '../app/forms/sent-values.tsx'
import { useSite } from '../app/site.tsx'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { TextField } from '../components/forms/field.tsx'
import { EmptyState, Notice } from '../components/states/states.tsx'
import { Avatar } from '../components/surfaces/avatar.tsx'
import { Badge, VerifiedBadge } from '../components/surfaces/badge.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { Bubble, groupByDay, shortMoment } from '../messaging/bubbles.tsx'
import { OwnHeader } from './own-header.tsx'

type Conversations = NonNullable<ReadOf<'myConversations'>>

/** All conversations, the newest first. */
export function OwnMessages({ conversations, isFull }: Conversations) {
  const { now } = useSite()
  const oldest = conversations.at(-1)?.lastMessageId
  return (
    <>
      <OwnHeader title={t('Messages')} />
      {conversations.length === 0 ? (
        <Card>
          <EmptyState
            title={t('No messages yet')}
            why={t(
              'Messages from employers appear here. You can write to an employer after you apply for one of its jobs.',
            )}
            action={<ButtonLink href="/jobs">{t('Find Jobs')}</ButtonLink>}
          />
        </Card>
      ) : (
        <ul className="list">
          {conversations.map(({ id, name, pictureUrl, jobTitle, unread, lastMessage, isClosed }) => (
            <li key={id} className="todo">
              <Avatar
                name={name}
                photoUrl={pictureUrl ? `${pictureUrl}?size=96` : undefined}
                shape="employer"
              />
              <div>
                <p className="flex flex-wrap items-center gap-x-2">
                  <a className="cover" href={`/my-page/messages/${id}`}>
                    {name}
                  </a>{' '}
                  {unread > 0 && <Badge tone="branded">{plural(unread, 'unread message')}</Badge>}{' '}
                  {isClosed && <Badge>{t('Closed')}</Badge>}{' '}
                  {lastMessage && (
                    <time className="text-13 text-muted" dateTime={lastMessage.createdAt}>
                      {shortMoment(lastMessage.createdAt, now)}
                    </time>
                  )}
                </p>
                {jobTitle && <p className="text-13 text-muted">{jobTitle}</p>}
                <p className={unread > 0 ? 'font-semibold' : 'text-muted'}>
                  {lastMessage?.isMine && `${t('You:')} `}
                  {lastMessage?.text}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {isFull && (
        <p className="pt-4">
          <a href={`/my-page/messages?before=${oldest}`}>{t('Older conversations')}</a>
        </p>
      )}
    </>
  )
}

type OwnConversationProps = NonNullable<ReadOf<'openMyConversation'>>

/** One conversation, oldest message first, and the form to answer at its end. */
export function OwnConversation({ conversation, messages, hasOlder }: OwnConversationProps) {
  const { now } = useSite()
  const { id, name, isVerified, jobTitle, isClosed } = conversation
  return (
    <>
      <OwnHeader
        back={{ href: '/my-page/messages', label: t('All messages') }}
        title={name}
        lead={jobTitle && t('about {jobTitle}', { jobTitle })}
      />
      {isVerified && <VerifiedBadge />}
      <Card as="section">
        <h2 className="sr">{t('Messages with {name}', { name })}</h2>
        <p className="chat-day">
          {t('A real employer never asks you for money.')} <a href="/safety">{t('How to stay safe')}</a>
        </p>
        {hasOlder && (
          <p className="chat-day">
            <a href={`/my-page/messages/${id}?before=${messages[0]?.id}`}>{t('Older messages')}</a>
          </p>
        )}
        {groupByDay(messages, now).map(({ label, messages }) => (
          <section key={label} aria-label={label}>
            <h3 className="chat-day">{label}</h3>
            <ol>
              {messages.map((message) => (
                <Bubble key={message.id} message={message} name={name} />
              ))}
            </ol>
          </section>
        ))}
      </Card>
      {isClosed ? <Notice>{t('This conversation is closed.')}</Notice> : <MessageForm name={name} />}
    </>
  )
}

/** The first message to the employer of an application. */
export function NewConversation({ name }: { name: string }) {
  return (
    <>
      <OwnHeader
        back={{ href: '/my-page/messages', label: t('All messages') }}
        title={name}
        lead={t('Write the first one to {name}.', { name })}
      />
      <MessageForm name={name} />
    </>
  )
}

function MessageForm({ name }: { name: string }) {
  const posted = usePosted('message')
  return (
    <PlainForm plain="message" className="grid gap-3 pt-4">
      <FormKey />
      <TextField
        label={t('Message to {name}', { name })}
        name="body"
        rows={4}
        maxLength={MESSAGE_LENGTH}
        required
        error={posted?.errors['body']}
      />
      <p>
        <Button type="submit">{t('Send')}</Button>
      </p>
    </PlainForm>
  )
}
