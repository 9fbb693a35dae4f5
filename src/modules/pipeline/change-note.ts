import type { EmployerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { deleteNote, updateNote } from './queries.ts'
import { readHistory, readReceived } from './reads.ts'

/** Puts a note right. Answers with the history. Throws application_not_found or note_not_found. */
export async function changeNote(ctx: EmployerContext, id: number, noteId: number, text: string) {
  await readReceived(ctx, id)
  if (!(await updateNote(ctx.db, id, noteId, { text, changedAt: ctx.now })))
    throw new AppError('note_not_found')
  return readHistory(ctx, id)
}

/** Takes a note away for good, as one on the wrong person. Answers with the history. Throws as changeNote does. */
export async function dropNote(ctx: EmployerContext, id: number, noteId: number) {
  await readReceived(ctx, id)
  if (!(await deleteNote(ctx.db, id, noteId))) throw new AppError('note_not_found')
  return readHistory(ctx, id)
}
