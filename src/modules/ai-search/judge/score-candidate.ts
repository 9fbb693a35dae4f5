import type { Reach } from '../../occupations/link-title.ts'
import { containsPhrase } from '../../occupations/normalise.ts'
import type { Intent, Role } from '../understand/intent.ts'
import { type Candidate, type Place, placeOf } from './candidate.ts'
import { type Evidence, FAR_SHORT, gatherEvidence, judgeQualifiers } from './gather-evidence.ts'
import { hasLowerRank, isOwnName, saysAsTyped } from './judge-heading.ts'
import { judgeHeading, judgeRole, type RoleEvidence } from './judge-role.ts'
import { likelihoodOf, missedShare } from './likelihood.ts'
import { LEAST_SCORE, saysJob, saysTrade, toldBase } from './told-work.ts'

/** The weights of the parts in the order of people with the same score. */
const WEIGHTS = { role: 0.55, skills: 0.25, words: 0.2 }
/** The weight of a word of the search by its place on the CV. */
const WORD_SHARES: Record<Place, number> = { heading: 1, skills: 0.8, titles: 0.6, summary: 0.6, file: 0.3 }

export type Judged = {
  candidate: Candidate
  /** 0 to 100. */
  score: number
  /** Sorts people with the same score. */
  rank: number
  /** The requested job that is nearest to the CV. */
  role: (RoleEvidence & { asked: string }) | undefined
  evidence: Evidence[]
  /** Only a similar occupation speaks for the person: no word of the trade, no skill and no described duty. */
  isFar: boolean
  /** Words of the query that were not understood. */
  unread: readonly string[]
}

/** The first score of a candidate by the nearness of the role: nearness, score. */
const BASE: readonly (readonly [number, number])[] = [
  ...([
    [0, 15],
    [0.35, 48],
    [0.55, 66],
    [0.7, 80],
    [0.85, 90],
  ] as const),
  [1, 98],
]
/** The score without a requested job: words and places alone never make an excellent match. */
const WITHOUT_ROLE = 74
/** From this score on, a match is shown as excellent; from 60 on as good. */
export const EXCELLENT = 80
/** The maximum for a candidate who misses a requirement. */
const BELOW_EXCELLENT = 76
const SAME_JOB_OTHER_NAME = 79
const SAME_TRADE = 74
/** The heading names the requested job, but several requirements are missing. */
const REQUIREMENTS_MISSED = 69
const WIDER_JOB = 68
/** The maximum for a related job, before it is eased to a partial match: from OTHER_JOBS on, scores are squeezed. */
const OTHER_JOB = 72
const OTHER_JOBS = 54
const LATEST_JOB = 66
const FORMER_JOB = 54
/** Nearer occupations are variants of the job, or near it by the operator's rows. */
const NEAR_MEANING = 0.65
const PARTIAL = 59
export const GOOD = PARTIAL + 1
const SKILLS_MISSED = 16
const WORDS_MISSED = 8
/** For each part of the query that was not understood, up to two. */
const UNREAD = 6
const CONSTRAINT_MISSED = 12
/** Experience in the named kind of workplace ranks slightly higher. A candidate without it is not called unfit. */
const SETTING_MISSED = 3

/**
 * Judges one CV by the requirements only: not by other CVs, name, photo, sex, age, religion or origin. `reaches`: one
 * per requested job.
 */
export function scoreCandidate(
  candidate: Candidate,
  intent: Intent,
  reaches: readonly Reach[],
): Judged | undefined {
  if (isExcluded(candidate, intent)) return undefined
  const roles = intent.roles.map((role, index) => ({
    asked: role,
    ...judgeRole(candidate, role, reaches[index] ?? []),
  }))
  const role = roles.reduce<(typeof roles)[number] | undefined>(
    (best, other) => (!best || other.closeness > best.closeness ? other : best),
    undefined,
  )
  const evidence = [
    ...gatherEvidence(candidate, intent),
    ...(role && !role.isNamed ? judgeQualifiers(candidate, role.asked) : []),
  ]
  const skills = evidence.filter(({ kind }) => kind === 'skill' || kind === 'word')
  const constraints = evidence.filter(({ kind }) => kind !== 'skill' && kind !== 'word')
  const found = average(skills.map(({ closeness }) => closeness))
  const product = constraints.reduce((sum, { closeness }) => sum * closeness, 1)
  const words = wordShare(candidate, intent)
  const parts = [
    ...(role ? [{ weight: WEIGHTS.role, value: role.closeness }] : []),
    ...(skills.length > 0 ? [{ weight: WEIGHTS.skills, value: found }] : []),
    { weight: WEIGHTS.words, value: words },
  ]
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  const rank =
    (parts.reduce((sum, { weight, value }) => sum + weight * value, 0) / Math.max(total, 0.01)) * product
  const base = role ? Math.max(baseOf(role, skills), toldBase(candidate, role.asked)) : WITHOUT_ROLE
  const bent = constraints.filter(({ state }) => state !== 'matched').length * CONSTRAINT_MISSED
  const raw =
    base -
    SETTING_MISSED * missedSettings(intent, evidence) -
    SKILLS_MISSED * missedShare(evidence, 'skill') -
    WORDS_MISSED * missedShare(evidence, 'word') -
    UNREAD * Math.min(2, intent.unread.length) -
    bent
  const isMissedWhole = !role && skills.length > 0 && found === 0
  const cap = isMissedWhole ? 0 : capOf(role, evidence, candidate, intent)
  // the requested job with little else on the CV is a weak match, but must not disappear
  const least = role?.isFirst && (role.isNamed || role.isSame) ? LEAST_SCORE : 1
  const ruled = Math.max(least, eased(Math.min(raw, cap), role))
  const isOpen = ruled >= LEAST_SCORE && ruled < EXCELLENT
  const heading = isOpen &&
    role && {
      ...role,
      ...judgeHeading(candidate, role.asked, reaches[intent.roles.indexOf(role.asked)] ?? []),
    }
  const likelihood = isOpen ? likelihoodOf(heading || undefined, evidence, words, intent.unread.length) : 0
  const most = cap <= PARTIAL ? PARTIAL : SAME_JOB_OTHER_NAME
  return {
    candidate,
    // between the line and excellent, the score is the likelihood that the person fits
    score: Math.round(isOpen ? Math.min(most, LEAST_SCORE + RANGE * likelihood) : ruled),
    rank,
    role: role && { ...role, asked: role.asked.label ?? role.asked.phrase },
    evidence,
    isFar: role !== undefined && isFar(role, evidence, candidate),
    unread: intent.unread,
  }
}

const RANGE = EXCELLENT - LEAST_SCORE

/** Another job is a partial match at most, and the nearer one has the higher score. */
function eased(score: number, role: JudgedRole | undefined): number {
  if (!role?.isOther || score <= OTHER_JOBS) return score
  return OTHER_JOBS + ((score - OTHER_JOBS) * (PARTIAL - OTHER_JOBS)) / (OTHER_JOB - OTHER_JOBS)
}

/** The nearness to an unlisted job is unknown. A person with a requested skill that is listed may be meant. */
function baseOf({ asked, closeness }: JudgedRole, skills: readonly Evidence[]): number {
  const isKnown = asked.source === 'title' || asked.source === 'part'
  const hasSkill = skills.some(({ kind, state }) => kind === 'skill' && state === 'matched')
  return Math.max(interpolated(closeness), !isKnown && hasSkill ? PARTIAL : 0)
}

function missedSettings({ skills }: Intent, evidence: readonly Evidence[]): number {
  return skills.filter(({ name, isSetting }) => isSetting && !evidence.some(({ asked }) => asked === name))
    .length
}

type JudgedRole = RoleEvidence & { asked: Role }

/** A score is excellent only when the CV has the requested job and every requirement, and all of the query was understood. */
function capOf(
  role: JudgedRole | undefined,
  evidence: readonly Evidence[],
  candidate: Candidate,
  { unread, chips }: Intent,
): number {
  const missed = evidence.filter(({ state }) => state !== 'matched')
  const caps = [100]
  if (missed.length > 0 || unread.length > 0) caps.push(BELOW_EXCELLENT)
  const isHeading = role?.isNamed && role.isFirst
  if (missed.filter(({ state }) => state === 'missing').length > 1)
    caps.push(isHeading ? REQUIREMENTS_MISSED : PARTIAL)
  if (missed.some(({ kind, closeness }) => kind === 'years' && closeness <= FAR_SHORT)) caps.push(PARTIAL)
  if (!role) return Math.min(...caps)
  const isTold = toldBase(candidate, role.asked) > 0
  const isUnqualified = missed.some(({ asked }) => asked === role.asked.qualifiers.join(' '))
  if (!role.isNamed) caps.push(unnamedCap(role, evidence, candidate))
  const isInferred =
    role.asked.isTold || chips.some(({ kind, state }) => kind === 'role' && state === 'corrected')
  if (role.asked.isUnclear || (isInferred && !isOwnName(role.asked, candidate)))
    caps.push(SAME_JOB_OTHER_NAME)
  if (!saysAsTyped(role.asked, candidate) || !teachesSubject(role.asked, evidence))
    caps.push(SAME_JOB_OTHER_NAME)
  if (isUnqualified) caps.push(PARTIAL)
  if (!role.isFirst) caps.push(role.isLatest ? LATEST_JOB : FORMER_JOB)
  if (role.isOther && role.meaning < NEAR_MEANING)
    caps.push(isTold || role.isAkin ? PARTIAL : LEAST_SCORE - 1)
  if (role.asked.source === 'head' || role.asked.source === 'none')
    caps.push(role.isNamed ? BELOW_EXCELLENT : PARTIAL)
  if (hasLowerRank(role.asked, candidate)) caps.push(BELOW_EXCELLENT)
  return Math.min(...caps)
}

/** A subject that only the file of a teacher mentions may be taught by others. */
function teachesSubject({ forms: [asked = []] }: Role, evidence: readonly Evidence[]): boolean {
  return (
    asked.at(-1) !== 'teacher' ||
    evidence.every(({ kind, state, closeness }) => kind !== 'word' || state !== 'matched' || closeness === 1)
  )
}

/** Unless one person is not far from the job, nobody is shown. */
function isFar(role: JudgedRole, evidence: readonly Evidence[], candidate: Candidate): boolean {
  const { qualifiers, source } = role.asked
  if (evidence.some(({ state, asked }) => state === 'missing' && asked === qualifiers.join(' '))) return true
  const isRecent = role.isFirst || role.isLatest
  const isOfTrade = role.isTrade && isRecent
  const isTold = (source === 'duties' || role.asked.isTold) && role.isSame && isRecent
  const isLike = role.isNamed || isOfTrade || isTold
  // a person of another job with tax among the skills is no 'tax barrister for the supreme court'
  const isSkilled =
    hasSkill(evidence) &&
    (!role.isOther || evidence.every(({ kind, state }) => kind !== 'word' || state === 'matched'))
  return !isLike && !isSkilled && !saysJob(candidate, role)
}

function hasSkill(evidence: readonly Evidence[]): boolean {
  return evidence.some(({ kind, state }) => kind === 'skill' && state === 'matched')
}

/** The highest score of a person whose titles do not name the job, depending on the other evidence. */
function unnamedCap(role: JudgedRole, evidence: readonly Evidence[], candidate: Candidate): number {
  if (role.isSame && (role.isAkin || hasSkill(evidence))) return BELOW_EXCELLENT
  if (role.isSame && saysTrade(candidate, role.asked)) return SAME_TRADE
  if (role.isSame) return PARTIAL
  return role.isWider ? WIDER_JOB : role.isAkin || role.isOther ? OTHER_JOB : PARTIAL
}

function isExcluded({ row, titles }: Candidate, { excluded, notPlaces }: Intent): boolean {
  const { locationId } = row
  if (locationId !== null && notPlaces.some(({ ids }) => ids.includes(locationId))) return true
  return excluded.some(
    ({ label, forms }) =>
      (label === 'student or intern' && row.isLearner) ||
      titles[0]?.parts.some(({ terms }) => forms.some((form) => containsPhrase(terms, form))),
  )
}

/** The share of the requested words that are on the CV, weighted by their places. */
function wordShare(candidate: Candidate, { roles, skills }: Intent): number {
  const words = new Set([
    ...[...roles, ...skills].flatMap(({ forms }) => forms[0] ?? []),
    ...roles.flatMap(({ told = [] }) => told),
  ])
  return average(
    [...words].map((word) => {
      const place = placeOf(candidate, word)
      return place ? WORD_SHARES[place] : 0
    }),
  )
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function interpolated(closeness: number): number {
  for (let index = 1; index < BASE.length; index++) {
    const [low, high] = [BASE[index - 1] ?? [0, 0], BASE[index] ?? [1, 100]]
    if (closeness <= high[0]) return low[1] + ((closeness - low[0]) / (high[0] - low[0])) * (high[1] - low[1])
  }
  return 98
}
