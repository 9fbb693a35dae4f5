import * as v from 'valibot'
import { choice, IdParam, id, rowId } from '../../shared/fields.ts'
import { MAX_DOCUMENTS } from '../documents/limits.ts'
import { pageNumber } from '../documents/schema.ts'
import { MAX_BULK, MAX_COVER_LETTER, MAX_REJECTION_WORDS } from './limits.ts'

/** The statuses that an employer can set, in any order. */
export const APPLICATION_STATUSES = [
  'pending',
  'screening',
  'shortlisting',
  'interviewing',
  'pre_employment_checking',
  'onboarding',
  'rejected',
] as const
/** `reviewed`, `interviewed` and `accepted` are shown when old data has them, but never written. */
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
/** People who were taken on; old data has `accepted`. */
export const HIRED = ['onboarding', 'accepted'] as const
/** The steps of an application that goes well. */
export const PROGRESS: readonly ApplicationStatus[] = APPLICATION_STATUSES.filter(
  (status) => status !== 'rejected',
)
/** The statuses that the counter In Progress counts. */
export const IN_PROGRESS = ['screening', 'shortlisting', 'interviewing', 'pre_employment_checking'] as const

/** A step of the history: a status, the employer's first opening of the CV, or the job seeker's withdrawal. */
export const TIMELINE_STEPS = [...STORED_STATUSES, 'opened', 'withdrawn'] as const
export type TimelineStep = (typeof TIMELINE_STEPS)[number]
export const TIMELINE_LABELS: Record<TimelineStep, string> = {
  ...APPLICATION_STATUS_LABELS,
  opened: 'Opened by the employer',
  withdrawn: 'Withdrawn',
}

const optional = (max: number) =>
  v.pipe(v.nullish(v.string(), ''), v.trim(), v.maxLength(max, `Please use at most ${max} characters`))

/** Answers to the employer's questions, by the id of the question, in any order. No job has more than 20 questions. */
const answers = v.pipe(
  v.nullish(
    v.array(v.object({ questionId: optional(36), answer: optional(1000) }), 'Please send a list of answers'),
    [],
  ),
  v.maxLength(20, 'Please send at most 20 answers'),
)
/** Documents of the job seeker. */
const documentIds = v.pipe(
  v.array(rowId, 'Please choose documents'),
  v.maxLength(MAX_DOCUMENTS, `Please choose at most ${MAX_DOCUMENTS}`),
)
export const Sharing = v.object({ documentIds })

/** The document of an application in a path. */
export const SharedParam = v.object({ ...IdParam.entries, documentId: id })
export const SharedPageParam = v.object({ ...SharedParam.entries, page: pageNumber })

/** Every field may be left out. Without a CV, the most recently updated active CV is sent. */
export const NewApplication = v.object({
  cvId: v.nullish(
    v.pipe(v.number('Please choose a CV'), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  ),
  coverLetter: optional(MAX_COVER_LETTER),
  answers,
  documentIds: v.optional(documentIds, []),
})
export type NewApplication = v.InferOutput<typeof NewApplication>
/** A stored answer. It keeps the words that the question had when it was answered. */
export type Answer = { questionId?: string; question: string; answer: string }

/** The employer's message with a rejection, in place of our own. Other moves have no message. */
const words = optional(MAX_REJECTION_WORDS)
/**
 * Without `notes` the stored notes stay. `expected`: the status that the employer saw. When the status has changed
 * since, the call changes nothing. When `notify` is false, the job seeker gets no notice.
 */
export const StatusChange = v.object({
  status: choice(APPLICATION_STATUSES, 'Please choose a status'),
  notes: v.optional(optional(5000)),
  expected: v.optional(v.picklist(STORED_STATUSES)),
  notify: v.optional(v.boolean(), true),
  words,
})
export type StatusChange = v.InferOutput<typeof StatusChange>
/** The ids of applications in a request body, without duplicates. */
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
  words,
})
export type BulkStatus = v.InferOutput<typeof BulkStatus>
/**
 * The result for each application: moved, already in that status, moved by another request meanwhile, or not one of the
 * employer's.
 */
export type MoveResult = 'moved' | 'unchanged' | 'moved_meanwhile' | 'not_found'

/** The message to the applicants who were not chosen, when a job is closed because its places are filled. */
export const FillJob = v.object({ words })
export type FillJob = v.InferOutput<typeof FillJob>

/** The applications whose last move is undone. */
export const Undo = v.object({ ids: applicationIds(MAX_BULK) })
/** `too_late`: the applicant may have been notified, or the last change is not a move by the employer. */
export type UndoResult = 'undone' | 'too_late' | 'not_found'
