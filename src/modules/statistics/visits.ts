import { createHmac, hash, randomBytes } from 'node:crypto'
import type { Config } from '../../platform/config.ts'
import type { Context, Viewer } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { dayInPortMoresby, daysBefore, startOfDay } from '../../shared/dates.ts'
import { DAY, HOUR } from '../../shared/time.ts'
import { readSettings } from '../settings/reads.ts'
import { deleteVisitsBefore, forgetVisitors, insertVisitor, settleSalt, storeVisits } from './queries.ts'

/**
 * The visitors of today that a process remembers, so that each visitor costs one write and further pages cost none.
 * `secret` is the process's own, for hashes that never leave its memory.
 */
type Today = { day: string; begins: number; salt: Promise<Buffer>; secret: string; seen: Set<string> }
const today = new WeakMap<Config, Today>()

/**
 * 43 characters of hash and their place in a set: about 12 MB. Beyond this number, only the database recognises
 * repeated visits.
 */
const MAX_REMEMBERED = 100_000

/**
 * Counts a visitor once per day in Port Moresby, by address and browser. It sets no cookie and does not record the
 * person. A town behind one address with one model of phone counts as one visitor. Called for each page shown;
 * programs are left out.
 */
export async function recordVisit(
  ctx: Pick<Context, 'db' | 'now' | 'config'>,
  { ip, userAgent }: Pick<Viewer, 'ip' | 'userAgent'>,
): Promise<void> {
  if (ip === '' || isBot(userAgent)) return
  const { day, salt, secret, seen } = todayOf(ctx)
  const visitor = `${ip}\n${userAgent}`
  // Each page needs this hash. The hash that all processes share takes ten times as long.
  const key = hash('sha256', secret + visitor, 'base64url')
  if (seen.has(key)) return
  const shared = createHmac('sha256', await salt)
    .update(visitor)
    .digest()
    .subarray(0, 16)
  await insertVisitor(ctx.db, day, shared)
  if (seen.size < MAX_REMEMBERED) seen.add(key)
}

function todayOf({ db, now, config }: Pick<Context, 'db' | 'now' | 'config'>): Today {
  const known = today.get(config)
  const passed = now.getTime() - (known?.begins ?? 0)
  if (known && passed >= 0 && passed < DAY) return known
  const day = dayInPortMoresby(now)
  const salt = settleSalt(db, day, randomBytes(32))
  const begins = startOfDay(day).getTime()
  const fresh = { day, begins, salt, secret: randomBytes(32).toString('base64'), seen: new Set<string>() }
  today.set(config, fresh)
  // The caller that waits for this salt gets the error; the next visitor starts a new request.
  fresh.salt.catch(() => today.delete(config))
  return fresh
}

/**
 * Keeps the number of visitors and deletes their hashes an hour after the day ends, when no process adds to it any
 * more.
 */
export async function cleanUpVisits(ctx: Context): Promise<void> {
  const { visits_keep_days } = await readSettings(ctx)
  await transaction(ctx, async (ctx) => {
    await storeVisits(ctx.db)
    await deleteVisitsBefore(ctx.db, dayInPortMoresby(daysBefore(ctx.now, visits_keep_days)))
    await forgetVisitors(ctx.db, dayInPortMoresby(new Date(ctx.now.getTime() - HOUR)))
  })
}

/** People's browsers, down to the small ones of old phones, begin with one of these. */
const BROWSERS = /^(Mozilla|Opera|UCWEB|Nokia|SAMSUNG|BlackBerry)/i

/** Programs that call themselves a browser too. Cubot makes telephones. */
const PROGRAMS =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|headless|lighthouse|phantomjs|preview|monitor|uptime|archiver|https?:\/\//i

/** Whether a visit is left out of the count. */
export function isBot(userAgent: string): boolean {
  return !BROWSERS.test(userAgent) || PROGRAMS.test(userAgent)
}
