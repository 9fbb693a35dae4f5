import type { Comparison } from '../../platform/comparisons.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { insertMissingHidden } from './queries.ts'

/** Companies that took a name later stay hidden from after they give it up, so only missing rows are wrong. */
export const hiddenFrom: Comparison = {
  name: 'hidden companies',
  table: 'employers',
  size: 500,
  most: 50_000,
  mend: async (ctx, range) => ({
    hidden_from: await transaction(ctx, ({ db }) => insertMissingHidden(db, range)),
  }),
}
