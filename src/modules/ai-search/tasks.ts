import type { Context } from '../../platform/context.ts'
import type { TaskModule } from '../../platform/tasks/tasks.ts'
import { knowTerms } from '../occupations/terms.ts'
import { PROFILE_VERSION, profileCv } from './judge/profile-cv.ts'
import { deleteOldSearches } from './log-queries.ts'
import { findUnreadCv, outdateProfiles, selectUnreadCvs, type UnreadCv, upsertProfiles } from './queries.ts'

const BATCH = 200
/** The next run continues. */
const CVS_A_RUN = 20_000

export const aiSearchTasks: TaskModule = {
  handlers: {
    'cv-changed': async (ctx, { cvId }) => {
      const cv = await findUnreadCv(ctx.db, cvId)
      if (cv) await profile(ctx, [cv])
    },
    'term-changed': async (ctx, { phrase }) => {
      await outdateProfiles(ctx.db, phrase)
      await ctx.tasks.enqueue(ctx, 'profile-cvs', {})
    },
    'profile-cvs': async (ctx) => {
      for (let read = 0; read < CVS_A_RUN; read += BATCH) {
        const cvs = await selectUnreadCvs(ctx.db, PROFILE_VERSION, BATCH)
        await profile(ctx, cvs)
        if (cvs.length < BATCH) return
      }
    },
    'clean-up': (ctx) => deleteOldSearches(ctx.db, ctx.now),
  },
  // for CVs that the task missed: from a restored backup, or profiled by older rules
  schedules: { 'profile-cvs': '*/5 * * * *' },
}

async function profile(ctx: Context, cvs: readonly UnreadCv[]): Promise<void> {
  const lexicon = await knowTerms(ctx.db)
  const profiles = cvs.map(({ id, document, ...cv }) => ({
    cvId: id,
    version: PROFILE_VERSION,
    ...profileCv(
      { ...cv, roles: document?.work?.map(({ role }) => role) ?? [], licences: document?.licences ?? [] },
      lexicon,
      ctx.now,
    ),
  }))
  if (profiles.length > 0) await upsertProfiles(ctx.db, profiles)
}
