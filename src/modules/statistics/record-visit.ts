import { createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../../platform/config.ts'
import type { Context, Viewer } from '../../platform/context.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { isBot } from './policy.ts'
import { insertVisitor, settleSalt } from './queries.ts'

/** What a process remembers of today, so that a visitor costs one write and every further page none. */
type Today = { day: string; salt: Promise<Buffer>; seen: Set<string> }
const today = new WeakMap<Config, Today>()

/** 16 bytes of hash as text and its place in a set: about 10 MB. Beyond that the database alone tells a repeat. */
const MOST_REMEMBERED = 100_000

/**
 * Counts a visitor once a day in Port Moresby, by address and browser: no cookie, and nobody keeps who it was. A town behind one
 * address with one kind of phone counts as one. For each page that is shown; programs are left out.
 */
export async function recordVisit(
  ctx: Pick<Context, 'db' | 'now' | 'config'>,
  { ip, userAgent }: Pick<Viewer, 'ip' | 'userAgent'>,
): Promise<void> {
  if (ip === '' || isBot(userAgent)) return
  const { day, salt, seen } = todayOf(ctx)
  const hash = createHmac('sha256', await salt)
    .update(`${ip}\n${userAgent}`)
    .digest()
    .subarray(0, 16)
  const key = hash.toString('latin1')
  if (seen.has(key)) return
  await insertVisitor(ctx.db, day, hash)
  if (seen.size < MOST_REMEMBERED) seen.add(key)
}

function todayOf({ db, now, config }: Pick<Context, 'db' | 'now' | 'config'>): Today {
  const day = dayInPortMoresby(now)
  const known = today.get(config)
  if (known?.day === day) return known
  const fresh = { day, salt: settleSalt(db, day, randomBytes(32)), seen: new Set<string>() }
  today.set(config, fresh)
  // A failure is told to whoever waits for this salt; the next visitor asks again.
  fresh.salt.catch(() => today.delete(config))
  return fresh
}
