type Message = { id: number }
type Page<M> = { messages: readonly M[]; hasOlder: boolean }

/** The newest page laid over what is known, oldest first. Where messages between the two are missing, the known ones go. */
export function withNewest<M extends Message, P extends Page<M>>(known: P | undefined, fresh: P): P {
  const first = fresh.messages[0]?.id ?? 0
  const older = known?.messages.filter(({ id }) => id < first) ?? []
  const touches = known?.messages.some(({ id }) => id >= first)
  if (older.length === 0 || !known || !touches) return fresh
  return { ...fresh, messages: [...older, ...fresh.messages], hasOlder: known.hasOlder }
}

/** A page from before what is known. */
export function withOlder<M extends Message, P extends Page<M>>(known: P, page: Page<M>): P {
  const first = known.messages[0]?.id ?? Number.POSITIVE_INFINITY
  const older = page.messages.filter(({ id }) => id < first)
  return { ...known, messages: [...older, ...known.messages], hasOlder: page.hasOlder }
}

type Listed = { id: number; lastMessageId: number }

/** The first page of the list laid over what is known, newest first. */
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
