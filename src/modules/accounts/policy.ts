const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type AccountKind = 'jobSeeker' | 'employer' | 'administrator'

/** Milliseconds without use, and in all, after which a session ends (decisions, 'Accounts'). */
export const SESSION_LIMITS: Record<AccountKind, { idle: number; total: number }> = {
  jobSeeker: { idle: 30 * DAY, total: Number.POSITIVE_INFINITY },
  employer: { idle: 14 * DAY, total: Number.POSITIVE_INFINITY },
  administrator: { idle: 30 * MINUTE, total: 8 * HOUR },
}

/** Milliseconds that a session lasts on a phone that is somebody else's. */
export const SHORT_SESSION = 12 * HOUR

export function sessionIsAlive(
  kind: AccountKind,
  session: { createdAt: Date; lastSeenAt: Date; isShort: boolean },
  now: Date,
): boolean {
  const { idle, total } = SESSION_LIMITS[kind]
  const age = now.getTime() - session.createdAt.getTime()
  return (
    now.getTime() - session.lastSeenAt.getTime() < idle &&
    age < total &&
    !(session.isShort && age >= SHORT_SESSION)
  )
}

/** Writing the last use of a session once a minute is exact enough for the shortest limit and spares a write a request. */
export function sessionNeedsTouch(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() > MINUTE
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Opera Mini/, 'Opera Mini'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/EdgA?\/|EdgiOS/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iPhone or iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
  [/KAIOS/i, 'KaiOS'],
]

/** 'Chrome on Android': enough for its owner to know it again, too little to follow anybody by. */
export function deviceOf(userAgent: string): string {
  const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? ''
}
