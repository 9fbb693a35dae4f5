import { type CandidateRow, candidateOf } from '../../src/modules/ai-search/judge/candidate.ts'
import { scoreCandidate } from '../../src/modules/ai-search/judge/score-candidate.ts'
import { understandQuery } from '../../src/modules/ai-search/understand/understand-query.ts'
import { reachOf } from '../../src/modules/occupations/link-title.ts'
import { seededWorld } from './ai-world.ts'

const world = seededWorld()
/** The least scores of an Excellent and of a Good match. */
export const EXCELLENT = 80
export const GOOD = 60

/** Judges a CV with one title. `text`: the text of its file. Throws if the query excludes it. */
export function judge(query: string, jobTitle: string, more: Partial<CandidateRow> = {}, text = '') {
  const intent = understandQuery(query, world)
  const row: CandidateRow = {
    ...{
      id: 1,
      jobSeekerId: 1,
      jobTitle,
      skills: [],
      summary: '',
      location: 'Lae',
      locationId: null,
      titles: [jobTitle],
    },
    ...{ experience: 'mid', education: null, salaryMin: null, salaryMax: null, years: 5 },
    ...{ availableDays: null, licences: [], isLearner: false, codes: [] },
    ...more,
  }
  const reaches = intent.roles.map(({ links }) => reachOf(world.lexicon, links))
  const judged = scoreCandidate(candidateOf(row, world.lexicon, text), intent, reaches)
  if (!judged) throw new Error(`${jobTitle} is excluded by ${query}`)
  return judged
}
export const score = (...asked: Parameters<typeof judge>) => judge(...asked).score
