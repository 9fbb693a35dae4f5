import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { readCards } from '../search/reads.ts'
import { MAX_CVS_A_LIST, MAX_SHORTLISTS } from './limits.ts'
import {
  deleteMember,
  deleteShortlist,
  findLastUsed,
  findShortlist,
  insertMember,
  insertNote,
  insertShortlist,
  isNameTaken,
  lockMembers,
  lockShortlists,
  renameShortlist,
} from './queries.ts'

/** Throws shortlist_name_taken, shortlists_full. */
export async function makeShortlist(ctx: EmployerContext, name: string) {
  const employerId = ctx.viewer.employer.id
  return transaction(ctx, async ({ db, now }) => {
    if ((await lockShortlists(db, employerId)) >= MAX_SHORTLISTS)
      throw new AppError('shortlists_full', { limit: MAX_SHORTLISTS })
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

/** Deletes a list; its CVs stay where they are. Throws shortlist_not_found. */
export async function dropShortlist(ctx: EmployerContext, id: number): Promise<void> {
  if (!(await deleteShortlist(ctx.db, ctx.viewer.employer.id, id))) throw new AppError('shortlist_not_found')
}

/**
 * Adds a CV; does nothing if it is already in the list. Throws shortlist_not_found, cv_not_found (also if the employer
 * may not see the CV), shortlist_full.
 */
export async function addToList(ctx: EmployerContext, shortlistId: number, cvId: number): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const members = await lockMembers(ctx.db, ctx.viewer.employer.id, shortlistId)
    if (!members) throw new AppError('shortlist_not_found')
    if (members.includes(cvId)) return
    if ((await readCards(ctx, [cvId])).length === 0) throw new AppError('cv_not_found')
    if (members.length >= MAX_CVS_A_LIST) throw new AppError('shortlist_full', { limit: MAX_CVS_A_LIST })
    await insertMember(ctx.db, { shortlistId, cvId, addedAt: ctx.now })
  })
}

/** The name of the list that the first saved CV makes. */
const FIRST_LIST = 'My shortlist'

/**
 * Adds a CV to the list that was used last and returns it; makes the first list. Throws cv_not_found, shortlist_full.
 */
export async function saveCv(ctx: EmployerContext, cvId: number): Promise<{ id: number; name: string }> {
  const employerId = ctx.viewer.employer.id
  return transaction(ctx, async (ctx) => {
    await lockShortlists(ctx.db, employerId)
    const values = { employerId, name: FIRST_LIST, createdAt: ctx.now }
    const list = (await findLastUsed(ctx.db, employerId)) ?? (await insertShortlist(ctx.db, values))
    if (!list) throw new Error('the first shortlist was not made')
    await addToList(ctx, list.id, cvId)
    return list
  })
}

/** Removes a CV; does nothing if it is not in the list. Throws shortlist_not_found. */
export async function removeFromList(ctx: EmployerContext, shortlistId: number, cvId: number): Promise<void> {
  if (!(await findShortlist(ctx.db, ctx.viewer.employer.id, shortlistId)))
    throw new AppError('shortlist_not_found')
  await deleteMember(ctx.db, shortlistId, cvId)
}

/** Adds a note; earlier ones stay. Throws cv_not_found, also if the employer may not see the CV. */
export async function noteCv(ctx: EmployerContext, cvId: number, text: string) {
  return transaction(ctx, async (ctx) => {
    if ((await readCards(ctx, [cvId])).length === 0) throw new AppError('cv_not_found')
    const note = await insertNote(ctx.db, {
      employerId: ctx.viewer.employer.id,
      cvId,
      text,
      createdAt: ctx.now,
    })
    if (!note) throw new Error('a note was not written')
    return note
  })
}
