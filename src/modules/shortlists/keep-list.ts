import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import {
  deleteShortlist,
  findShortlist,
  insertShortlist,
  isNameTaken,
  lockShortlists,
  renameShortlist,
} from './queries.ts'
import { MAX_SHORTLISTS } from './schema.ts'

/** Throws shortlist_name_taken, shortlists_full. */
export async function makeShortlist(ctx: EmployerContext, name: string) {
  const employerId = ctx.viewer.employer.id
  return transaction(ctx, async ({ db, now }) => {
    if ((await lockShortlists(db, employerId)) >= MAX_SHORTLISTS) throw new AppError('shortlists_full')
    const row = await insertShortlist(db, { employerId, name, createdAt: now })
    if (!row) throw new AppError('shortlist_name_taken')
    return { ...row, total: 0 }
  })
}

/** Throws shortlist_not_found, shortlist_name_taken. */
export async function changeShortlist(ctx: EmployerContext, id: number, name: string) {
  const employerId = ctx.viewer.employer.id
  return transaction(ctx, async ({ db }) => {
    await lockShortlists(db, employerId)
    if (!(await findShortlist(db, employerId, id))) throw new AppError('shortlist_not_found')
    if (await isNameTaken(db, employerId, id, name)) throw new AppError('shortlist_name_taken')
    await renameShortlist(db, employerId, id, name)
    return { id, name }
  })
}

/** The CVs stay where they are; only the list goes. Throws shortlist_not_found. */
export async function dropShortlist(ctx: EmployerContext, id: number): Promise<void> {
  if (!(await deleteShortlist(ctx.db, ctx.viewer.employer.id, id))) throw new AppError('shortlist_not_found')
}
