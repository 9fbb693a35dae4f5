import type { Links } from './duties.ts'
import type { Lexicon } from './lexicon.ts'
import { type LinkedTitle, linkTitle, nearness, type Reach, titlesIn } from './link-title.ts'
import { keyOf } from './normalise.ts'
import { isRank, isVagueHead } from './title-words.ts'

/** The work that a job title describes: the occupations that it may mean, and the words that name the trade. */
export type Trade = { links: Links; words: readonly string[] }

/** Weaker links come from a last word such as 'officer', which says little about the work. */
const LEAST_LINK = 0.3
/** A title that is known only by its last word, or without it, is less certain. */
const UNCERTAIN = 0.5
/** The nearness of two titles with the same words, when the lexicon knows one of them too little. */
const SAME_WORDS = 0.8

const MOST_KEPT = 20_000
const kept = new WeakMap<Lexicon, Map<string, Trade>>()

/** Reads the title of a CV or a posting. Titles repeat, so the latest 20,000 are kept. */
export function tradeOf(lexicon: Lexicon, title: string): Trade {
  const own = kept.get(lexicon) ?? new Map<string, Trade>()
  const known = own.get(title)
  if (known) return known
  const trade = readTrade(lexicon, title)
  if (own.size >= MOST_KEPT) own.clear()
  kept.set(lexicon, own.set(title, trade))
  return trade
}

function readTrade(lexicon: Lexicon, title: string): Trade {
  const [whole = [], first = whole, ...others] = titlesIn(title.replaceAll(/\([^)]*\)/g, ' '))
  const linked = [whole, first].map((terms) => linkTitle(lexicon, terms))
  // 'Mount Hagen Yard' after a comma is a place, 'Baker / Pastry Cook' names two trades
  const more = others.map((terms) => linkTitle(lexicon, terms)).filter(({ source }) => source === 'title')
  const links = new Map<number, number>()
  for (const [job, weight] of [...linked, ...more].flatMap(certainLinks))
    links.set(job, Math.max(weight, links.get(job) ?? 0))
  return { links: [...links], words: first.filter((term) => !isRank(term) && !isVagueHead(term)) }
}

/** A title that several occupations share, such as 'project engineer', means each of them in full. */
function certainLinks({ links, source, isSibling }: LinkedTitle): Links {
  const strong = links.filter(([, weight]) => weight >= LEAST_LINK)
  const most = Math.max(0, ...strong.map(([, weight]) => weight))
  const isCertain = (source === 'title' || source === 'part') && !isSibling
  const certainty = isCertain ? 1 : UNCERTAIN
  return strong.map(([job, weight]) => [job, (weight / most) * certainty])
}

/**
 * Returns a function for the nearness of other trades to this one: 1 for the same occupation, 0.8 for a variant of it,
 * 0.78 when the operator's list says that they are near, 0.48 to 0.24 when their work is related, otherwise 0.
 */
export function nearnessTo(lexicon: Lexicon, { links, words }: Trade): (other: Trade) => number {
  const reach = lexicon.occupations.map((_, other) =>
    links.reduce((best, [job, weight]) => Math.max(best, weight * nearness(lexicon, job, other)), 0),
  ) satisfies Reach
  const key = keyOf(words)
  return (other) => {
    if (words.length > 0 && key === keyOf(other.words)) return 1
    const byMeaning = other.links.reduce(
      (best, [job, weight]) => Math.max(best, weight * (reach[job] ?? 0)),
      0,
    )
    if (links.length > 0 && other.links.length > 0) return byMeaning
    const shared = words.filter((word) => other.words.includes(word)).length
    return (SAME_WORDS * shared) / Math.max(words.length, other.words.length, 1)
  }
}

/** Groups of O*NET's major groups, the first two digits of a code, whose people do similar work. */
const FIELDS: readonly (readonly string[])[] = [
  ['11', '13', '23', '41', '43'],
  ['15', '17', '19', '27'],
  ['21', '25', '29', '31'],
  ['33', '35', '37', '39'],
  ['45', '47', '49', '51', '53'],
]

/**
 * Whether two trades are the same kind of work, such as care, or work with machines and materials. True if one is
 * unknown.
 */
export function isSameField({ occupations }: Lexicon, one: Trade, other: Trade): boolean {
  const fieldsOf = ({ links }: Trade) =>
    links.map(([job]) =>
      FIELDS.findIndex((majors) => majors.includes(occupations[job]?.code.slice(0, 2) ?? '')),
    )
  const [fields, others] = [fieldsOf(one), fieldsOf(other)]
  return fields.length === 0 || others.length === 0 || fields.some((field) => others.includes(field))
}
