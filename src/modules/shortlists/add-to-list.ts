import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { readCards } from '../search/reads.ts'
import { deleteMember, findShortlist, insertMember, lockMembers } from './queries.ts'
import { MAX_CVS_A_LIST } from './schema.ts'

/** Again: the same answer. Throws shortlist_not_found, cv_not_found (also where the employer may not see it), shortlist_full. */
export async function addToList(ctx: EmployerContext, shortlistId: number, cvId: number): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const members = await lockMembers(ctx.db, ctx.viewer.employer.id, shortlistId)
    if (!members) throw new AppError('shortlist_not_found')
    if (members.includes(cvId)) return
    if ((await readCards(ctx, [cvId])).length === 0) throw new AppError('cv_not_found')
    if (members.length >= MAX_CVS_A_LIST) throw new AppError('shortlist_full')
    await insertMember(ctx.db, { shortlistId, cvId, addedAt: ctx.now })
  })
}

/** Again, or never in it: the same answer. Throws shortlist_not_found. */
export async function removeFromList(ctx: EmployerContext, shortlistId: number, cvId: number): Promise<void> {
  if (!(await findShortlist(ctx.db, ctx.viewer.employer.id, shortlistId)))
    throw new AppError('shortlist_not_found')
  await deleteMember(ctx.db, shortlistId, cvId)
}
