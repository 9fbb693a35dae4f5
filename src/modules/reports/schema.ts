import * as v from 'valibot'
import { choice, optionalText, text } from '../../shared/fields.ts'
import { paging, searchText } from '../../shared/lists.ts'
import { MAX_REPORT_DETAILS } from './limits.ts'

/** Reasons to report a job; the usual scams in Papua New Guinea come first. */
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
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** The administrator's answer to the people who reported the job. If it is empty, the usual words are sent. */
const reply = optionalText(1000)

/** The lists of job checks: waiting for an administrator, taken down, and found harmless. */
export const CHECK_STATES = ['waiting', 'blocked', 'checked'] as const

export const CheckList = v.object({
  state: v.optional(v.picklist(CHECK_STATES), 'waiting'),
  search: searchText,
  /** Default: the longest waiting first, the latest decision first. */
  sort: v.optional(v.picklist(['newest', 'oldest'])),
  ...paging,
})
export type CheckList = v.InferOutput<typeof CheckList>

/** Why a job is taken down or refused; its employer reads it. */
export const CheckReason = v.object({
  reason: text(3, 1000, 'Please write why: the employer reads it'),
  reply,
})
export type CheckReason = v.InferOutput<typeof CheckReason>

/** When the text that the administrator read was last changed: later edits must be read again. */
export const CheckedText = v.object({
  updatedAt: v.optional(
    v.pipe(
      v.string(),
      v.isoTimestamp('Please send the time of the text that you read'),
      v.transform((time) => new Date(time)),
    ),
  ),
  reply,
})
export type CheckedText = v.InferOutput<typeof CheckedText>
