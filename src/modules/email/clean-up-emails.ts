import type { Context } from '../../platform/context.ts'
import { daysBefore } from '../../shared/dates.ts'
import { readSettings } from '../settings/reads.ts'
import { SECRET_LIFETIME } from './policy.ts'
import { deleteDoneBefore, eraseSecrets } from './queries.ts'

/** What was sent or given up is kept for questions about what was sent; for ever would only collect people's data. */
export async function cleanUpEmails(ctx: Context): Promise<void> {
  await eraseSecrets(ctx.db, new Date(ctx.now.getTime() - SECRET_LIFETIME))
  const { emails_keep_days } = await readSettings(ctx)
  await deleteDoneBefore(ctx.db, daysBefore(ctx.now, emails_keep_days))
}
