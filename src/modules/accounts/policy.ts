const MINUTE = 60_000
const DAY = 1_440 * MINUTE

export type AccountKind = 'jobSeeker' | 'employer' | 'administrator'

/** Milliseconds without use, and in all, after which a session ends (decisions, 'Accounts'). */
export const SESSION_LIMITS: Record<AccountKind, { idle: number; total: number }> = {
  jobSeeker: { idle: 30 * DAY, total: Number.POSITIVE_INFINITY },
  employer: { idle: 14 * DAY, total: Number.POSITIVE_INFINITY },
  administrator: { idle: 30 * MINUTE, total: 480 * MINUTE },
}

export function sessionIsAlive(
  kind: AccountKind,
  session: { createdAt: Date; lastSeenAt: Date },
  now: Date,
): boolean {
  const { idle, total } = SESSION_LIMITS[kind]
  return (
    now.getTime() - session.lastSeenAt.getTime() < idle && now.getTime() - session.createdAt.getTime() < total
  )
}

/** Writing the last use of a session once a minute is exact enough for the shortest limit and spares a write a request. */
export function sessionNeedsTouch(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() > MINUTE
}
