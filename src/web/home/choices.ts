import type { Sort } from '../../modules/search/schema.ts'

export type CandidateChoice = { sortBy: Sort; limit: number }

/** What the two lists show (specification 1, section 9). Apart from the pages, so that a loader brings no page along. */
export const NEWEST: CandidateChoice = { sortBy: 'date', limit: 6 }
export const FEATURED: CandidateChoice = { sortBy: 'experience', limit: 8 }
