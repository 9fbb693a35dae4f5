import { slugify } from '../../shared/text.ts'
import type { Lexicon } from './lexicon.ts'
import { tradeOf } from './trades.ts'

/** A trade whose name people in the country use. Each has a page of its own. */
export type NamedTrade = { slug: string; name: string }

const kept = new WeakMap<Lexicon, ReadonlyMap<number, NamedTrade>>()

/** Returns the named trades by the index of their occupation. */
function namedTrades(lexicon: Lexicon): ReadonlyMap<number, NamedTrade> {
  const known = kept.get(lexicon)
  if (known) return known
  const named = new Map([...lexicon.names].map(([job, name]) => [job, { slug: slugify(name), name }]))
  kept.set(lexicon, named)
  return named
}

/** Returns the trade with this slug, or undefined. */
export function findNamedTrade(lexicon: Lexicon, slug: string): NamedTrade | undefined {
  return namedTrades(lexicon)
    .values()
    .find((trade) => trade.slug === slug)
}

/** Returns the trades that a title of a CV or a posting names for certain: two for 'Baker / Pastry Cook', mostly one. */
export function namedTradesOf(lexicon: Lexicon, title: string): NamedTrade[] {
  const meant = tradeOf(lexicon, title).links.filter(([, weight]) => weight === 1)
  const named = namedTrades(lexicon)
  // A title that means more occupations in full, such as 'cook' or 'project engineer', is that of the first.
  const certain = meant.length > MOST_MEANINGS ? meant.slice(0, 1) : meant
  const trades = certain.flatMap(([job]) => named.get(job) ?? [])
  return trades.filter(({ slug }, index) => trades.findIndex((trade) => trade.slug === slug) === index)
}

const MOST_MEANINGS = 2
