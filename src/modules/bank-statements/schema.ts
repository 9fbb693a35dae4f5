import * as v from 'valibot'
import { whole } from '../../shared/fields.ts'

/** Bytes, and lines: a year of a busy account. */
export const MAX_STATEMENT_BYTES = 1024 * 1024
export const MAX_STATEMENT_LINES = 5000

/** What became of a line that names a reference of ours. */
export const PROPOSAL_STATES = ['open', 'approved', 'dismissed'] as const

/** Whether line and request agree, or why not. */
export type Verdict = 'agrees' | 'amount' | 'processed' | 'not_requested' | 'several'

/** Those that can be approved, or the near misses. Without `page`, everything up to 1,000 rows (decisions, 'Calls'). */
export const ProposalList = v.object({
  show: v.optional(v.picklist(['agreeing', 'near']), 'agreeing'),
  page: v.optional(whole(1, 1_000_000)),
  limit: v.optional(whole(1, 100), '50'),
})
export type ProposalList = v.InferOutput<typeof ProposalList>
