import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Side } from '../../modules/messaging/schema.ts'
import { type ApiClient, call } from '../app/loading/api-client.ts'
import { putUnread, sideCalls } from './unread.ts'

/** Rows per page, for conversations and for messages. */
export const PAGE_SIZE = 30
const limit = String(PAGE_SIZE)

const listKey = (side: Side) => ['messages', side, 'list']
const conversationKey = (side: Side, id: number) => ['messages', side, 'conversation', id]

const readList = (client: ApiClient, side: Side, before?: number) =>
  call(sideCalls(client, side).$get({ query: { limit, ...(before && { before: String(before) }) } }))
export type Conversation = Awaited<ReturnType<typeof readList>>[number]

const readConversation = (client: ApiClient, side: Side, id: number, before?: number) =>
  call(
    sideCalls(client, side)[':id'].$get({
      param: { id: String(id) },
      query: { limit, ...(before && { before: String(before) }) },
    }),
  )
export type OpenConversation = Awaited<ReturnType<typeof readConversation>>
export type Message = OpenConversation['messages'][number]

/** Newest first. Loaded again when the window gets the focus. */
export const listQuery = (client: ApiClient, side: Side) =>
  queryOptions({
    queryKey: listKey(side),
    queryFn: async ({ client: cache, queryKey }) =>
      withFirst(cache.getQueryData<Conversation[]>(queryKey), await readList(client, side), PAGE_SIZE),
    refetchOnWindowFocus: 'always',
  })

export async function loadOlderConversations(cache: QueryClient, client: ApiClient, side: Side) {
  const known = cache.getQueryData<Conversation[]>(listKey(side)) ?? []
  const page = await readList(client, side, known.at(-1)?.lastMessageId)
  const isNew = ({ id }: Conversation) => known.every((one) => one.id !== id)
  cache.setQueryData(listKey(side), [...known, ...page.filter(isNew)])
  return page.length === PAGE_SIZE
}

/** The newest messages, and the older ones loaded so far. */
export const conversationQuery = (client: ApiClient, side: Side, id: number) =>
  queryOptions({
    queryKey: conversationKey(side, id),
    queryFn: async ({ client: cache, queryKey }) =>
      withNewest(cache.getQueryData<OpenConversation>(queryKey), await readConversation(client, side, id)),
    // Messages may have arrived while the window or this conversation was not visible.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

export async function loadOlderMessages(cache: QueryClient, client: ApiClient, side: Side, id: number) {
  const first = cache.getQueryData<OpenConversation>(conversationKey(side, id))?.messages[0]
  const page = await readConversation(client, side, id, first?.id)
  cache.setQueryData<OpenConversation>(conversationKey(side, id), (known) => known && withOlder(known, page))
}

/** Adds an accepted message to its conversation and moves the conversation to the top of the list. */
export function putMessage(cache: QueryClient, side: Side, id: number, message: Message): void {
  cache.setQueryData<OpenConversation>(
    conversationKey(side, id),
    (known) =>
      known && { ...known, messages: [...known.messages.filter((one) => one.id !== message.id), message] },
  )
  const list = cache.getQueryData<Conversation[]>(listKey(side))
  const listed = list?.find((one) => one.id === id)
  if (!list || !listed) return void cache.invalidateQueries({ queryKey: listKey(side) })
  const { body, isMine, createdAt } = message
  const first = { ...listed, lastMessageId: message.id, lastMessage: { text: body, isMine, createdAt } }
  cache.setQueryData(listKey(side), [first, ...list.filter((one) => one.id !== id)])
}

/** Marks the visible messages as read and updates the counts. */
export async function markRead(
  cache: QueryClient,
  client: ApiClient,
  side: Side,
  id: number,
  messageId: number,
): Promise<void> {
  const param = { id: String(id) }
  putUnread(
    cache,
    side,
    await call(sideCalls(client, side)[':id'].read.$post({ param, json: { messageId } })),
  )
  putConversation(cache, side, id, { unread: 0 })
  // The server has marked the notice about the message as read, too.
  if (side === 'jobSeeker') await cache.invalidateQueries({ queryKey: ['notices'] })
}

export function putConversation(
  cache: QueryClient,
  side: Side,
  id: number,
  changes: Partial<Pick<Conversation, 'unread' | 'isClosed' | 'isBlockedByMe'>>,
): void {
  cache.setQueryData<OpenConversation>(
    conversationKey(side, id),
    (known) => known && { ...known, conversation: { ...known.conversation, ...changes } },
  )
  cache.setQueryData<Conversation[]>(listKey(side), (list) =>
    list?.map((one) => (one.id === id ? { ...one, ...changes } : one)),
  )
}

const readRecipient = (client: ApiClient, side: Side, to: { application?: string; cv?: string }) =>
  call(sideCalls(client, side).recipient.$get({ query: to }))

/** The recipient of a first message. */
export const recipientQuery = (client: ApiClient, side: Side, to: { application?: string; cv?: string }) =>
  queryOptions({
    queryKey: ['messages', side, 'recipient', to],
    queryFn: () => readRecipient(client, side, to),
    staleTime: 0,
  })

type Numbered = { id: number }
type Page<M> = { messages: readonly M[]; hasOlder: boolean }

/**
 * Merges the newest page into the known messages, oldest first. If messages are missing between the two, it drops the
 * known ones.
 */
export function withNewest<M extends Numbered, P extends Page<M>>(known: P | undefined, fresh: P): P {
  const first = fresh.messages[0]?.id ?? 0
  const older = known?.messages.filter(({ id }) => id < first) ?? []
  const touches = known?.messages.some(({ id }) => id >= first)
  if (older.length === 0 || !known || !touches) return fresh
  return { ...fresh, messages: [...older, ...fresh.messages], hasOlder: known.hasOlder }
}

/** Adds a page of older messages before the known ones. */
export function withOlder<M extends Numbered, P extends Page<M>>(known: P, page: Page<M>): P {
  const first = known.messages[0]?.id ?? Number.POSITIVE_INFINITY
  const older = page.messages.filter(({ id }) => id < first)
  return { ...known, messages: [...older, ...known.messages], hasOlder: page.hasOlder }
}

type Listed = { id: number; lastMessageId: number }

/** Merges the first page of the list into the known conversations, newest first. */
export function withFirst<C extends Listed>(
  known: readonly C[] | undefined,
  fresh: readonly C[],
  pageSize: number,
): C[] {
  const last = fresh.at(-1)
  if (!known || !last || fresh.length < pageSize) return [...fresh]
  const later = known.filter(({ id, lastMessageId }) => {
    return lastMessageId < last.lastMessageId && fresh.every((one) => one.id !== id)
  })
  return [...fresh, ...later]
}
