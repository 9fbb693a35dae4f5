import type { AccountKind } from '../../platform/context.ts'
import { MINUTE } from '../../shared/time.ts'
import { SESSION_LIMITS, SHORT_SESSION } from './limits.ts'

export function sessionIsAlive(
  kind: AccountKind,
  session: { createdAt: Date; lastSeenAt: Date; isShort: boolean },
  now: Date,
): boolean {
  const { idle, total } = SESSION_LIMITS[kind]
  // A start in the future was recorded while the clock was wrong. It counts as expired; otherwise the session would
  // outlive its limits.
  const age = Math.abs(now.getTime() - session.createdAt.getTime())
  return (
    now.getTime() - session.lastSeenAt.getTime() < idle &&
    age < total &&
    !(session.isShort && age >= SHORT_SESSION)
  )
}

/**
 * Whether the last use of a session must be written. Once a minute is exact enough for the shortest limit and saves a
 * write per request. A last use in the future, recorded while the clock was wrong, is corrected.
 */
export function sessionNeedsTouch(lastSeenAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - lastSeenAt.getTime()) > MINUTE
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

/** 'Chrome on Android': enough for the owner to recognise the device, too little to track a person. */
export function deviceOf(userAgent: string): string {
  const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? ''
}
