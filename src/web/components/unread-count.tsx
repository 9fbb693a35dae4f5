type UnreadCountProps = { counts: readonly (number | undefined)[] }

/** How much is unread, beside a link or on the menu that holds it; nothing for none. */
export function UnreadCount({ counts }: UnreadCountProps) {
  const total = counts.reduce<number>((sum, count = 0) => sum + count, 0)
  if (total === 0) return null
  return (
    <span className="count">
      {total > 99 ? '99+' : total}
      <span className="sr"> unread</span>
    </span>
  )
}

/** Of everybody who is signed in. */
export function unreadOf(accounts: readonly { unread?: Readonly<Record<string, number>> | undefined }[]) {
  return accounts.flatMap(({ unread = {} }) => Object.values(unread))
}
