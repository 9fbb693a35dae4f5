import './messaging.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AppLink } from '../app/link.tsx'
import { call, reasonOf } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { SkeletonList } from '../components/states/states.tsx'
import { Bubble } from './bubbles.tsx'
import { MessageForm } from './message-form.tsx'
import { messagesHref } from './messages-search.ts'
import { conversationQuery, putMessage, recipientQuery } from './queries.ts'

const SIDE = 'employer'
/** The number of newest messages beside an application. */
const SHOWN = 3

/** The newest messages with an applicant, and a box to write the next one. */
export function ApplicationMessages({ application }: { application: number }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const to = useQuery(recipientQuery(client, SIDE, { application: String(application) }))
  const id = to.data?.conversationId ?? 0
  const { data } = useQuery({ ...conversationQuery(client, SIDE, id), enabled: id > 0 })
  if (to.error) return <p className="text-muted">{reasonOf(to.error, 'Messages were not loaded.')}</p>
  if (!to.data || (id > 0 && !data))
    return <SkeletonList count={1} label="Loading messages…" boneClass="h-20" />
  const { name } = to.data

  const send = async (body: string, key: string) => {
    const json = { application, body }
    const headers = { 'Idempotency-Key': key }
    const answer = await call(client.api.employer.conversations.$post({ json }, { headers }))
    putMessage(queryClient, SIDE, answer.conversationId, answer.message)
    if (id === 0) await to.refetch()
  }

  return (
    <div className="grid gap-2">
      {data && (
        <>
          <ol>
            {data.messages.slice(-SHOWN).map((message) => (
              <Bubble key={message.id} message={message} name={name} />
            ))}
          </ol>
          <p>
            <AppLink href={messagesHref({ conversation: id }, SIDE)}>The whole conversation</AppLink>
          </p>
        </>
      )}
      {data?.conversation.isClosed ? (
        <p className="text-muted">This conversation is closed.</p>
      ) : (
        <div className="chat-foot">
          <MessageForm side={SIDE} draft={`message-application:${application}`} name={name} onSend={send} />
        </div>
      )}
    </div>
  )
}
