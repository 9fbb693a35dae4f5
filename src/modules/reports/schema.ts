import * as v from 'valibot'
import { choice, optionalText, text, whole } from '../../shared/fields.ts'

/** Why a job is reported: first what scams in Papua New Guinea do. */
export const REPORT_REASONS = ['money', 'fake', 'misleading', 'discrimination', 'filled', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  money: 'It asks for money',
  fake: 'The company or the job is fake',
  misleading: 'It is wrong or misleading',
  discrimination: 'It treats people unfairly (age, sex, where they come from)',
  filled: 'The job is already filled',
  other: 'Something else',
}

/** Characters. */
export const MAX_REPORT_DETAILS = 1000

export const NewReport = v.pipe(
  v.object({
    reason: choice(REPORT_REASONS, 'Please choose a reason'),
    details: optionalText(MAX_REPORT_DETAILS),
  }),
  v.forward(
    v.partialCheck(
      [['reason'], ['details']],
      ({ reason, details }) => reason !== 'other' || details !== '',
      'Please tell us what is wrong',
    ),
    ['details'],
  ),
)
export type NewReport = v.InferOutput<typeof NewReport>

/** `open` until an administrator has dealt with it. */
export const REPORT_STATES = ['open', 'closed'] as const
export const REPORT_OUTCOMES = ['dismissed', 'blocked'] as const

/** What is to be checked of jobs: what waits for an administrator, what was taken down, and what was found harmless. */
export const CHECK_STATES = ['waiting', 'blocked', 'checked'] as const

/** Without `page`, everything up to 1,000 rows (decisions, 'Calls'). */
export const CheckList = v.object({
  state: v.optional(v.picklist(CHECK_STATES), 'waiting'),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  /** Without it: what waits longest first, what was decided last first. */
  sort: v.optional(v.picklist(['newest', 'oldest'])),
  page: v.optional(whole(1, 1_000_000)),
  limit: v.optional(whole(1, 100), '50'),
})
export type CheckList = v.InferOutput<typeof CheckList>

/** Why a job is taken down or refused: its employer reads it. */
export const CheckReason = v.object({ reason: text(3, 1000, 'Please write why: the employer reads it') })
export type CheckReason = v.InferOutput<typeof CheckReason>
