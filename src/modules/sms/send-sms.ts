import type { Context } from '../../platform/context.ts'
import { countSms } from '../../platform/metrics.ts'
import { sendRequest } from '../../platform/outgoing-request.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { driverOf } from './drivers/open-driver.ts'
import { CONNECTIONS, PATIENCE } from './limits.ts'
import { type Driver, type Outcome, secondsToNextAttempt } from './policy.ts'
import { claimDueSms, giveUpExpired, hasDueSms, markFailed, markSent, type SmsRow } from './queries.ts'

/** Milliseconds. The queue then continues in another task, so that a process that stops does not wait long. */
const LONGEST_RUN = 5_000

/** Hands all due messages to the gateway. Each belongs to the process that claimed it. */
export async function sendSms(ctx: Context): Promise<void> {
  const settings = await readSettings(ctx)
  const driver = driverOf(settings)
  if (!driver) return
  const started = performance.now()
  while (performance.now() - started < LONGEST_RUN) {
    const claimed = await claimDueSms(ctx.db, CONNECTIONS)
    if (claimed.length === 0) return
    await Promise.all(claimed.map((row) => attempt(ctx, settings, driver, row)))
  }
  if (await hasDueSms(ctx.db)) await ctx.tasks.enqueue(ctx, 'send-sms', {})
}

/** Sends messages that were postponed or left by a process that died, and gives up expired ones. */
export async function sendDueSms(ctx: Context): Promise<void> {
  await giveUpExpired(ctx.db)
  if (await hasDueSms(ctx.db)) await ctx.tasks.enqueue(ctx, 'send-sms', {})
}

async function attempt(ctx: Context, settings: Settings, driver: Driver, row: SmsRow): Promise<void> {
  const outcome = await handOver(ctx, settings, driver, row)
  countSms(outcome.kind)
  if (outcome.kind === 'accepted') return markSent(ctx.db, row.id)
  const lastError = withoutSecret(outcome.error, settings).slice(0, 300)
  ctx.log.warn(
    { smsId: row.id, kind: row.kind, attempts: row.attempts, outcome: outcome.kind },
    'SMS not sent',
  )
  const retryIn = outcome.kind === 'refused' ? undefined : secondsToNextAttempt(row.attempts)
  await markFailed(ctx.db, row.id, { lastError, retryIn })
}

async function handOver(
  { config }: Context,
  settings: Settings,
  driver: Driver,
  { recipient: to, body: text, token }: SmsRow,
): Promise<Outcome> {
  try {
    const reportUrl = `${config.publicUrl}/api/sms/report?token=${token}`
    const call = driver.compose(settings, { to, text, reportUrl })
    // Nothing else inside the network can be reached, whatever ALLOW_PRIVATE_ADDRESSES opens for mail.
    const allowed = config.smsGateways.includes(call.url.origin)
      ? [call.url.hostname.replace(/^\[|\]$/g, '')]
      : []
    return driver.judge(await sendRequest(call, allowed, PATIENCE), settings)
  } catch (error) {
    return { kind: 'later', error: error instanceof Error ? error.message : String(error) }
  }
}

/** Some gateways repeat the request in their answer. */
function withoutSecret(text: string, { sms_secret, sms_username }: Settings): string {
  if (sms_secret === '') return text
  const basic = Buffer.from(`${sms_username}:${sms_secret}`).toString('base64')
  return [sms_secret, encodeURIComponent(sms_secret), basic].reduce(
    (left, secret) => left.replaceAll(secret, '•••'),
    text,
  )
}
