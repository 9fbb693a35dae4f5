import * as v from 'valibot'
import { choice, optionalText } from '../../shared/fields.ts'

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
