import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { MINUTE } from '../../shared/time.ts'
import { recordAct } from '../audit/record-act.ts'
import { deleteNoteRow, insertNote, lockNote, updateNote } from './queries.ts'
import { noteView } from './reads.ts'
import { readBoard } from './remember-board.ts'
import type { NoteInput } from './schema.ts'

const targetOf = (note: { id: number; title: string }) => ({
  type: 'status-note' as const,
  id: note.id,
  name: note.title,
})

export async function addNote(outer: AdministratorContext, input: NoteInput) {
  const note = await transaction(outer, async (ctx) => {
    const row = await insertNote(ctx.db, { ...input, createdAt: ctx.now, updatedAt: ctx.now })
    await recordAct(ctx, 'entry-added', targetOf(row), { ...input })
    return noteView(row)
  })
  await readBoard(outer)
  return note
}

/** Throws status_note_not_found. */
export const changeNote = (ctx: AdministratorContext, id: number, input: NoteInput) =>
  change(ctx, id, () => input)

/**
 * Ends a note now. A note that has not begun gets a beginning and an end one minute ago. Throws status_note_not_found.
 */
export const endNote = (ctx: AdministratorContext, id: number) =>
  change(ctx, id, ({ startsAt }) => {
    const start = new Date(Math.min(startsAt.getTime(), ctx.now.getTime() - MINUTE))
    return { startsAt: start, endsAt: ctx.now }
  })

/** Throws status_note_not_found. */
export async function deleteNote(outer: AdministratorContext, id: number): Promise<void> {
  await transaction(outer, async (ctx) => {
    const row = await deleteNoteRow(ctx.db, id)
    if (!row) throw new AppError('status_note_not_found')
    await recordAct(ctx, 'entry-deleted', targetOf(row), { before: noteView(row) })
  })
  await readBoard(outer)
}

type Changes = Partial<NoteInput>

async function change(
  outer: AdministratorContext,
  id: number,
  changesOf: (before: { startsAt: Date }) => Changes,
) {
  const note = await transaction(outer, async (ctx) => {
    const before = await lockNote(ctx.db, id)
    const changes = before && changesOf(before)
    const after = changes && (await updateNote(ctx.db, id, { ...changes, updatedAt: ctx.now }))
    if (!after) throw new AppError('status_note_not_found')
    await recordAct(ctx, 'entry-changed', targetOf(after), {
      before: noteView(before),
      after: noteView(after),
    })
    return noteView(after)
  })
  await readBoard(outer)
  return note
}
