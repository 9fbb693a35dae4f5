import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { deleteNote, insertNote, updateNote } from './queries.ts'
import { readHistory, readReceived } from './reads.ts'

/** Adds a note that only the employer sees. Returns the history. Throws application_not_found. */
export async function writeNote(ctx: EmployerContext, id: number, text: string) {
  return transaction(ctx, async (ctx) => {
    await readReceived(ctx, id)
    await insertNote(ctx.db, { jobApplicationId: id, text, createdAt: ctx.now })
    return readHistory(ctx, id)
  })
}

/** Corrects a note. Returns the history. Throws application_not_found or note_not_found. */
export async function changeNote(ctx: EmployerContext, id: number, noteId: number, text: string) {
  await readReceived(ctx, id)
  if (!(await updateNote(ctx.db, id, noteId, { text, changedAt: ctx.now })))
    throw new AppError('note_not_found')
  return readHistory(ctx, id)
}

/**
 * Deletes a note permanently, for example one on the wrong person. Returns the history. Throws the errors of
 * changeNote.
 */
export async function dropNote(ctx: EmployerContext, id: number, noteId: number) {
  await readReceived(ctx, id)
  if (!(await deleteNote(ctx.db, id, noteId))) throw new AppError('note_not_found')
  return readHistory(ctx, id)
}
