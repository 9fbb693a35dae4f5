import type { Context } from '../../platform/context.ts'
import { encryptMessage } from '../../platform/web-push/encrypt-message.ts'
import { sendToPushService } from '../../platform/web-push/send-message.ts'
import { SECOND } from '../../shared/time.ts'
import { readSettings } from '../settings/reads.ts'
import { readOrMakeKeys } from './keep-subscription.ts'
import { KEPT_FOR, PATIENCE } from './limits.ts'
import { deleteSubscription, findSubscription, selectSubscriptions } from './queries.ts'

/** A message names the kind of news, but no people, companies or jobs. */
export type PushNews = {
  text: string
  /** The path of the page that a tap opens. */
  path: string
}

/** Sends news to the browsers of a job seeker after this transaction, `delay` seconds later. */
export async function pushNews(ctx: Context, jobSeekerId: number, news: PushNews, delay = 0): Promise<void> {
  await pushToEach(ctx, [{ jobSeekerId, ...news }], delay)
}

/** Sends news to many job seekers like `pushNews`. Job seekers without a subscribed browser cost nothing. */
export async function pushToEach(
  ctx: Context,
  all: readonly (PushNews & { jobSeekerId: number })[],
  delay = 0,
): Promise<void> {
  if (all.length === 0) return
  const ids = [...new Set(all.map(({ jobSeekerId }) => jobSeekerId))]
  const subscriptions = Map.groupBy(await selectSubscriptions(ctx.db, ids), (row) => row.jobSeekerId)
  const pushes = all.flatMap(({ jobSeekerId, ...news }) =>
    (subscriptions.get(jobSeekerId) ?? []).map(({ id }) => ({ subscriptionId: id, ...news })),
  )
  await ctx.tasks.enqueueAll(ctx, 'send-push', pushes, delay)
}

type Push = PushNews & { subscriptionId: number }

/**
 * Hands a message to the push service of a browser. A subscription that has ended there is deleted. Throws when the
 * service asks for another attempt, so that the task is repeated.
 */
export async function sendPush(ctx: Context, { subscriptionId, text, path }: Push): Promise<void> {
  const subscription = await findSubscription(ctx.db, subscriptionId)
  if (!subscription) return
  const { site_name } = await readSettings(ctx)
  const keys = await readOrMakeKeys(ctx)
  const message = encryptMessage(subscription, JSON.stringify({ title: site_name, text, path }), {
    keys,
    site: ctx.config.publicUrl,
    seconds: KEPT_FOR / SECOND,
  })
  const status = await sendToPushService(message, ctx.config.allowPrivateAddresses, PATIENCE)
  if (status === 404 || status === 410) return deleteSubscription(ctx.db, subscriptionId)
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`)
  if (status >= 300) ctx.log.warn({ subscriptionId, status }, 'a push service refused a message')
}
