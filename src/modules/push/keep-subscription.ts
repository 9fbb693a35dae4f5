import type { Context, JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { makeKeys } from '../../platform/web-push/encrypt-message.ts'
import { mayBePublic } from '../../platform/web-push/send-message.ts'
import { AppError } from '../../shared/errors.ts'
import { hashToken } from '../accounts/sessions.ts'
import { MAX_SUBSCRIPTIONS } from './limits.ts'
import {
  deleteAllButNewest,
  deleteOwnSubscription,
  findKeys,
  findSessionId,
  insertKeys,
  type PushKeys,
  replaceSubscription,
  selectSubscriptions,
} from './queries.ts'
import type { NewSubscription } from './schema.ts'

/** Returns the keys of this site, and makes them at the first start. */
export async function readOrMakeKeys({ db, now }: Context): Promise<PushKeys> {
  const known = await findKeys(db)
  if (known) return known
  await insertKeys(db, makeKeys(), now)
  const made = await findKeys(db)
  if (!made) throw new Error('no push keys')
  return made
}

/** Returns the public key for a subscription, and the addresses of the browsers that show the account's news. */
export async function readPush(ctx: JobSeekerContext) {
  const { publicKey } = await readOrMakeKeys(ctx)
  const rows = await selectSubscriptions(ctx.db, [ctx.viewer.jobSeeker.id])
  return { publicKey, endpoints: rows.map(({ endpoint }) => endpoint) }
}

/** Sends news to this browser for as long as its login lasts. Throws invalid_input or authentication_required. */
export async function subscribe(ctx: JobSeekerContext, input: NewSubscription, token: string): Promise<void> {
  const { endpoint, keys } = input
  if (!mayBePublic(ctx.config.allowPrivateAddresses, new URL(endpoint)))
    throw new AppError('invalid_input', { reason: 'This browser’s push service cannot be used.' })
  const jobSeekerId = ctx.viewer.jobSeeker.id
  await transaction(ctx, async ({ db, now }) => {
    const sessionId = await findSessionId(db, hashToken(token))
    if (sessionId === undefined) throw new AppError('authentication_required', { session: 'jobSeeker' })
    await replaceSubscription(db, { jobSeekerId, sessionId, endpoint, ...keys, createdAt: now })
    await deleteAllButNewest(db, jobSeekerId, MAX_SUBSCRIPTIONS)
  })
}

/** Stops the news on one browser of the account. A repeated call succeeds. */
export async function unsubscribe(ctx: JobSeekerContext, endpoint: string): Promise<void> {
  await deleteOwnSubscription(ctx.db, ctx.viewer.jobSeeker.id, endpoint)
}
