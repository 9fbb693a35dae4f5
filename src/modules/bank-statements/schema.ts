import * as v from 'valibot'
import { newestOrOldest, paging, searchText } from '../../shared/lists.ts'

/** The state of a line that names one of our references. */
export const PROPOSAL_STATES = ['open', 'approved', 'dismissed'] as const

/** Whether line and request agree, or why they do not. */
export const VERDICT_LABELS = {
  agrees: 'Agrees',
  amount: 'Another amount',
  processed: 'Decided already',
  not_requested: 'Not requested yet',
  several: 'Several references',
} as const
export type Verdict = keyof typeof VERDICT_LABELS

const list = {
  search: searchText,
  ...paging,
}

/** Sorted by the day of payment; `amount`: the largest first. */
export const PROPOSAL_SORTS = ['oldest', 'newest', 'amount'] as const
/**
 * The lines that can be approved, or the near misses. `search` matches part of a reference, a company's name or the
 * statement's text.
 */
export const ProposalList = v.object({
  ...list,
  show: v.optional(v.picklist(['agreeing', 'near']), 'agreeing'),
  sort: v.optional(v.picklist(PROPOSAL_SORTS), 'oldest'),
})
export type ProposalList = v.InferOutput<typeof ProposalList>

/** `search` matches part of a file's name. */
export const StatementList = v.object({
  ...list,
  sort: newestOrOldest,
})
export type StatementList = v.InferOutput<typeof StatementList>
