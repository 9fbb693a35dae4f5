import type { TaskModule } from '../../platform/tasks.ts'
import { transaction } from '../../platform/transaction.ts'
import { closeFullBucket, countWords, indexCategory, learnWords } from './upkeep-queries.ts'

/** The search rows themselves are written by triggers, with the CV. Here is what may come a moment later. */
export const searchTasks: TaskModule = {
  handlers: {
    'cv-changed': async (ctx, { cvId }) => {
      await learnWords(ctx.db, cvId)
      await closeFullBucket(ctx.db, ctx.now)
    },
    // A piece a transaction, so that nobody who changes a CV waits long.
    'category-renamed': (ctx, { slug, afterCvId }) =>
      transaction(ctx, async (ctx) => {
        const last = await indexCategory(ctx.db, slug, afterCvId)
        if (last) await ctx.tasks.enqueue(ctx, 'category-renamed', { slug, afterCvId: last })
      }),
    'refresh-search': (ctx) => countWords(ctx.db),
  },
  // 02:20 in Port Moresby, when few search
  schedules: { 'refresh-search': '20 16 * * *' },
}
