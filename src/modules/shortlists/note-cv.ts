import type { EmployerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { readCards } from '../search/reads.ts'
import { insertNote } from './queries.ts'

/** Adds a note; earlier ones stay. Throws cv_not_found, also where the employer may not see the CV. */
export async function noteCv(ctx: EmployerContext, cvId: number, text: string) {
  if ((await readCards(ctx, [cvId])).length === 0) throw new AppError('cv_not_found')
  const note = await insertNote(ctx.db, {
    employerId: ctx.viewer.employer.id,
    cvId,
    text,
    createdAt: ctx.now,
  })
  if (!note) throw new Error('a note was not written')
  return note
}
