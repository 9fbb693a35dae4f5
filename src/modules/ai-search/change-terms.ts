import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import type { NewTerm } from './schema.ts'
import { deleteTermRow, insertTerm, outdateProfiles } from './term-queries.ts'

/** Adds what a phrase means: searches know it at once, CVs that have it are read anew by a task. A repeat changes nothing. */
export async function addTerm(outer: AdministratorContext, term: NewTerm) {
  return transaction(outer, async (ctx) => {
    const row = await insertTerm(ctx.db, term, ctx.now)
    await recordAct(ctx, 'entry-added', { type: 'term', id: row.id, name: term.phrase }, { ...term })
    await readAnew(ctx, term.phrase)
    return row
  })
}

/** Throws term_not_found. */
export async function deleteTerm(outer: AdministratorContext, termId: number): Promise<void> {
  await transaction(outer, async (ctx) => {
    const term = await deleteTermRow(ctx.db, termId)
    if (!term) throw new AppError('term_not_found')
    await recordAct(ctx, 'entry-deleted', { type: 'term', id: termId, name: term.phrase }, { ...term })
    await readAnew(ctx, term.phrase)
  })
}

async function readAnew(ctx: AdministratorContext, phrase: string): Promise<void> {
  await outdateProfiles(ctx.db, phrase)
  await ctx.tasks.enqueue(ctx, 'profile-cvs', {})
}
