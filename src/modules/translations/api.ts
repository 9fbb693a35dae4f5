import type { Context } from '../../platform/context.ts'
import type { Words } from '../../shared/language/words.ts'
import { readPublicSettings } from '../settings/reads.ts'
import { BUILT_IN_TEXTS } from './built-in.ts'

const TOK_PISIN: Words = { language: 'tpi', texts: BUILT_IN_TEXTS }

/** Used by `src/api.ts`. Returns the words of Tok Pisin, from memory, or undefined while the operator does not offer it. */
export async function readTokPisin(ctx: Pick<Context, 'db' | 'now'>): Promise<Words | undefined> {
  const { tok_pisin_enabled } = await readPublicSettings(ctx)
  return tok_pisin_enabled ? TOK_PISIN : undefined
}
