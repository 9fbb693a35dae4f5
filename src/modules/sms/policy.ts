import type { OutgoingRequest } from '../../platform/outgoing-request.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/time.ts'
import type { Settings } from '../settings/schema.ts'
import { CODE_LIFETIME, MAX_ATTEMPTS } from './limits.ts'
import type { SmsKind } from './schema.ts'

type KindRule = {
  /** Milliseconds after which the message is useless and no longer sent. */
  lifetime: number
}
export const KIND_RULES: Record<SmsKind, KindRule> = {
  code: { lifetime: CODE_LIFETIME },
  news: { lifetime: DAY },
  alert: { lifetime: DAY },
  test: { lifetime: HOUR },
}

/** `to` is international, + and digits. The gateway calls `reportUrl` with the result. */
export type Sms = { to: string; text: string; reportUrl: string }

/** `refused`: the gateway will never take this message. `later`: another attempt may succeed. */
export type Outcome = { kind: 'accepted' } | { kind: 'refused' | 'later'; error: string }

/** The protocol of a kind of gateway. */
export type Driver = {
  compose(settings: Settings, sms: Sms): OutgoingRequest
  judge(answer: { status: number; body: string }, settings: Settings): Outcome
}

/** Milliseconds from one attempt to the next. The queue is looked at once a minute. */
const DELAYS = [1, 2, 5, 15, 30, 60, 180].map((count) => count * MINUTE)

/** Returns the seconds until the next attempt after this number of attempts, or undefined to give up. */
export function secondsToNextAttempt(attempts: number): number | undefined {
  const delay = attempts >= MAX_ATTEMPTS ? undefined : DELAYS[attempts - 1]
  return delay && delay / SECOND
}

const DELIVERED = /^(1|delivrd|delivered|delivered_to_handset|success)$/i
const FAILED = /^(2|16|undeliv(erable|ered)?|not_delivered|failed|failure|rejectd|rejected|expired|error)$/i

/** Translates a report in the words of Kannel, SMPP and common providers. Other words are intermediate steps. */
export function fateOf(word: string): 'delivered' | 'failed' | undefined {
  const trimmed = word.trim()
  if (DELIVERED.test(trimmed)) return 'delivered'
  return FAILED.test(trimmed) ? 'failed' : undefined
}
