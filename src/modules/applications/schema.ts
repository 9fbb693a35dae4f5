import * as v from 'valibot'
import { choice } from '../../shared/fields.ts'

/** What an employer sets, in any order (specification 1, section 4). */
export const APPLICATION_STATUSES = [
  'pending',
  'screening',
  'shortlisting',
  'interviewing',
  'pre_employment_checking',
  'onboarding',
  'rejected',
] as const
/** `reviewed`, `interviewed` and `accepted` are shown when met in data, never written. */
export const STORED_STATUSES = [...APPLICATION_STATUSES, 'reviewed', 'interviewed', 'accepted'] as const
export type ApplicationStatus = (typeof STORED_STATUSES)[number]
export const APPLICATION_STATUS_LABELS: Record<ApplicationStatus, string> = {
  pending: 'Pending',
  screening: 'Screening',
  shortlisting: 'Shortlisting',
  interviewing: 'Interviewing',
  pre_employment_checking: 'Pre-Employment Checking',
  onboarding: 'Onboarding',
  rejected: 'Rejected',
  reviewed: 'Reviewed',
  interviewed: 'Interviewed',
  accepted: 'Accepted',
}
/** What the counter In Progress counts. */
export const IN_PROGRESS = ['screening', 'shortlisting', 'interviewing', 'pre_employment_checking'] as const

/** A step of the history: a status, that the employer first opened the CV, or that the job seeker withdrew. */
export const TIMELINE_STEPS = [...STORED_STATUSES, 'opened', 'withdrawn'] as const
export type TimelineStep = (typeof TIMELINE_STEPS)[number]
export const TIMELINE_LABELS: Record<TimelineStep, string> = {
  ...APPLICATION_STATUS_LABELS,
  opened: 'Opened by the employer',
  withdrawn: 'Withdrawn',
}

/** Characters (decisions, 'Applying'). */
export const MAX_COVER_LETTER = 2000
const optional = (max: number) =>
  v.pipe(v.nullish(v.string(), ''), v.trim(), v.maxLength(max, `Please use at most ${max} characters`))

/** Answers to what the employer asks beside the CV, by the question's id; in no order. 20 are more than any job asks. */
const answers = v.pipe(
  v.nullish(
    v.array(v.object({ questionId: optional(36), answer: optional(1000) }), 'Please send a list of answers'),
    [],
  ),
  v.maxLength(20, 'Please send at most 20 answers'),
)
/** Everything may be left out: then the most recently updated active CV is sent. */
export const NewApplication = v.object({
  cvId: v.nullish(
    v.pipe(v.number('Please choose a CV'), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  ),
  coverLetter: optional(MAX_COVER_LETTER),
  answers,
})
export type NewApplication = v.InferOutput<typeof NewApplication>
/** As it is kept: in the words in which it was asked, whatever becomes of the question. */
export type Answer = { questionId?: string; question: string; answer: string }

/**
 * Without `notes` the notes stay. `expected`: the status that the employer saw; when it is another by now, nothing changes. With
 * `notify` false the job seeker is not told.
 */
export const StatusChange = v.object({
  status: choice(APPLICATION_STATUSES, 'Please choose a status'),
  notes: v.optional(optional(5000)),
  expected: v.optional(v.picklist(STORED_STATUSES)),
  notify: v.optional(v.boolean(), true),
})
export type StatusChange = v.InferOutput<typeof StatusChange>

/** Applications that are moved at once, in one transaction. */
export const MAX_BULK = 200
const rowId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
/** Ids of applications in a body, each once. */
export const applicationIds = (most: number) =>
  v.pipe(
    v.array(rowId, 'Please choose applications'),
    v.minLength(1, 'Please choose applications'),
    v.maxLength(most, `Please choose at most ${most}`),
    v.transform((list) => [...new Set(list)]),
  )
export const BulkStatus = v.object({
  ids: applicationIds(MAX_BULK),
  status: choice(APPLICATION_STATUSES, 'Please choose a status'),
  expected: v.optional(v.picklist(STORED_STATUSES)),
  notify: v.optional(v.boolean(), true),
})
export type BulkStatus = v.InferOutput<typeof BulkStatus>
/** What became of each: moved, in that status already, moved by somebody else meanwhile, or none of the employer's. */
export type MoveResult = 'moved' | 'unchanged' | 'moved_meanwhile' | 'not_found'
