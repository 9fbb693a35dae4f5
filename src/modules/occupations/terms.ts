import type { AdministratorContext } from '../../platform/context.ts'
import { keptUntilChange } from '../../platform/database/content-versions.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { type Lexicon, lexiconWith } from './lexicon.ts'
import type { NewTerm } from './schema.ts'
import { deleteTermRow, insertTerm, lockTermRows, selectTerms, selectTermsStamp } from './term-queries.ts'

let known: { stamp: string; lexicon: Lexicon } | undefined

/**
 * Returns the lexicon with the operator's current terms. Checks the database each time and rebuilds the lexicon only
 * after a change.
 */
export async function knowTerms(db: Db): Promise<Lexicon> {
  return (await knowStampedTerms(db)).lexicon
}

/** The same with a stamp that differs after every change of the terms. */
export async function knowStampedTerms(db: Db): Promise<{ stamp: string; lexicon: Lexicon }> {
  const stamp = await selectTermsStamp(db)
  if (known?.stamp !== stamp) known = { stamp, lexicon: lexiconWith(await selectTerms(db)) }
  return known
}

/** Returns the stamp of the terms, which nobody changes until the transaction ends. */
export async function lockTerms(db: Db): Promise<string> {
  await lockTermRows(db)
  return selectTermsStamp(db)
}

/** The same for pages, at most five seconds old: most of them need no statement for it. */
export const recentTerms = keptUntilChange('site', knowTerms)

/** The operator's terms, in the order in which they were added. */
export const listedTerms = selectTerms

/**
 * Adds the meaning of a phrase. Searches use it at once, and a task profiles the CVs that contain it again. Repeating
 * it changes nothing.
 */
export async function addTerm(outer: AdministratorContext, term: NewTerm) {
  return transaction(outer, async (ctx) => {
    const row = await insertTerm(ctx.db, term, ctx.now)
    await recordAct(ctx, 'entry-added', { type: 'term', id: row.id, name: term.phrase }, { ...term })
    await ctx.tasks.enqueue(ctx, 'term-changed', { phrase: term.phrase })
    return row
  })
}

/** Throws term_not_found. */
export async function deleteTerm(outer: AdministratorContext, termId: number): Promise<void> {
  await transaction(outer, async (ctx) => {
    const term = await deleteTermRow(ctx.db, termId)
    if (!term) throw new AppError('term_not_found')
    await recordAct(ctx, 'entry-deleted', { type: 'term', id: termId, name: term.phrase }, { ...term })
    await ctx.tasks.enqueue(ctx, 'term-changed', { phrase: term.phrase })
  })
}
