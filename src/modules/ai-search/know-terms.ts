import type { Db } from '../../platform/database.ts'
import { type Lexicon, lexiconWith } from './lexicon.ts'
import { selectTerms, selectTermsStamp } from './term-queries.ts'

let known: { stamp: string; lexicon: Lexicon } | undefined

/** The lexicon with the operator's terms as they are now: asked of the database each time, built anew only when they changed. */
export async function knowTerms(db: Db): Promise<Lexicon> {
  const stamp = await selectTermsStamp(db)
  if (known?.stamp !== stamp) known = { stamp, lexicon: lexiconWith(await selectTerms(db)) }
  return known.lexicon
}
