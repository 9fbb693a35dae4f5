import { stemOf } from '../../occupations/duties.ts'
import { type Lexicon, NEAR } from '../../occupations/lexicon.ts'
import type { Reach } from '../../occupations/link-title.ts'
import { containsPhrase } from '../../occupations/normalise.ts'
import { isVagueHead, tradeWords } from '../../occupations/title-words.ts'
import type { Role } from '../understand/intent.ts'
import { type Candidate, haveAny, keptOr } from './candidate.ts'

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
  /**
   * The title that shows it: the first with the requested name, otherwise with another name, otherwise the nearest.
   * `place`: 0 for the heading, 1 for the latest job.
   */
  held: string | undefined
  place: number
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
export function judgeRole(
  { titles, lexicon: { vocabulary } }: Candidate,
  role: Role,
  reach: Reach,
): RoleEvidence {
  const kept = judgedTitles.get(role) ?? new Map<Part, JudgedTitle>()
  judgedTitles.set(role, kept)
  const judge = (part: Part) => judgeTitle(part, role, reach, vocabulary)
  const judged = titles.map(({ parts }) => parts.map((part) => keptOr(kept, part, judge)))
  const ratings = titles.flatMap(({ weight }, index) =>
    (judged[index] ?? []).map(({ meaning, words }) => {
      const closeness = weight * Math.max(0.65 * meaning + 0.35 * words, 0.95 * words)
      return { index, meaning, words, closeness }
    }),
  )
  const none = { index: -1, meaning: 0, words: 0, closeness: 0 }
  const { index, meaning, words, closeness } = ratings.reduce(
    (best, other) => (other.closeness > best.closeness ? other : best),
    none,
  )
  const [title, own = []] = [titles[index], judged[index]]
  const named = titles.filter((_, place) => judged[place]?.some((part) => part.words === 1))
  const asked = named.find(({ parts }) => haveAny(parts, role.forms.slice(0, 1)))
  const held = asked ?? named[0] ?? title
  return {
    closeness,
    isNamed: words === 1,
    isSame: meaning > NEAR,
    isAkin: own.some(({ trade }) => trade > 0),
    // the name of a person means no job, although it may contain the word of one
    isTrade: own.some(({ trade, isJob }) => isJob && trade > MOST_OF_TRADE),
    isWider: words === WIDER,
    title: title?.told,
    held: held?.told,
    place: held ? titles.indexOf(held) : -1,
    isFirst: index === 0,
    isLatest: index > 0 && title?.isCurrent === true,
    isOther: !judged.flat().some(isHeld),
    meaning,
    ...evidenceOfAll(titles, judged),
  }
}

/** A 'security supervisor' has all words of 'security', but is listed as another job. */
const isHeld = ({ meaning, words, isListed }: JudgedTitle): boolean =>
  meaning > NEAR || (words >= WIDER && !(isListed && words === ALL_WORDS))

type Part = Candidate['titles'][number]['parts'][number]

/**
 * 0 to 1, the share that the title has of the job's name (`words`), of the words of its trade (`trade`), and of its words
 * weighted by their rarity (`rareWords`). `isJob`: the title means a known job.
 */
type JudgedTitle = {
  meaning: number
  words: number
  trade: number
  rareWords: number
  isListed: boolean
  isJob: boolean
}

/** Cached, because a search judges a thousand CVs, and many have the same titles. */
const judgedTitles = new WeakMap<Role, Map<Part, JudgedTitle>>()

function judgeTitle(part: Part, role: Role, reach: Reach, vocabulary: Lexicon['vocabulary']): JudgedTitle {
  const { stems, linked } = part
  const meaning = linked.links.reduce((best, [job, weight]) => Math.max(best, weight * (reach[job] ?? 0)), 0)
  const isListed = linked.source === 'title' && role.links.length > 0
  const isClear = role.links.length > 0 && linked.links.some(([, weight]) => weight >= CLEAR)
  const trade = sharedTrade(stems, role)
  const title = { isListed, isUnrelated: isClear && meaning < UNRELATED, meaning }
  const words = likeness(part, role, trade, title)
  const rareWords = sharedWords(stems, role, vocabulary)
  return { meaning, words, trade, rareWords, isListed, isJob: linked.links.length > 0 }
}

function evidenceOfAll(titles: Candidate['titles'], judged: readonly (readonly JudgedTitle[])[]) {
  const nearest = judged.map((own) => Math.max(0, ...own.map(({ meaning }) => meaning)))
  const current = judged.filter((_, index) => titles[index]?.isCurrent).flat()
  return {
    headingMeaning: nearest[0] ?? 0,
    usualMeaning: nearest.reduce((sum, meaning) => sum + meaning, 0) / Math.max(1, titles.length),
    currentWords: Math.max(0, ...current.map(({ rareWords }) => rareWords)),
  }
}

/** The share of the job's words that a title has, weighted by their rarity: that of the form with the greatest share. */
function sharedWords(stems: ReadonlySet<string>, { forms }: Role, vocabulary: Lexicon['vocabulary']): number {
  const shares = forms.map((form) => {
    const rarities = form.map((term) => rarityOf(vocabulary.get(term) ?? 0))
    const total = rarities.reduce((sum, rarity) => sum + rarity, 0)
    const shared = rarities.filter((_, index) => stems.has(stemOf(form[index] ?? '')))
    return shared.reduce((sum, rarity) => sum + rarity, 0) / (total || 1)
  })
  return Math.max(0, ...shares)
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

type Meaning = { isListed: boolean; isUnrelated: boolean; meaning: number }

/**
 * The share of the job's name that a title contains: 1 for all of it. A part counts only with the last word, which
 * names the job.
 */
function likeness({ terms }: Part, { forms }: Role, trade: number, title: Meaning): number {
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
  best = Math.max(best, TRADE_WORDS * trade)
  // 'IT compliance auditor' has all words of 'IT auditor'
  if (title.isUnrelated && best < ALL_WORDS) return Math.min(best, UNRELATED_WORDS)
  return best
}

/** The greatest share of the trade's words, in any form, that a title has: 'recruiter' has all of 'recruitment officer'. */
function sharedTrade(stems: ReadonlySet<string>, { forms }: Role): number {
  const shares = forms.map((form) => {
    const trade = tradeWords(form).map(stemOf)
    return trade.filter((stem) => stems.has(stem)).length / Math.max(1, trade.length)
  })
  return Math.max(...shares)
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
