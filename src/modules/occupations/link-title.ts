import { type Links, stemKey } from './duties.ts'
import { type Lexicon, NEAR } from './lexicon.ts'
import { keyOf, termsOf } from './normalise.ts'
import { isRank, isVagueHead } from './title-words.ts'

/**
 * How a title was understood: it is listed itself, it contains a listed title, only its last word is known, its words are
 * duties of a job, or it was not understood.
 */
export type LinkSource = 'title' | 'part' | 'head' | 'duties' | 'none'
/** `isSibling`: only a title with another last word is listed, such as 'payroll officer' for 'payroll executive'. */
export type LinkedTitle = { links: Links; source: LinkSource; isSibling?: true }

const RANK_WEIGHT = 0.95
const END_WEIGHT = 0.9
/** The weight of an operator's single word, the same as that of a phrase: a 'hotel cook' is a cook. */
const LAST_WORD_WEIGHT = 0.75
const PART_WEIGHT = 0.8
const STEM_WEIGHT = 0.9
const HEAD_WEIGHT = 0.45
const VAGUE_HEAD_WEIGHT = 0.2

/**
 * The occupations that a title means: by the whole title, otherwise without its rank, by its words in other forms, by
 * the longest listed title in it, by one with another last word, or by its last word.
 */
export function linkTitle(lexicon: Lexicon, terms: readonly string[]): LinkedTitle {
  const titleOf = (own: readonly string[]) =>
    // O*NET lists a bare 'supervisor' as a social worker, an 'intern' as a physician
    own.length === 1 && (isVagueHead(own[0] ?? '') || own[0] === 'intern')
      ? undefined
      : lexicon.titles.get(keyOf(own))
  const whole = titleOf(terms)
  if (whole) return { links: whole, source: 'title' }
  const bare = terms.filter((term) => !isRank(term))
  const unranked = bare.length < terms.length ? titleOf(bare) : undefined
  if (unranked) return { links: scaled(unranked, RANK_WEIGHT), source: 'title' }
  const stemmed = lexicon.stemmed.get(stemKey(bare))
  if (stemmed && stemmed.length > 0) return { links: scaled(stemmed, STEM_WEIGHT), source: 'part' }
  const part = longestPart(lexicon, bare)
  const sibling = siblingOf(lexicon, bare)
  // a 'housekeeping team leader' is not any team leader, but a leader of housekeepers
  if (part?.isEnd && !(sibling && GROUPS.has(bare.at(-2) ?? ''))) return part
  if (sibling) return sibling
  if (part) return part
  const head = bare.at(-1) ?? terms.at(-1) ?? ''
  const links = lexicon.heads.get(head)
  if (!links) return { links: [], source: 'none' }
  return { links: scaled(links, isVagueHead(head) ? VAGUE_HEAD_WEIGHT : HEAD_WEIGHT), source: 'head' }
}

/** The last word of a title names the job, so among parts of the same length the last counts. */
function longestPart(
  { titles, aliases }: Lexicon,
  terms: readonly string[],
): (LinkedTitle & { isEnd: boolean }) | undefined {
  for (let length = terms.length - 1; length > 0; length--) {
    for (let start = terms.length - length; start >= 0; start--) {
      const part = terms.slice(start, start + length)
      if (length === 1 && isVagueHead(part[0] ?? '')) continue
      const links = titles.get(keyOf(part))
      const isEnd = start + length === terms.length
      const share = 0.5 + (0.5 * length) / terms.length
      const isClear = length > 1 || aliases.has(keyOf(part))
      const weight = isEnd ? (isClear ? END_WEIGHT : LAST_WORD_WEIGHT) : PART_WEIGHT * share
      if (links) return { links: scaled(links, weight), source: 'part', isEnd }
    }
  }
  return undefined
}

/** Last words of titles that name similar work: 'payroll executive' is near 'payroll officer'. */
const SIBLINGS = [
  'officer coordinator specialist clerk administrator advisor assistant representative agent consultant executive associate analyst worker',
  'technician mechanic fitter repairer engineer',
  'manager supervisor superintendent head leader director',
  'worker hand attendant laborer helper operator assistant',
  'teacher tutor instructor trainer lecturer',
].map((words) => words.split(' '))
/** None of them is meant by a lower one: a 'student worker' is not a student officer, who is a social worker. */
const HIGHER = new Set(
  'officer specialist administrator advisor consultant executive analyst engineer operator'.split(' '),
)
const LOWER = new Set(
  'clerk assistant worker technician mechanic fitter repairer hand attendant laborer helper'.split(' '),
)
/** The people of a leader: a 'housekeeping team leader' is near a housekeeping supervisor. */
const GROUPS = new Set(['team', 'shift', 'crew', 'section', 'gang'])
const SIBLING_WEIGHT = 0.75

function siblingOf({ titles }: Lexicon, terms: readonly string[]): LinkedTitle | undefined {
  const [group = '', head = ''] = terms.slice(-2)
  const before = terms.slice(0, head === 'leader' && GROUPS.has(group) ? -2 : -1)
  if (before.length === 0) return undefined
  for (const group of SIBLINGS.filter((words) => words.includes(head))) {
    for (const other of group) {
      if (LOWER.has(head) && HIGHER.has(other)) continue
      const links = titles.get(keyOf([...before, other]))
      if (links) return { links: scaled(links, SIBLING_WEIGHT), source: 'part', isSibling: true }
    }
  }
  return undefined
}

function scaled(links: Links, by: number): Links {
  return links.map(([occupation, weight]) => [occupation, weight * by])
}

/**
 * The titles in one line: 'Baker / Pastry Cook', 'Manager, Accounts', 'Lawyer (Commercial)'. An 'assistant to the
 * managing director' or a 'secretary to the director' is no director.
 */
export function titlesIn(told: string): string[][] {
  const line = told
    .replace(/\bassistant to .*$/i, 'personal assistant')
    .replace(/(?<=\b(?:paralegal|secretary|clerk|aide|advis[eo]r|driver)) to .*$/i, '')
  const parts = line.split(/\s*(?:[/|;•·]|\s[-–—]\s|,)\s*/).map(termsOf)
  const whole = termsOf(line.replace(/^([^,]+), ([^,]+)$/, '$2 $1'))
  const [, title = '', field = ''] = /^([^()]+)\(([^()]+)\)\s*$/.exec(line) ?? []
  const inField = title === '' ? [] : [termsOf(`${field} ${title}`), termsOf(title)]
  return [whole, ...inField, ...(parts.length > 1 ? parts : [])].filter(
    (terms) => terms.length > 0 && terms.length <= 8,
  )
}

/** Returns the nearness of each occupation to the meaning of a title, 0 to 1. */
export type Reach = readonly number[]

export function reachOf(lexicon: Lexicon, links: Links): Reach {
  return lexicon.occupations.map((_, occupation) =>
    links.reduce((best, [job, weight]) => Math.max(best, weight * nearness(lexicon, job, occupation)), 0),
  )
}

/**
 * Returns the nearness of two occupations: 1 for the same, 0.8 for variants, 0.78 when near by the operator's rows,
 * 0.48 to 0.24 when related by O*NET, otherwise 0.
 */
export function nearness({ occupations }: Lexicon, a: number, b: number): number {
  if (a === b) return 1
  const [one, other] = [occupations[a], occupations[b]]
  if (!one || !other) return 0
  const isVariant = one.code.slice(0, 6) === other.code.slice(0, 6)
  const related = Math.max(one.related.get(b) ?? 0, other.related.get(a) ?? 0)
  // O*NET relates all managers; an employer that needs a human resources manager cannot use a finance manager
  const areManagers = one.code.startsWith(MANAGERS) && other.code.startsWith(MANAGERS)
  const byWork = related < NEAR ? related * (areManagers ? ALIKE / 2 : ALIKE) : related
  return Math.max(isVariant ? 0.8 : 0, byWork)
}
const MANAGERS = '11'
/**
 * O*NET relates occupations with similar work. Few employers accept a plumber as an electrician, and none a lorry
 * driver as a deckhand.
 */
const ALIKE = 0.8
