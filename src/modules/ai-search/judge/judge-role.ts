import { stemOf } from '../../occupations/duties.ts'
import { NEAR } from '../../occupations/lexicon.ts'
import type { Reach } from '../../occupations/link-title.ts'
import { containsPhrase } from '../../occupations/normalise.ts'
import { isRank, isVagueHead } from '../../occupations/title-words.ts'
import type { Role } from '../understand/intent.ts'
import type { Candidate } from './candidate.ts'

export type RoleEvidence = {
  /** 0 to 1: how near the titles are to the job, by meaning and by words. */
  closeness: number
  /** A title contains the job's own name or another name of it. */
  isNamed: boolean
  /** The same occupation code under another name. */
  isSame: boolean
  /** The title has a word of the trade: 'interior designer' for 'interior decorator', not 'server' for 'sommelier'. */
  isAkin: boolean
  /** It has most words of the trade: 'recruiter' for 'recruitment officer'. */
  isTrade: boolean
  /** A wider title, which covers more people: 'teacher' for 'primary school teacher'. */
  isWider: boolean
  /** The title that is nearest to the job; `isFirst`: it is the heading of the CV. */
  title: string | undefined
  isFirst: boolean
  /** It is the first job below the heading. */
  isLatest: boolean
  /** No title is the job, a wider title or another name of it: the CV is at best near it. */
  isOther: boolean
  /** 0 to 1: how near the nearest title is by its occupation alone. */
  meaning: number
  /** 0 to 1: how near the heading is by its occupation alone, and all titles are on average. */
  headingMeaning: number
  usualMeaning: number
  /** 0 to 1: the share of the job's words, by their rarity, in the heading or the title of the latest job. */
  currentWords: number
}

/** Rates how well the titles fit a job. The weights were tuned in the research for this module. */
export function judgeRole(candidate: Candidate, role: Role, reach: Reach): RoleEvidence {
  const meanings = candidate.titles.map(({ parts }) =>
    parts.map(({ linked }) => meaningOf(linked.links, reach)),
  )
  let best: RoleEvidence = {
    closeness: 0,
    isNamed: false,
    isSame: false,
    isAkin: false,
    isTrade: false,
    isWider: false,
    title: undefined,
    isFirst: false,
    isLatest: false,
    isOther: false,
    meaning: 0,
    ...evidenceOfAll(candidate, meanings, role),
  }
  let isHeld = false
  for (const [index, { told, weight, isCurrent, parts }] of candidate.titles.entries()) {
    for (const [place, { terms, stems, linked }] of parts.entries()) {
      const meaning = meanings[index]?.[place] ?? 0
      const isListed = linked.source === 'title' && role.links.length > 0
      const words = likeness({ terms, stems }, role, {
        isListed,
        isUnrelated:
          role.links.length > 0 && meaning < UNRELATED && linked.links.some(([, of]) => of >= CLEAR),
        meaning,
      })
      const isSame = meaning > NEAR
      // a 'security supervisor' has all words of 'security', but is listed as another job
      isHeld ||= isSame || (words >= WIDER && !(isListed && words === ALL_WORDS))
      const closeness = weight * Math.max(0.65 * meaning + 0.35 * words, 0.95 * words)
      if (closeness <= best.closeness) continue
      const shared = (some: typeof parts) => Math.max(0, ...some.map((part) => sharedTrade(part.stems, role)))
      best = {
        ...best,
        closeness,
        isNamed: words === 1,
        isSame,
        isAkin: shared(parts) > 0,
        // the name of a person means no job, although it may contain the word of one
        isTrade: shared(parts.filter((part) => part.linked.links.length > 0)) > MOST_OF_TRADE,
        isWider: words === WIDER,
        title: told,
        isFirst: index === 0,
        isLatest: isCurrent && index > 0,
        meaning,
      }
    }
  }
  return { ...best, isOther: !isHeld }
}

/** `meanings`: how near each part of each title is by its occupation. */
function evidenceOfAll({ titles, vocabulary }: Candidate, meanings: readonly number[][], role: Role) {
  const nearest = meanings.map((own) => Math.max(0, ...own))
  const current = titles.filter(({ isCurrent }) => isCurrent).flatMap(({ parts }) => parts)
  return {
    headingMeaning: nearest[0] ?? 0,
    usualMeaning: nearest.reduce((sum, meaning) => sum + meaning, 0) / Math.max(1, titles.length),
    currentWords: Math.max(0, ...current.map(({ stems }) => sharedWords(stems, role, vocabulary))),
  }
}

/** Cached, because one search judges a thousand CVs. */
const weighed = new WeakMap<Role, [stem: string, weight: number][][]>()

function sharedWords(
  stems: ReadonlySet<string>,
  role: Role,
  vocabulary: ReadonlyMap<string, number>,
): number {
  const own =
    weighed.get(role) ??
    role.forms.map((form) => {
      const weights = form.map((term) => [stemOf(term), rarityOf(vocabulary.get(term) ?? 0)] as const)
      const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
      return weights.map(([stem, weight]): [string, number] => [stem, weight / (total || 1)])
    })
  weighed.set(role, own)
  return Math.max(
    0,
    ...own.map((form) => form.reduce((sum, [stem, weight]) => sum + (stems.has(stem) ? weight : 0), 0)),
  )
}

const rarityOf = (count: number): number => Math.log(ALL_TITLES / (1 + count))
/** Near the number of titles and skills in the lexicon, and more than contain any word. */
const ALL_TITLES = 60_000

const WIDER = 0.8
/** The likeness of a title that has all words of the job, but in another order or with others between them. */
const ALL_WORDS = 0.95
/** The likeness of a title that has all words of the trade, but names another job in it. */
const TRADE_WORDS = 0.6
/** The share of the trade's words from which a title is of that trade. */
const MOST_OF_TRADE = 0.5
/** A listed title below this share of the job's meaning has another name: 'quantity surveyor' is not a surveyor. */
const OTHER_MEANING = 0.45
/** Below this share, a title whose own meaning is at least CLEAR has nothing to do with the job. */
const UNRELATED = 0.1
const CLEAR = 0.4
const UNRELATED_WORDS = 0.25

type Words = { terms: readonly string[]; stems: ReadonlySet<string> }
type Meaning = { isListed: boolean; isUnrelated: boolean; meaning: number }

/**
 * The share of the job's name that a title contains: 1 for all of it. A part counts only with the last word, which
 * names the job.
 */
function likeness({ terms, stems }: Words, role: Role, title: Meaning): number {
  const { forms } = role
  if (forms.some((form, index) => isNamedBy(terms, form, { ...title, isAsked: index === 0 }))) return 1
  let best = 0
  for (const form of forms) {
    const head = form.at(-1)
    if (head === undefined || !terms.includes(head)) continue
    const common = form.filter((term) => terms.includes(term))
    const shared = common.length / form.length
    // all words, but in another order or with others between them; or a wider title: 'teacher' for 'primary school
    // teacher'
    const isWider = terms.every((term) => form.includes(term)) && !isVagueHead(head)
    best = Math.max(best, shared === 1 ? ALL_WORDS : isWider ? WIDER : 0.75 * shared)
  }
  best = Math.max(best, TRADE_WORDS * sharedTrade(stems, role))
  // 'IT compliance auditor' has all words of 'IT auditor'
  if (title.isUnrelated && best < ALL_WORDS) return Math.min(best, UNRELATED_WORDS)
  return best
}

const isTrade = (term: string) => !isVagueHead(term) && !isRank(term)

/** The words of a title that name the trade: those before the last one, or that one in 'bookkeeper'. */
export function tradeWords(form: readonly string[]): string[] {
  const before = form.slice(0, -1).filter(isTrade)
  return before.length > 0 ? before : form.filter(isTrade).slice(-1)
}

/** Cached, because one search judges a thousand CVs. */
const trades = new WeakMap<Role, string[][]>()

/** The greatest share of the trade's words, in any form, that a title has: 'recruiter' has all of 'recruitment officer'. */
function sharedTrade(stems: ReadonlySet<string>, role: Role): number {
  const own = trades.get(role) ?? role.forms.map((form) => tradeWords(form).map(stemOf))
  trades.set(role, own)
  return Math.max(
    ...own.map((form) => form.filter((stem) => stems.has(stem)).length / Math.max(1, form.length)),
  )
}

/**
 * The last word of a title names the job: a 'nurse aide' is not a nurse, a 'security manager' is not a security guard,
 * and neither is a 'senior information security officer'.
 */
function isNamedBy(
  terms: readonly string[],
  form: readonly string[],
  { isListed, isUnrelated, meaning, isAsked }: Meaning & { isAsked: boolean },
): boolean {
  if (!containsPhrase(terms, form)) return false
  if (terms.length === form.length) return true
  const isEnd = containsPhrase(terms.slice(-form.length), form)
  // a near job must contain the requested words themselves, not another name of them: 'diesel fitter' for 'fitter'
  if (isEnd && !isListed) return !isUnrelated
  return isEnd && (meaning > NEAR || (isAsked && meaning >= OTHER_MEANING))
}

function meaningOf(links: Role['links'], reach: Reach): number {
  return links.reduce((best, [occupation, weight]) => Math.max(best, weight * (reach[occupation] ?? 0)), 0)
}
