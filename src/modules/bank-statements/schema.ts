import * as v from 'valibot'
import { whole } from '../../shared/fields.ts'

/** Bytes, and lines: a year of a busy account. */
export const MAX_STATEMENT_BYTES = 1024 * 1024
export const MAX_STATEMENT_LINES = 5000

/** What became of a line that names a reference of ours. */
export const PROPOSAL_STATES = ['open', 'approved', 'dismissed'] as const

/** Whether line and request agree, or why not. */
export const VERDICT_LABELS = {
  agrees: 'Agrees',
  amount: 'Another amount',
  processed: 'Decided already',
  not_requested: 'Not requested yet',
  several: 'Several references',
} as const
export type Verdict = keyof typeof VERDICT_LABELS

/** Without `page`, everything up to 1,000 rows (decisions, 'Calls'). */
const list = {
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  page: v.optional(whole(1, 1_000_000)),
  limit: v.optional(whole(1, 100), '50'),
}

/** By the day of payment; `amount`: most first. */
export const PROPOSAL_SORTS = ['oldest', 'newest', 'amount'] as const
/** Those that can be approved, or the near misses. `search` is part of a reference, a company's name or the statement's own text. */
export const ProposalList = v.object({
  ...list,
  show: v.optional(v.picklist(['agreeing', 'near']), 'agreeing'),
  sort: v.optional(v.picklist(PROPOSAL_SORTS), 'oldest'),
})
export type ProposalList = v.InferOutput<typeof ProposalList>

/** `search` is part of a file's name. */
export const StatementList = v.object({
  ...list,
  sort: v.optional(v.picklist(['newest', 'oldest']), 'newest'),
})
export type StatementList = v.InferOutput<typeof StatementList>
