import type { Comparison } from '../../platform/comparisons.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { HOUR } from '../../shared/time.ts'
import { noteMissingTwins, selectDifferingCvs } from './comparison-queries.ts'
import { indexCvs } from './upkeep-queries.ts'

/** A million CVs take about fifty runs: one night, or two. */
export const searchRows: Comparison = {
  name: 'search',
  table: 'cvs',
  size: 200,
  most: 20_000,
  async mend(ctx, range) {
    const differing = await selectDifferingCvs(ctx.db, range)
    if (differing.length > 0)
      await transaction(ctx, ({ db }) =>
        indexCvs(
          db,
          differing.map(({ id }) => id),
        ),
      )
    const hourAgo = new Date(ctx.now.getTime() - HOUR)
    return {
      cv_search: differing.filter(({ search }) => search).length,
      cv_ranking: differing.filter(({ ranking }) => ranking).length,
      cv_twins: await transaction(ctx, ({ db }) => noteMissingTwins(db, range, hourAgo)),
    }
  },
}
