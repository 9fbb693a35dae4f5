import { compare } from '../../platform/comparisons.ts'
import type { TaskModule } from '../../platform/tasks/tasks.ts'
import { profiles } from './compare-profiles.ts'
import { PROFILE_VERSION } from './judge/profile-cv.ts'
import { keepProfiles } from './keep-profiles.ts'
import { deleteOldSearches } from './log-queries.ts'
import { findUnreadCv, outdateProfiles, selectUnreadCvs } from './profile-queries.ts'

const BATCH = 200
/** The next run continues. */
const CVS_A_RUN = 20_000

export const aiSearchTasks: TaskModule = {
  handlers: {
    'cv-changed': async (ctx, { cvId }) => {
      for (;;) {
        const cv = await findUnreadCv(ctx.db, cvId)
        if (!cv || (await keepProfiles(ctx, [cv])).length > 0) return
      }
    },
    'term-changed': async (ctx, { phrase }) => {
      await outdateProfiles(ctx.db, phrase)
      await ctx.tasks.enqueue(ctx, 'profile-cvs', {})
    },
    'profile-cvs': async (ctx) => {
      for (let read = 0; read < CVS_A_RUN; read += BATCH) {
        const cvs = await selectUnreadCvs(ctx.db, PROFILE_VERSION, BATCH)
        await keepProfiles(ctx, cvs)
        if (cvs.length < BATCH) return
      }
    },
    'compare-derived-rows': (ctx) => compare(ctx, profiles),
    'clean-up': (ctx) => deleteOldSearches(ctx.db, ctx.now),
  },
  // for CVs that the task missed: from a restored backup, or profiled by older rules
  schedules: { 'profile-cvs': '*/5 * * * *' },
}
