import type { Context } from '../../platform/context.ts'
import type { TaskModule } from '../../platform/tasks.ts'
import { knowTerms } from './know-terms.ts'
import { deleteOldSearches } from './log-queries.ts'
import { PROFILE_VERSION, profileCv } from './profile-cv.ts'
import { findUnreadCv, selectUnreadCvs, type UnreadCv, upsertProfiles } from './queries.ts'

const BATCH = 200
/** CVs of one run; the next run goes on. */
const MOST = 20_000

export const aiSearchTasks: TaskModule = {
  handlers: {
    'cv-changed': async (ctx, { cvId }) => {
      const cv = await findUnreadCv(ctx.db, cvId)
      if (cv) await profile(ctx, [cv])
    },
    'profile-cvs': async (ctx) => {
      for (let read = 0; read < MOST; read += BATCH) {
        const cvs = await selectUnreadCvs(ctx.db, PROFILE_VERSION, BATCH)
        await profile(ctx, cvs)
        if (cvs.length < BATCH) return
      }
    },
    'clean-up': (ctx) => deleteOldSearches(ctx.db, ctx.now),
  },
  // for CVs that came past the task: a restored backup, an older version of the rules
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
