import type { EmployerContext } from '../../platform/context.ts'
import { maskContacts } from '../../shared/mask-contacts.ts'
import { isFiller, whyNeverUsed } from './filler-words.ts'
import type { Intent } from './intent.ts'
import type { Lexicon } from './lexicon.ts'
import { countUnknownWords, insertSearch } from './log-queries.ts'
import { isFunctionWord, wordsOf } from './normalise.ts'
import type { ChipKind } from './schema.ts'

type Searched = {
  query: string
  intent: Intent
  results: number
  bestScore: number | null
  milliseconds: number
  engine: 'local' | 'provider'
}

/**
 * Keeps what was asked and found, in words of our own lists only: any other word may be somebody's name. Words that nobody
 * understood are counted apart, without who asked, when to the hour, or what else: one of them alone says nothing of a person.
 */
export async function logSearch(
  ctx: EmployerContext,
  { query, intent, ...found }: Searched,
  lexicon: Lexicon,
): Promise<void> {
  const unknown = intent.chips.filter(({ state, label }) => state === 'ignored' && label === 'not understood')
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
/** Read by fixed patterns, so that what was typed is no name. */
const FIXED: ReadonlySet<ChipKind> = new Set([
  'pay',
  'years',
  'level',
  'education',
  'licence',
  'availability',
  'place',
])

/** The query with '•••' for each word that no list has. */
function knownWords(query: string, { chips }: Intent, { vocabulary }: Lexicon): string {
  const isKnown = (term: string, start: number) =>
    vocabulary.has(term) ||
    isFunctionWord(term) ||
    isFiller(term) ||
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
