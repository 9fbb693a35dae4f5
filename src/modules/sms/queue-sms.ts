import { randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { SECOND } from '../../shared/time.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { countParts } from './count-parts.ts'
import { driverOf } from './drivers/open-driver.ts'
import { LONGEST_TEXT, WARN_AT } from './limits.ts'
import { warnOfCeiling } from './mails.ts'
import { KIND_RULES } from './policy.ts'
import { plainText } from './prepare-text.ts'
import { countDay, deleteNews, deleteSms, insertSms } from './queries.ts'
import type { SmsKind } from './schema.ts'

type NewSms = {
  kind: SmsKind
  /** International: + and digits (`internationalPhone`). */
  to: string
  text: string
  /** A name for the event: a second message with the same name is not written. At most 100 characters. */
  once?: string
}

/** `off`: there is no gateway. `full`: the daily ceiling is reached. `repeated`: it was written before. */
type Queued = 'queued' | 'off' | 'full' | 'repeated'

/**
 * Writes an SMS into the outbox and schedules its sending, as part of the transaction of `ctx`. Nothing is written
 * while SMS are off or the daily ceiling is reached, also not later.
 */
export async function queueSms(ctx: Context, sms: NewSms): Promise<Queued> {
  const settings = await readSettings(ctx)
  if (!driverOf(settings)) return 'off'
  const body = plainText(sms.text).slice(0, LONGEST_TEXT)
  const parts = countParts(body)
  const toea = parts * settings.sms_part_toea
  return transaction(ctx, async (ctx) => {
    const row = await insertSms(
      ctx.db,
      {
        kind: sms.kind,
        recipient: sms.to,
        body,
        parts,
        toea,
        token: randomBytes(32).toString('base64url'),
        onceKey: sms.once ?? null,
        createdAt: ctx.now,
      },
      KIND_RULES[sms.kind].lifetime / SECOND,
    )
    if (!row) return 'repeated'
    if (!(await countToday(ctx, settings, parts, toea))) {
      await deleteSms(ctx.db, row.id)
      return 'full'
    }
    await ctx.tasks.enqueue(ctx, 'send-sms', {})
    return 'queued'
  })
}

/**
 * Writes important news to the number of an account without an email address, if the operator has switched this on. Call
 * it where the mail about the same news is written.
 */
export async function queueNews(
  ctx: Context,
  { email, loginPhone }: { email: string; loginPhone: string },
  { text, once }: { text: string; once?: string },
): Promise<void> {
  if (email !== '' || loginPhone === '') return
  const { sms_news, site_name } = await readSettings(ctx)
  if (!sms_news) return
  await queueSms(ctx, { kind: 'news', to: loginPhone, text: `${site_name}: ${text}`, ...(once && { once }) })
}

/** Deletes the news and job alerts that were written to a number. */
export async function forgetNews(ctx: Context, to: string): Promise<void> {
  await deleteNews(ctx.db, to)
}

/** Returns false when the parts would exceed the daily ceiling. Warns the administrator before and then. */
export async function countToday(
  ctx: Context,
  settings: Settings,
  parts: number,
  toea: number,
): Promise<boolean> {
  const day = dayInPortMoresby(ctx.now)
  const most = settings.sms_daily_parts
  const sum = await countDay(ctx.db, { day, parts, toea, most })
  if (sum === undefined || sum >= most * WARN_AT)
    await warnOfCeiling(ctx, settings, day, sum === undefined || sum >= most)
  return sum !== undefined
}
