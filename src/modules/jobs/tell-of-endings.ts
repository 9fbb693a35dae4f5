import type { Context } from '../../platform/context.ts'
import { describeError } from '../../platform/database-errors.ts'
import { markEndingTold, selectUntoldEndings } from './ending-queries.ts'
import { stateOf } from './policy.ts'
import { findJob } from './queries.ts'

/** In one run of an hour; what is left is for the next. */
const MOST_IN_A_RUN = 500

export type EndedJob = { id: number; title: string; companyName: string }

/** A job that takes no applications any more, though its page may stay; undefined while it does, as a draft, or when it is gone. */
export async function findEndedJob(ctx: Context, id: number): Promise<EndedJob | undefined> {
  const job = await findJob(ctx.db, id)
  if (!job) return undefined
  const state = stateOf(job, ctx.now)
  return state === 'closed' || state === 'expired'
    ? { id, title: job.title, companyName: job.companyName }
    : undefined
}

/** A job that an administrator took down; undefined when it was given back meanwhile, or is gone. */
export async function findBlockedJob(ctx: Context, id: number): Promise<EndedJob | undefined> {
  const job = await findJob(ctx.db, id)
  return job?.blockedAt ? { id, title: job.title, companyName: job.companyName } : undefined
}

/** Has `tell` told of each job whose time ended since the last run; of one that fails it is told again in an hour. */
export async function tellOfEndings(ctx: Context, tell: (job: EndedJob) => Promise<void>): Promise<void> {
  for (const id of await selectUntoldEndings(ctx.db, ctx.now, MOST_IN_A_RUN)) {
    try {
      const job = await findEndedJob(ctx, id)
      if (job) await tell(job)
      await markEndingTold(ctx.db, id, ctx.now)
    } catch (error) {
      ctx.log.error({ jobId: id, error: describeError(error).error }, 'the end of a job was not told')
    }
  }
}
