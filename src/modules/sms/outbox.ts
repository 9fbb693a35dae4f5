import type { AdministratorContext, Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { consume } from '../../platform/rate-limit.ts'
import { daysBefore } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { SECOND } from '../../shared/time.ts'
import { recordAct } from '../audit/record-act.ts'
import { readSettings } from '../settings/reads.ts'
import { driverOf } from './drivers/open-driver.ts'
import { TEST_SMS } from './limits.ts'
import { fateOf, KIND_RULES } from './policy.ts'
import { deleteDoneBefore, findSms, markReported, requeueSms } from './queries.ts'
import { countToday, queueSms } from './queue-sms.ts'

/** Writes a test message, whose way can be followed in the outbox. Throws sms_off, sms_full or too_many_requests. */
export async function sendTestSms(ctx: AdministratorContext, to: string): Promise<{ success: true }> {
  await consume(ctx, TEST_SMS, String(ctx.viewer.administrator.id))
  return transaction(ctx, async (ctx) => {
    const { site_name } = await readSettings(ctx)
    const text = `This is a test SMS from ${site_name}. If you can read it, the gateway works.`
    const queued = await queueSms(ctx, { kind: 'test', to, text })
    if (queued === 'off') throw new AppError('sms_off')
    if (queued === 'full') throw new AppError('sms_full')
    await recordAct(ctx, 'test-sms-sent', { type: 'sms', id: '' })
    return { success: true }
  })
}

/** Sends a failed message again. Throws sms_not_found, sms_off, sms_full or sms_busy. */
export async function resendSms(ctx: AdministratorContext, id: number): Promise<{ id: number }> {
  return transaction(ctx, async (ctx) => {
    const row = await findSms(ctx.db, id)
    if (!row) throw new AppError('sms_not_found')
    if (row.body === '') throw new AppError('sms_busy')
    const settings = await readSettings(ctx)
    if (!driverOf(settings)) throw new AppError('sms_off')
    if (!(await countToday(ctx, settings, row.parts, row.toea))) throw new AppError('sms_full')
    const due = await requeueSms(ctx.db, id, KIND_RULES[row.kind].lifetime / SECOND)
    if (!due) throw new AppError('sms_busy')
    await ctx.tasks.enqueue(ctx, 'send-sms', {})
    await recordAct(ctx, 'sms-resent', { type: 'sms', id, name: row.kind })
    return due
  })
}

/** Notes what the gateway says became of a message. Unknown tokens and words change nothing. */
export async function noteReport(ctx: Context, token: string, word: string): Promise<void> {
  const state = fateOf(word)
  if (!state) return
  const lastError = state === 'failed' ? `Not delivered: the network reported ${word.trim()}` : ''
  await markReported(ctx.db, token, { state, lastError, reportedAt: ctx.now })
}

/** Deletes old messages that were sent or given up, as late as mails. */
export async function cleanUpSms(ctx: Context): Promise<void> {
  const { emails_keep_days } = await readSettings(ctx)
  await deleteDoneBefore(ctx.db, daysBefore(ctx.now, emails_keep_days))
}
