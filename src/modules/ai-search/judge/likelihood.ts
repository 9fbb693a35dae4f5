import type { Role } from '../understand/intent.ts'
import type { Evidence } from './gather-evidence.ts'
import type { RoleEvidence } from './judge-role.ts'

/**
 * The weights of the facts about a person, fitted to judged searches so that the likelihood is the share of people who
 * are right: `npm run bench -- ai-search --fit`. See decision 0023.
 */
const ALWAYS = -3.86
const WEIGHTS = {
  closeness: 2.1,
  isSame: 0.73,
  isSameAndAkin: -0.27,
  sameJobWords: -0.8,
  isWider: -0.14,
  isLatest: 0.93,
  isNamedFirst: 0.2,
  headingMeaning: 0.41,
  usualMeaning: 0.5,
  currentWords: 1.25,
  isUnclear: -0.65,
  hasNoRole: 5.15,
  skillsMissed: -0.86,
  wordsMissed: -0.26,
  limitsMissed: -0.76,
  words: 1.46,
  // not fitted: words that nobody understood must lower every score, although searches with them find the same people
  unread: -0.39,
}
const WEIGHTED = Object.entries(WEIGHTS)

export type Facts = Readonly<Record<string, number>>

/** Returns what speaks for and against a person. `words`: the share of the words of the search on the CV. */
export function factsOf(
  role: (RoleEvidence & { asked: Role }) | undefined,
  evidence: readonly Evidence[],
  words: number,
  unread: number,
): Facts {
  const isSame = Number(role?.isSame ?? false)
  const limits = evidence.filter((one) => !['skill', 'word'].includes(one.kind) && one.state === 'missing')
  return {
    closeness: role?.closeness ?? 0,
    isSame,
    isSameAndAkin: isSame * Number(role?.isAkin ?? false),
    sameJobWords: isSame * words,
    isWider: Number(role?.isWider ?? false),
    isLatest: Number(role?.isLatest ?? false),
    isNamedFirst: role?.isNamed && role.isFirst ? 1 : 0,
    headingMeaning: role?.headingMeaning ?? 0,
    usualMeaning: role?.usualMeaning ?? 0,
    currentWords: role?.currentWords ?? 0,
    isUnclear: Number(role?.asked.isUnclear ?? false),
    hasNoRole: Number(role === undefined),
    skillsMissed: missedShare(evidence, 'skill'),
    wordsMissed: missedShare(evidence, 'word'),
    limitsMissed: limits.length,
    words,
    unread: Math.min(2, unread),
  } satisfies Record<keyof typeof WEIGHTS, number>
}

/** Returns the likelihood, 0 to 1, that a person fits. */
export function likelihoodOf(facts: Facts): number {
  const sum = WEIGHTED.reduce((all, [name, weight]) => all + weight * (facts[name] ?? 0), ALWAYS)
  return 1 / (1 + Math.exp(-sum))
}

/** Returns the share of the requirements of this kind that the CV does not meet. */
function missedShare(evidence: readonly Evidence[], wanted: Evidence['kind']): number {
  const own = evidence.filter(({ kind }) => kind === wanted)
  return own.length === 0 ? 0 : own.reduce((sum, { closeness }) => sum + 1 - closeness, 0) / own.length
}
