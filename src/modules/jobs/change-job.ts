import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { readSettings } from '../settings/reads.ts'
import { checkFields } from './check-fields.ts'
import { flagWords } from './place-posting.ts'
import { stateOf } from './policy.ts'
import type { JobPosting } from './posting-schema.ts'
import { lockOwnJob, updateJob } from './queries.ts'
import { readOwnJob } from './reads.ts'
import { recordChange } from './record-change.ts'

/**
 * Edits a job. It never charges and never moves what was paid for; only a draft may be unfinished. Throws job_not_found or
 * invalid_input.
 */
export async function changeJob(ctx: EmployerContext, id: number, input: JobPosting) {
  return transaction(ctx, async (ctx) => {
    const before = await lockOwnJob(ctx.db, id, ctx.viewer.employer.id)
    const state = stateOf(before, ctx.now)
    if (input.draft && state !== 'draft')
      throw new AppError('invalid_input', { reason: 'This job was published: it is no draft any more.' })
    const fields = await checkFields(ctx, input, before)
    // A draft is looked at when it is published.
    const flaggedWords =
      input.draft || state === 'draft'
        ? undefined
        : flagWords(await readSettings(ctx), { ...before, ...fields })
    await updateJob(ctx.db, id, { ...fields, flaggedWords })
    await recordChange(ctx, id, 'edited')
    return readOwnJob(ctx, id)
  })
}
