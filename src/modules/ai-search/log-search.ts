import type { EmployerContext } from '../../platform/context.ts'
import { maskContacts } from '../../shared/mask-contacts.ts'
import type { Lexicon } from '../occupations/lexicon.ts'
import { isFunctionWord, wordsOf } from '../occupations/normalise.ts'
import { countUnknownWords, insertSearch } from './log-queries.ts'
import type { ChipKind } from './schema.ts'
import type { Intent } from './understand/intent.ts'
import { NOT_UNDERSTOOD } from './understand/read-remainder.ts'
import { whyNeverUsed } from './understand/refuse-unfair.ts'
import { isFiller, isQuality } from './words/word-kinds.ts'

type Searched = {
  query: string
  intent: Intent
  results: number
  /** The ids of the CVs, in their order. */
  shown: number[]
  bestScore: number | null
  milliseconds: number
  engine: 'local' | 'provider'
}

/**
 * Stores the query and its result. The stored query keeps only words of our own lists, because any other word may be a
 * person's name. Words that were not understood are counted separately, without the employer, the hour or the rest of
 * the query, so that a word alone reveals nothing about a person.
 */
export async function logSearch(
  ctx: EmployerContext,
  { query, intent, ...found }: Searched,
  lexicon: Lexicon,
): Promise<void> {
  const unknown = intent.chips.filter(({ state, label }) => state === 'ignored' && label === NOT_UNDERSTOOD)
  await insertSearch(ctx.db, {
    employerId: ctx.viewer.employer.id,
    query: maskContacts(knownWords(query, intent, lexicon)),
    createdAt: ctx.now,
    ...found,
  })
  const words = unknown.map(({ typed }) => typed.toLowerCase()).filter((word) => WORD.test(word))
  if (words.length > 0) await countUnknownWords(ctx.db, [...new Set(words)], ctx.now)
}

const WORD = /^\p{L}[\p{L}'’-]{1,48}$/u
/** Kinds of chips that are read by fixed patterns, so that their words cannot be names. */
const FIXED: ReadonlySet<ChipKind> = new Set([
  'pay',
  'years',
  'level',
  'education',
  'licence',
  'availability',
  'place',
])

/** Returns the query with '•••' for each word that is in no list. */
function knownWords(query: string, { chips }: Intent, { vocabulary }: Lexicon): string {
  const isKnown = (term: string, start: number) =>
    vocabulary.has(term) ||
    isFunctionWord(term) ||
    isFiller(term) ||
    isQuality(term) ||
    whyNeverUsed(term) !== undefined ||
    !/\p{L}/u.test(term) ||
    chips.some(
      ({ kind, label, ...chip }) =>
        (FIXED.has(kind) || (kind === 'exclusion' && label.startsWith('not in '))) &&
        chip.start <= start &&
        start < chip.end,
    )
  return wordsOf(query).reduceRight(
    (text, { term, start, end }) =>
      isKnown(term, start) ? text : `${text.slice(0, start)}•••${text.slice(end)}`,
    query,
  )
}
