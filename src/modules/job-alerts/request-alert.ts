import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { consume, isOneTooMany } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { isWanted } from '../email/policy.ts'
import { readSettings } from '../settings/reads.ts'
import { newRow } from './keep-alert.ts'
import { LINKS_TO_EMAIL, REQUESTS_FOR_EMAIL, REQUESTS_OF_NETWORK } from './limits.ts'
import { mailConfirmation } from './mails.ts'
import { alertParameters, nextMorning } from './policy.ts'
import { findSameAlert, hasDeclined, insertAlert, lockReader, updateAlert } from './queries.ts'
import type { JobAlertRequest } from './schema.ts'

/**
 * Mails a link that confirms the address and starts the alert. The answer is always the same, so that it tells nobody
 * whether an address has alerts or an account. Throws email_off or too_many_requests.
 */
export async function requestAlert(ctx: Context, request: JobAlertRequest): Promise<{ success: true }> {
  const { email, website, frequency, search } = request
  const settings = await readSettings(ctx)
  if (!isWanted('job_alert_confirmation', settings)) throw new AppError('email_off')
  await consume(ctx, REQUESTS_OF_NETWORK, ctx.viewer.ip)
  await consume(ctx, REQUESTS_FOR_EMAIL, `${email.toLowerCase()}:${ctx.viewer.ip}`)
  // A field that people cannot see was filled in, so a program sent the form.
  const isSilent = website !== '' || (await isOneTooMany(ctx, LINKS_TO_EMAIL, email.toLowerCase()))
  return transaction(ctx, async (ctx) => {
    if (isSilent) return { success: true }
    await lockReader(ctx.db, { email })
    if (await hasDeclined(ctx.db, email)) return { success: true }
    const same = await findSameAlert(ctx.db, { email }, alertParameters(search))
    const alert =
      same ??
      (await insertAlert(ctx.db, await newRow(ctx, { email }, search, { frequency, state: 'pending' })))
    // An alert that is on can be changed only by a person who reads its mails.
    if (same && same.state !== 'on')
      await updateAlert(ctx.db, same.id, {
        frequency,
        language: ctx.viewer.language ?? same.language,
        nextAt: nextMorning(ctx.now, frequency),
        state: 'pending',
        stateAt: ctx.now,
      })
    const language = ctx.viewer.language ?? alert.language
    await mailConfirmation(ctx, { ...alert, frequency, email, language })
    return { success: true }
  })
}
