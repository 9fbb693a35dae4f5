import { isEnglish } from '../../../platform/english-words.ts'
import { uniqueTexts } from '../../../shared/text.ts'
import type { Reach } from '../../occupations/link-title.ts'
import { type Intent, isBare, type Role, saidQualifiers } from '../understand/intent.ts'
import { type Candidate, haveAny, type Place, placeOf } from './candidate.ts'
import {
  type Evidence,
  FAR_SHORT,
  gatherEvidence,
  judgeOtherName,
  judgeQualifiers,
} from './gather-evidence.ts'
import {
  describesWork,
  hasLowerRank,
  isOfNoOtherField,
  isOwnName,
  saysAsTyped,
  saysJob,
} from './judge-heading.ts'
import { judgeRole, type RoleEvidence } from './judge-role.ts'
import { type Facts, factsOf, likelihoodOf } from './likelihood.ts'

/** A lower score is not shown: in the benchmark, fewer than one in five of those below was right. */
export const LEAST_SCORE = 40
/** A search whose best person has a lower score shows nobody, and nobody with a lower one is shown for a posted job. */
export const LEAST_BEST = 50
/** From this score on, a match is shown as good, and as excellent. */
export const GOOD = 60
export const EXCELLENT = 80

export type Judged = {
  candidate: Candidate
  /** 0 to 100. */
  score: number
  /** Sorts people with the same score. */
  rank: number
  /** The requested job that is nearest to the CV. */
  role: JudgedRole | undefined
  /** The names of all requested jobs. */
  roleNames: string
  evidence: Evidence[]
  facts: Facts
  /** Only a similar occupation speaks for the person: no word of the trade and no described duty. */
  isFar: boolean
  /** Words of the query that were not understood. */
  unread: readonly string[]
  /** Why it is not certain that the person has done the requested job; undefined if it is, or if the job is another. */
  doubt: string | undefined
}
type JudgedRole = RoleEvidence & { asked: Role }

/**
 * Judges one CV by the requirements only: not by other CVs, name, photo, sex, age, religion or origin. `reaches`: one
 * per requested job. Within its band, the score is the likelihood that the person fits.
 */
export function scoreCandidate(
  candidate: Candidate,
  intent: Intent,
  reaches: readonly Reach[],
): Judged | undefined {
  if (isExcluded(candidate, intent)) return undefined
  const role = nearestRole(candidate, intent, reaches)
  const evidence = [
    ...gatherEvidence(candidate, intent),
    ...(role && !role.isNamed ? judgeQualifiers(candidate, role.asked) : []),
  ]
  const required = evidence.filter(({ isOptional }) => !isOptional)
  const { unread } = intent
  const doubt = doubtOf(candidate, role, required, intent)
  const isSure = role?.isOther === false && doubt === undefined
  const facts = factsOf(role, required, wordShare(candidate, intent), unread.length)
  const likelihood = likelihoodOf(facts)
  const [least, most] = BANDS[bandOf(candidate, role, required, intent, doubt)]
  return {
    candidate,
    score: Math.round(Math.min(most, least + WIDTH * likelihood)),
    rank: likelihood,
    role,
    roleNames: uniqueTexts(intent.roles.map((asked) => nameOf(asked, isSure, candidate))).join(' or '),
    evidence: [...evidence, ...(role ? judgeOtherName(candidate, role, doubt) : [])],
    facts,
    isFar: role !== undefined && isFar(role, required, candidate),
    unread,
    doubt,
  }
}

/** A house cleaner has not worked as an 'office cleaner', but as a cleaner: the name that no title has. */
function nameOf({ typed, label = typed }: Role, isSure: boolean, { titles }: Candidate): string {
  const isHeld = titles.some(({ told }) => told.toLowerCase().includes(label.toLowerCase()))
  return isHeld && !isSure ? typed : label
}

/** The scores of people who are hidden, partial matches, matches with something open, and excellent ones. */
const BANDS = {
  hidden: [0, LEAST_SCORE - 1],
  partial: [LEAST_SCORE, GOOD - 1],
  open: [LEAST_SCORE, EXCELLENT - 1],
  excellent: [90, 99],
} as const
const WIDTH = EXCELLENT - LEAST_SCORE

function nearestRole(candidate: Candidate, { roles }: Intent, reaches: readonly Reach[]) {
  const judged = roles.map((asked, index) => ({
    asked,
    ...judgeRole(candidate, asked, reaches[index] ?? []),
  }))
  return judged.toSorted((a, b) => b.closeness - a.closeness)[0]
}

function bandOf(
  candidate: Candidate,
  role: JudgedRole | undefined,
  evidence: readonly Evidence[],
  intent: Intent,
  doubt: string | undefined,
): keyof typeof BANDS {
  const missed = evidence.filter(({ state }) => state !== 'matched')
  if (role ? isAnother(candidate, role) : missesAll(evidence)) return 'hidden'
  if (role && (role.isOther || isBare(role.asked))) return 'partial'
  if (missed.some(({ kind, closeness }) => kind === 'years' && closeness <= FAR_SHORT)) return 'partial'
  if (role && lacksQualifiers(role, evidence)) return 'partial'
  const isAll = missed.length === 0 && intent.unread.length === 0 && doubt === undefined
  // 'held' is another title if only an earlier job has the requested name
  return isAll && role?.isNamed && role.isFirst && role.held === role.title ? 'excellent' : 'open'
}

/** Nothing but a place or a limit speaks for the person. */
function missesAll(evidence: readonly Evidence[]): boolean {
  const skills = evidence.filter(({ kind }) => kind === 'skill' || kind === 'word')
  return skills.length > 0 && skills.every(({ closeness }) => closeness === 0)
}

/** The person has a job that is not even near, without a word of the trade and without its work on the CV. */
function isAnother(candidate: Candidate, role: JudgedRole): boolean {
  const isNear = !role.isOther || role.meaning >= NEAR_MEANING
  return !isNear && !role.isAkin && !describesWork(candidate, role.asked)
}
/** Occupations nearer than this are variants of the job, or joined to it by the operator's `near` rows. */
const NEAR_MEANING = 0.65

/** Unless the title is the requested job, as it was typed and of no lower rank, says what may be otherwise. */
function doubtOf(
  candidate: Candidate,
  role: JudgedRole | undefined,
  evidence: readonly Evidence[],
  intent: Intent,
): string | undefined {
  if (!role) return 'the search names no job'
  const { asked, title, isOther } = role
  // said already
  if (isOther || lacksQualifiers(role, evidence)) return undefined
  if (isBare(asked)) return `“${asked.typed}” names no trade`
  if (asked.source === 'head') return `we do not know the job “${asked.typed}”`
  if (asked.isUnclear) return 'you may mean another job'
  // the title of an earlier job is given
  if (role.held !== title || (role.isNamed && !role.isFirst)) return undefined
  const [heading] = candidate.titles
  const isLower = heading !== undefined && hasLowerRank(asked, heading, intent.level)
  const doubt = doubtOfTitle(candidate, role, isLower)
  if (doubt === undefined || candidate.text === undefined) return doubt
  const forms = intent.roles.flatMap((one) => (isLower ? one.forms : one.forms.slice(0, 1)))
  const other = candidate.titles.find(
    (one) => one.told !== title && haveAny(one.parts, forms) && !hasLowerRank(asked, one, intent.level),
  )
  return other ? `${doubt}, but “${other.told}” is listed too` : doubt
}

function doubtOfTitle(candidate: Candidate, role: JudgedRole, isLower: boolean): string | undefined {
  const { asked, title, isWider } = role
  const told = role.isFirst ? `“${title}”` : `“${title}” (another job)`
  const isNear = role.isNamed || role.isSame || isWider
  if (isNear && isLower) return `${told} may be at another level`
  const isOfField = isOfNoOtherField(asked, candidate)
  const isOwn = isOwnName(asked, candidate)
  const isMeant = saysAsTyped(asked, candidate) && (!asked.isTold || isOwn)
  if (role.isNamed && isOfField && isMeant) return undefined
  if (isWider) return `the title says only ${told}`
  if (role.isFirst && haveAny(candidate.titles[0]?.parts, asked.forms.slice(0, 1)))
    return `${told} may be narrower than “${asked.typed}”`
  if (isOwn && role.isFirst && asked.label) return `“${asked.typed}” was read as “${asked.label}”`
  return isNear ? `${told} may not mean the same as “${asked.typed}”` : `${told} may be another job`
}

function lacksQualifiers({ asked: role }: JudgedRole, evidence: readonly Evidence[]): boolean {
  const said = saidQualifiers(role)
  return evidence.some(({ state, asked }) => state !== 'matched' && asked === said)
}

/** Unless one person is not far from the job, nobody is shown. */
function isFar(role: JudgedRole, evidence: readonly Evidence[], candidate: Candidate): boolean {
  const { qualifiers, source, isTold } = role.asked
  // a 'fitter' without the unknown word of 'OTML fitter', probably a company, may still be one; a 'train driver' may not
  if (lacksQualifiers(role, evidence)) return qualifiers.some(isEnglish) || !(role.isWider || role.isSame)
  const isRecent = role.isFirst || role.isLatest
  const isMeant = (source === 'duties' || isTold) && role.isSame
  return !role.isNamed && !(isRecent && (role.isTrade || isMeant)) && !saysJob(candidate, role)
}

function isExcluded({ row, titles, skills }: Candidate, { excluded, notPlaces }: Intent): boolean {
  const { locationId } = row
  if (locationId !== null && notPlaces.some(({ ids }) => ids.includes(locationId))) return true
  const own = [...(titles[0]?.parts ?? []), ...skills]
  return excluded.some(
    ({ label, forms }) => (label === 'student or intern' && row.isLearner) || haveAny(own, forms),
  )
}

/** The weight of a word of the search by its place on the CV. */
const WORD_SHARES: Record<Place, number> = { heading: 1, skills: 0.8, titles: 0.6, summary: 0.6, file: 0.3 }

/** The share of the requested words that are on the CV, weighted by their places. */
function wordShare(candidate: Candidate, { roles, skills }: Intent): number {
  const words = new Set([
    ...[...roles, ...skills].flatMap(({ forms }) => forms[0] ?? []),
    ...roles.flatMap(({ told = [] }) => told),
  ])
  const shares = [...words].map((word) => {
    const place = placeOf(candidate, word)
    return place ? WORD_SHARES[place] : 0
  })
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}
