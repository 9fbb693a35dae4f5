import type { Context } from '../../platform/context.ts'
import { daysBefore } from '../../shared/dates.ts'
import { readSettings } from '../settings/reads.ts'
import { eraseViewTraces } from './view-queries.ts'

/** A look stays a look; where it came from is of use only while somebody may ask about it. */
export async function forgetViewers(ctx: Context): Promise<void> {
  const { views_keep_days } = await readSettings(ctx)
  const before = daysBefore(ctx.now, views_keep_days)
  // A part at a time, so that the first run after a long while holds nobody up.
  while ((await eraseViewTraces(ctx.db, before, 5000)) > 0);
}
