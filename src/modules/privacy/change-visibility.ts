import type { JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import type { Audience } from '../accounts/choices.ts'
import { MAX_HIDDEN_COMPANIES } from './limits.ts'
import {
  deleteHiddenCompany,
  hideFromVisitors,
  insertHiddenCompany,
  lockChoice,
  updateChoice,
} from './queries.ts'
import { readVisibility } from './reads.ts'

/**
 * Chooses who finds the job seeker's CVs. A company that already has access keeps it. Throws visible_to_hidden: a
 * company that somebody hides from would see what everybody sees by logging out.
 */
export async function changeVisibility(ctx: JobSeekerContext, shownTo: Audience) {
  return transaction(ctx, async (ctx) => {
    const { hidden } = await lock(ctx)
    if (shownTo === 'everybody' && hidden > 0) throw new AppError('visible_to_hidden')
    await updateChoice(ctx.db, ctx.viewer.jobSeeker.id, shownTo, ctx.now)
    return readVisibility(ctx)
  })
}

/**
 * Off: nobody finds the job seeker, except the companies that it applies to. On: the audience of the choice before, and
 * everybody without one.
 */
export async function changeAvailability(ctx: JobSeekerContext, isAvailable: boolean) {
  return transaction(ctx, async (ctx) => {
    const { availableTo } = await lock(ctx)
    await updateChoice(ctx.db, ctx.viewer.jobSeeker.id, isAvailable ? availableTo : 'nobody', ctx.now)
    return readVisibility(ctx)
  })
}

/**
 * Hides the job seeker from the accounts of a company, also from one that registers or takes the name later, and from
 * visitors who are not logged in. Throws hidden_companies_full.
 */
export async function hideFromCompany(ctx: JobSeekerContext, name: string) {
  const { id } = ctx.viewer.jobSeeker
  return transaction(ctx, async (ctx) => {
    const { hidden } = await lock(ctx)
    if (hidden >= MAX_HIDDEN_COMPANIES)
      throw new AppError('hidden_companies_full', { limit: MAX_HIDDEN_COMPANIES })
    await insertHiddenCompany(ctx.db, id, name, ctx.now)
    await hideFromVisitors(ctx.db, id, ctx.now)
    return readVisibility(ctx)
  })
}

/** Throws not_found. */
export async function stopHiding(ctx: JobSeekerContext, hiddenId: number) {
  return transaction(ctx, async (ctx) => {
    await lock(ctx)
    if (!(await deleteHiddenCompany(ctx.db, ctx.viewer.jobSeeker.id, hiddenId)))
      throw new AppError('not_found')
    return readVisibility(ctx)
  })
}

async function lock(ctx: JobSeekerContext) {
  const choice = await lockChoice(ctx.db, ctx.viewer.jobSeeker.id)
  if (!choice) throw new AppError('authentication_required')
  return choice
}
