import './messages.css'
import { useSyncExternalStore } from 'react'
import { EmptyState } from '../components/empty-state.tsx'
import { ConversationList } from './conversation-list.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import type { MessagesViewProps } from './messages-search.ts'
import { NewConversation } from './new-conversation.tsx'

/** Conversations on the left, one of them on the right; on a phone one of the two, and no more is fetched than is seen. */
export function MessagesView({ side, search, href }: MessagesViewProps) {
  const { conversation, application, cv } = search
  const isWide = useIsWide()
  const isOpen = conversation !== undefined || application !== undefined || cv !== undefined
  return (
    <div className="chat">
      {(isWide || !isOpen) && <ConversationList side={side} current={conversation} href={href} />}
      {conversation !== undefined ? (
        <ConversationPane key={`${side} ${conversation}`} side={side} id={conversation} listHref={href({})} />
      ) : isOpen ? (
        <NewConversation side={side} to={{ application, cv }} href={href} />
      ) : (
        isWide && (
          <section className="chat-pane" aria-label="Conversation">
            <EmptyState title="Choose a conversation" why="It opens here." />
          </section>
        )
      )}
    </div>
  )
}

const WIDE = '(min-width: 900px)'

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(WIDE).matches,
    () => false,
  )
}
