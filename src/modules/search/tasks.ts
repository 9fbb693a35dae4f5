import type { TaskModule } from '../../platform/tasks.ts'
import { closeFullBucket, countWords, learnWords } from './upkeep-queries.ts'

/** The search rows themselves are written by triggers, with the CV. Here is what may come a moment later. */
export const searchTasks: TaskModule = {
  handlers: {
    'cv-changed': async (ctx, { cvId }) => {
      await learnWords(ctx.db, cvId)
      await closeFullBucket(ctx.db, ctx.now)
    },
    'refresh-search': (ctx) => countWords(ctx.db),
  },
  // 02:20 in Port Moresby, when few search
  schedules: { 'refresh-search': '20 16 * * *' },
}
