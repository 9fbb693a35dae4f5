import type { IndexQuery, Parts } from './index-query.ts'
import { anyOf, quote } from './index-query.ts'
import type { CvTerms } from './queries.ts'

/** The number of similar CVs shown, and the number of best-ranked CVs from which they are chosen. */
export const SIMILAR = 6
export const CONSIDERED = 24
/** The number of words from a CV's title and skills that are compared; more would cost more and change little. */
const MAX_WORDS = 8

/**
 * Returns the queries for the index, the closest first: the same category with a word of the title; if too few, the
 * same category with a word of the skills, in the title or the skills; then the category. If there are many matches, the
 * index ranks the newest of those in `titled`, then of `skilled`.
 */
export function similarQueries({ titleWords, skillWords, skills, category }: CvTerms) {
  const words = [...titleWords.slice(0, MAX_WORDS), ...skillWords.slice(0, MAX_WORDS)]
  const title = titleWords.slice(0, MAX_WORDS)
  const skill = skillWords.slice(0, MAX_WORDS)
  const inCategory = quote(`c=${category}`)
  const ranked = words.length > 0 ? anyOf('', words) : null
  const asking = (all: Parts, closer: Parts): Query => ({
    all,
    titled: closer,
    skilled: closer,
    words: ranked,
  })
  const bySkill = [inCategory, anyOf('k=', skill)]
  return [
    ...(title.length > 0
      ? [asking([inCategory, anyOf('t=', title)], [inCategory, ...title.map((word) => quote(`t=${word}`))])]
      : []),
    ...(skills.length > 0 && skill.length > 0 ? [asking(bySkill, bySkill)] : []),
    asking([inCategory], [inCategory]),
  ]
}
type Query = Pick<IndexQuery, 'all' | 'titled' | 'skilled' | 'words'>

type Alike = { jobTitle: string; skills: readonly string[]; location: string }

/** Sorts similar CVs for an employer: shared skills and the same place add a little to the rank from the index. */
export function mostAlike<C extends Alike>(
  terms: Pick<CvTerms, 'skills' | 'location'>,
  cvs: readonly C[],
): C[] {
  const wanted = new Set(terms.skills.map((skill) => skill.toLowerCase()))
  const score = (cv: C, place: number) =>
    2 * cv.skills.filter((skill) => wanted.has(skill.toLowerCase())).length +
    (cv.location.toLowerCase() === terms.location.toLowerCase() ? 3 : 0) -
    place / 4
  return cvs
    .map((cv, place) => ({ cv, score: score(cv, place) }))
    .sort((a, b) => b.score - a.score)
    .map(({ cv }) => cv)
}
