import type { Candidate } from './candidate.ts'
import type { Evidence } from './evidence.ts'
import { FAR_SHORT, gatherEvidence } from './gather-evidence.ts'
import type { Intent } from './intent.ts'
import { judgeRole, type RoleEvidence } from './judge-role.ts'
import type { Reach } from './link-title.ts'
import { containsPhrase } from './normalise.ts'

/** What a part is worth in the order of the list, and how the score is bounded. Taken out one by one by the benchmark. */
export type Weights = { role: number; skills: number; words: number; constraints: number; hasCaps: boolean }
export const WEIGHTS: Weights = { role: 0.55, skills: 0.25, words: 0.2, constraints: 0.75, hasCaps: true }

export type Judged = {
  candidate: Candidate
  /** 0 to 100. */
  score: number
  /** Orders people of the same score. */
  rank: number
  /** The job that was asked for and is nearest. */
  role: (RoleEvidence & { asked: string }) | undefined
  evidence: Evidence[]
}

/** What somebody of a role as near as this starts with: nearness, score. */
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
/** Where no job was asked for: all that was asked for may be met, and that is that. */
const WITHOUT_ROLE = 90
/** Excellent is 80 and more, good 60 and more (specification 1, section 4). */
const BELOW_EXCELLENT = 76
const SAME_JOB_OTHER_NAME = 79
/** What somebody of a related job can reach: of those that were asked for, enough are better. */
export const OTHER_JOB = 72
const FORMER_JOB = 69
/** Worse is nobody that was asked for: of those below, fewer than one in five was right in the benchmark. */
export const LEAST_SCORE = 40
const PARTIAL = 59
const SKILLS_MISSED = 20
const WORDS_MISSED = 12
const CONSTRAINT_MISSED = 9
/** Who was in a hotel before is a little nearer to a hotel; nobody else is called unfit for it. */
const SETTING_MISSED = 3
const LOWER_RANKS = new Set(
  'assistant intern trainee coordinator clerk junior apprentice student offsider helper'.split(' '),
)
const HIGHER_RANKS = new Set(
  'manager senior executive head chief director superintendent supervisor'.split(' '),
)

/** `reaches`: of each job that is asked for. Judges one CV by what was asked for, and by nothing else: no other CV, no name, photo, sex, age, religion or origin. */
export function scoreCandidate(
  candidate: Candidate,
  intent: Intent,
  reaches: readonly Reach[],
  weights = WEIGHTS,
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
  const evidence = gatherEvidence(candidate, intent)
  const skills = evidence.filter(({ kind }) => kind === 'skill' || kind === 'word')
  const constraints = evidence.filter(({ kind }) => kind !== 'skill' && kind !== 'word')
  const found = average(skills.map(({ closeness }) => closeness))
  const share = (kind: Evidence['kind']) => missedShare(skills, kind)
  const product = constraints.reduce((sum, { closeness }) => sum * closeness, 1)
  const parts = [
    ...(role ? [{ weight: weights.role, value: role.closeness }] : []),
    ...(skills.length > 0 ? [{ weight: weights.skills, value: found }] : []),
    { weight: weights.words, value: wordShare(candidate, intent) },
  ]
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  const rank =
    (parts.reduce((sum, { weight, value }) => sum + weight * value, 0) / Math.max(total, 0.01)) *
    product ** weights.constraints
  const missed = evidence.filter(({ state }) => state !== 'matched')
  const base = role ? baseOf(role, skills) : WITHOUT_ROLE
  const bent = constraints
    .filter(({ state }) => state !== 'matched')
    .reduce((sum, { closeness }) => sum + CONSTRAINT_MISSED * (1 + (1 - closeness)), 0)
  const raw =
    base -
    SETTING_MISSED * missedSettings(intent, evidence) -
    SKILLS_MISSED * share('skill') -
    WORDS_MISSED * share('word') -
    bent
  const cap = weights.hasCaps ? capOf(role, missed, candidate) : 100
  // of the very job, with little else on the CV: a weak match, not noise
  const least = role?.isNamed && role.isFirst ? LEAST_SCORE : 1
  return {
    candidate,
    score: Math.round(Math.max(least, Math.min(raw, cap))),
    rank,
    role: role && { ...role, asked: role.asked.label ?? role.asked.phrase },
    evidence,
  }
}

/** Who is near a job that nobody listed cannot be told: people with a listed skill that was asked for may be meant. */
function baseOf({ asked, closeness }: JudgedRole, skills: readonly Evidence[]): number {
  const isKnown = asked.source === 'title' || asked.source === 'part'
  const hasSkill = skills.some(({ kind, state }) => kind === 'skill' && state === 'matched')
  return Math.max(interpolated(closeness), !isKnown && hasSkill ? PARTIAL : 0)
}

/** Of what was asked for of this kind, how much is not there. */
function missedShare(skills: readonly Evidence[], wanted: Evidence['kind']): number {
  const own = skills.filter(({ kind }) => kind === wanted)
  return own.length === 0 ? 0 : 1 - average(own.map(({ closeness }) => closeness))
}

function missedSettings({ skills }: Intent, evidence: readonly Evidence[]): number {
  return skills.filter(({ name, isSetting }) => isSetting && !evidence.some(({ asked }) => asked === name))
    .length
}

type JudgedRole = RoleEvidence & { asked: Intent['roles'][number] }

/** Excellent is a promise: the very job and every requirement stand on the CV. */
function capOf(role: JudgedRole | undefined, missed: readonly Evidence[], candidate: Candidate): number {
  const caps = [100]
  if (missed.length > 0) caps.push(BELOW_EXCELLENT)
  if (missed.filter(({ state }) => state === 'missing').length > 1) caps.push(PARTIAL)
  if (missed.some(({ kind, closeness }) => kind === 'years' && closeness <= FAR_SHORT)) caps.push(PARTIAL)
  if (role && !role.isNamed) caps.push(role.isSame || role.isWider ? SAME_JOB_OTHER_NAME : OTHER_JOB)
  if (role && !role.isFirst) caps.push(FORMER_JOB)
  if (role?.asked.source === 'head' || role?.asked.source === 'none') caps.push(role.isNamed ? 74 : PARTIAL)
  if (role && hasLowerRank(role.asked.forms, candidate)) caps.push(70)
  return Math.min(...caps)
}

/** A manager is wanted, an assistant is there. Ranks that are part of the wanted title, or of another name of it, are no lower ones. */
function hasLowerRank(forms: readonly string[][], candidate: Candidate): boolean {
  const [wanted = []] = forms
  const heading = candidate.titles[0]?.parts[0]?.terms ?? []
  const isWhole = forms.some((form) => form.join() === heading.join())
  const lower = heading.filter((term) => {
    // an 'assistant accountant' is below an accountant; a 'warehouse assistant' is what a storeman is called
    const bare = heading.filter((other) => other !== term).join()
    return (
      LOWER_RANKS.has(term) &&
      !wanted.includes(term) &&
      !(isWhole && !forms.some((form) => form.join() === bare))
    )
  })
  const isLearner = lower.some((term) =>
    ['intern', 'student', 'trainee', 'apprentice', 'assistant'].includes(term),
  )
  return lower.length > 0 && (isLearner || wanted.some((term) => HIGHER_RANKS.has(term)))
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

/** Of the words that were asked for, how many stand where on the CV: heading 1, skills .8, summary or older titles .6, file .3. */
function wordShare({ titles, skills, summary, text }: Candidate, intent: Intent): number {
  const words = new Set([
    ...intent.roles.flatMap(({ forms }) => forms[0] ?? []),
    ...intent.skills.flatMap(({ forms }) => forms[0] ?? []),
  ])
  const lower = text?.toLowerCase()
  const shares = [...words].map((word) => {
    if (titles[0]?.parts.some(({ terms }) => terms.includes(word))) return 1
    if (skills.some(({ terms }) => terms.includes(word))) return 0.8
    if (titles.some(({ parts }) => parts.some(({ terms }) => terms.includes(word))) || summary.includes(word))
      return 0.6
    return lower?.includes(word) ? 0.3 + Math.min(0.2, (lower.split(word).length - 2) * 0.05) : 0
  })
  return average(shares)
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
