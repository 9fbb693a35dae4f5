import type { Context } from '../../platform/context.ts'
import { SECRET_LIFETIME } from './policy.ts'
import { deleteSentBefore, eraseSecrets } from './queries.ts'

/** Sent mail is kept for 90 days, for questions about what was sent; longer would only collect people's data. */
const KEPT = 90 * 86_400_000

export async function cleanUpEmails(ctx: Context): Promise<void> {
  await eraseSecrets(ctx.db, new Date(ctx.now.getTime() - SECRET_LIFETIME))
  await deleteSentBefore(ctx.db, new Date(ctx.now.getTime() - KEPT))
}
