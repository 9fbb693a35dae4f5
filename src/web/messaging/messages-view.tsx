import './messaging.css'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { t } from '../../shared/language/words.ts'
import { useSite } from '../app/site.tsx'
import { EmptyState } from '../components/states/states.tsx'
import { type DashboardSearch, dashboardHref } from '../dashboards/employer/dashboard-search.ts'
import { ConversationList } from './conversation-list.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import type { MessagesViewProps } from './messages-search.ts'
import { NewConversation } from './new-conversation.tsx'
import { listQuery } from './queries.ts'

/**
 * Shows the list on the left and a conversation on the right. A phone shows one of the two and loads no more than it
 * shows.
 */
export function MessagesView({ side, search, href }: MessagesViewProps) {
  const { conversation, application, cv } = search
  const isWide = useIsWide()
  const { client } = useSite()
  const isOpen = conversation !== undefined || application !== undefined || cv !== undefined
  const chat = useFilledHeight(isOpen)
  const list = useQuery({ ...listQuery(client, side), enabled: isWide || !isOpen })
  if (list.data?.length === 0 && !isOpen)
    return <ConversationList side={side} current={undefined} href={href} />
  return (
    <div className="chat" ref={chat}>
      {(isWide || !isOpen) && <ConversationList side={side} current={conversation} href={href} />}
      {conversation !== undefined ? (
        <ConversationPane key={`${side} ${conversation}`} side={side} id={conversation} listHref={href({})} />
      ) : isOpen ? (
        <NewConversation side={side} to={{ application, cv }} href={href} />
      ) : (
        isWide && (
          <section className="chat-pane" aria-label={t('Conversation')}>
            <EmptyState title={t('Choose a conversation')} why={t('It opens here.')} />
          </section>
        )
      )}
    </div>
  )
}

/**
 * Lets the chat fill the window from where it begins to the bottom bar, so that the message box is always in view,
 * whatever is above it.
 */
function useFilledHeight(isOpen: boolean) {
  const chat = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone an open conversation begins higher
  useLayoutEffect(() => {
    const { current } = chat
    if (!current) return
    const measure = () => {
      const top = current.getBoundingClientRect().top + scrollY
      const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect().height ?? 0
      current.style.setProperty('--chat-around', `${Math.round(top + bar)}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [isOpen])
  return chat
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

/** Shows the conversations of `/messages` inside the dashboard. */
export function MessagesTab({ conversation }: Pick<DashboardSearch, 'conversation'>) {
  return (
    <MessagesView
      side="employer"
      search={{ conversation }}
      href={(to) => dashboardHref({ tab: 'messages', ...to })}
    />
  )
}
