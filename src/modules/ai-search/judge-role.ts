import type { Candidate } from './candidate.ts'
import type { Role } from './intent.ts'
import { NEAR } from './lexicon.ts'
import { isRank, isVagueHead, type Reach } from './link-title.ts'
import { containsPhrase } from './normalise.ts'

export type RoleEvidence = {
  /** 0 to 1: how near the titles are to the job, by meaning and by words. */
  closeness: number
  /** The job's own name, or another name of it, stands in a title. */
  isNamed: boolean
  /** By code the same job, under another name. */
  isSame: boolean
  /** A wider title, of the same people and more: 'teacher' for 'primary school teacher'. */
  isWider: boolean
  /** The title that shows it best; `isFirst`: the one that heads the CV. */
  title: string | undefined
  isFirst: boolean
  /** None of the titles is the job, a wider one or the same under another name: near it at best. */
  isOther: boolean
}

/** What of the titles speaks for a job. Weights as tuned in the research for this module. */
export function judgeRole(candidate: Candidate, role: Role, reach: Reach): RoleEvidence {
  let best: RoleEvidence = {
    closeness: 0,
    isNamed: false,
    isSame: false,
    isWider: false,
    title: undefined,
    isFirst: false,
    isOther: false,
  }
  let isHeld = role.source !== 'title' && role.source !== 'part'
  for (const [index, { told, weight, parts }] of candidate.titles.entries()) {
    for (const { terms, linked } of parts) {
      const meaning = meaningOf(linked.links, reach)
      const words = likeness(terms, role, {
        isListed: linked.source === 'title' && role.links.length > 0,
        meaning,
      })
      isHeld ||= words >= WIDER || meaning > NEAR
      const closeness = weight * Math.max(0.65 * meaning + 0.35 * words, (words === 1 ? 0.97 : 0.88) * words)
      if (closeness <= best.closeness) continue
      best = {
        closeness,
        isNamed: words === 1,
        isSame: meaning > NEAR,
        isWider: words === WIDER,
        title: told,
        isFirst: index === 0,
        isOther: false,
      }
    }
  }
  return { ...best, isOther: !isHeld }
}

const WIDER = 0.8
/** A listed title that means less of the job than this is another job, whatever words it has: 'quantity surveyor' is no surveyor. */
const OTHER_MEANING = 0.45
const OTHER_WORDS = 0.25
/** From which meaning on a job is near the one that was asked for. */
const NEARBY = 0.6
/** What a word of the trade tells of people of near jobs: for 'warehouse manager' a 'warehouse storeman' before a buyer. */
const FIELD_WORDS = 0.25

type Meaning = { isListed: boolean; meaning: number }

/** How much of the job's name stands in a title: all 1; parts of it count only with the word that says what somebody is. */
function likeness(terms: readonly string[], { forms }: Role, title: Meaning): number {
  if (forms.some((form, index) => isNamedBy(terms, form, { ...title, isAsked: index === 0 }))) return 1
  let best = 0
  for (const form of forms) {
    const head = form.at(-1)
    if (head === undefined || !terms.includes(head)) continue
    const common = form.filter((term) => terms.includes(term))
    if (common.every(isVagueHead)) continue
    const shared = common.length / form.length
    // all words, but in another order or with others between; a wider title: 'teacher' for 'primary school teacher'
    const isWider = terms.every((term) => form.includes(term)) && !isVagueHead(head)
    best = Math.max(best, shared === 1 ? 0.95 : isWider ? WIDER : 0.75 * shared)
  }
  if (best === 0 && title.meaning >= NEARBY && sharesField(terms, forms)) return FIELD_WORDS
  const last = terms.at(-1) ?? ''
  const isOther =
    (title.isListed && title.meaning < OTHER_MEANING) ||
    (isVagueHead(last) && !forms.some((form) => form.at(-1) === last))
  return isOther ? Math.min(best, OTHER_WORDS) : best
}

/** A word before the last of what was asked for, which says of what trade somebody is. */
function sharesField(terms: readonly string[], [asked = []]: readonly string[][]): boolean {
  return asked.slice(0, -1).some((term) => !isVagueHead(term) && !isRank(term) && terms.includes(term))
}

/** The end of a title says what somebody is: a 'nurse aide' is no nurse, a 'security manager' no security guard. */
function isNamedBy(
  terms: readonly string[],
  form: readonly string[],
  { isListed, meaning, isAsked }: Meaning & { isAsked: boolean },
): boolean {
  if (!containsPhrase(terms, form)) return false
  if (terms.length === form.length) return true
  const isEnd = containsPhrase(terms.slice(-form.length), form)
  // a near job is a kind of what was asked for in so many words, not of its other names: 'diesel fitter' of 'fitter'
  if (isEnd) return !isListed || meaning > NEAR || (isAsked && meaning >= OTHER_MEANING)
  return !isVagueHead(terms.at(-1) ?? '') && (!isListed || meaning > NEAR)
}

function meaningOf(links: Role['links'], reach: Reach): number {
  return links.reduce((best, [occupation, weight]) => Math.max(best, weight * (reach[occupation] ?? 0)), 0)
}
