import type { Chip } from '../../modules/ai-search/schema.ts'
import { uniqueTexts } from '../../shared/text.ts'
import { tidyQuery } from '../../shared/tidy-query.ts'
import type { Need } from './queries.ts'

type Part = Pick<Chip, 'start' | 'end' | 'typed'>

/** The need with something else in a part's place; with nothing, the part goes. */
export function withPart({ query, asTyped = [], ...rest }: Need, { start, end }: Part, text: string): Need {
  const changed = tidyQuery(`${query.slice(0, start)} ${text.trim()} ${query.slice(end)}`)
  const words = new Set(wordsOf(changed))
  return { ...rest, query: changed, asTyped: asTyped.filter((word) => words.has(word)) }
}

/** The need with a mended part as it was typed. */
export function asItWasTyped(need: Need, { typed }: Part): Need {
  return { ...need, asTyped: uniqueTexts([...(need.asTyped ?? []), ...wordsOf(typed)]) }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
