import { compare } from '../../platform/comparisons.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { TaskModule } from '../../platform/tasks/tasks.ts'
import { searchRows } from './compare-search-rows.ts'
import {
  closeFullBucket,
  countWords,
  indexCategory,
  learnWords,
  mergeChanges,
  noteTwins,
} from './upkeep-queries.ts'

/** Triggers write the search rows together with the CV. These tasks do the work that may happen a moment later. */
export const searchTasks: TaskModule = {
  handlers: {
    'cv-changed': async (ctx, { cvId }) => {
      await learnWords(ctx.db, cvId)
      await noteTwins(ctx.db, cvId)
      await closeFullBucket(ctx.db, ctx.now)
    },
    // One part per transaction, so that saving a CV never waits long.
    'category-renamed': (ctx, { slug, afterCvId }) =>
      transaction(ctx, async (ctx) => {
        const last = await indexCategory(ctx.db, slug, afterCvId)
        if (last) await ctx.tasks.enqueue(ctx, 'category-renamed', { slug, afterCvId: last })
      }),
    'merge-search': (ctx) => mergeChanges(ctx.db),
    'refresh-search': (ctx) => countWords(ctx.db),
    'compare-derived-rows': (ctx) => compare(ctx, searchRows),
  },
  schedules: {
    'merge-search': '* * * * *',
    // 02:20 in Port Moresby, when few people search.
    'refresh-search': '20 16 * * *',
    // Each comparison knows when it is due.
    'compare-derived-rows': '*/5 * * * *',
  },
}
