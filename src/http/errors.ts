import type { Context as HonoContext } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { databaseCode, describeError } from '../platform/database-errors.ts'
import { isOutage } from '../platform/outages.ts'
import { AppError, type ErrorCode, type ErrorDetails } from '../shared/errors.ts'
import { plural } from '../shared/text.ts'
import type { AppEnv } from './environment.ts'

type Row = readonly [status: ContentfulStatusCode, message: string | ((details: ErrorDetails) => string)]

const credits = (cost: number | undefined) => plural(cost ?? 0, 'credit')

/** Code → status → words. The words are those of the specification (part 1, sections 5 and 8) where it has them. */
const ROWS: Record<ErrorCode, Row> = {
  access_required: [403, 'You must view the CV first before downloading.'],
  cv_not_opened: [403, 'You have not opened this CV yet.'],
  account_suspended: [403, 'This account is suspended. Please contact support.'],
  already_applied: [409, 'You have already applied: already applied to this job.'],
  already_processed: [409, 'This payment request has already been processed.'],
  application_moved: [409, 'Somebody moved this application meanwhile. It is shown as it is now.'],
  application_not_found: [404, 'Application not found.'],
  approval_required: [
    403,
    'Your company is waiting for approval. We will tell you by e-mail when it is done.',
  ],
  authentication_required: [401, 'Please log in to continue.'],
  category_not_found: [404, 'Category not found.'],
  category_in_use: [409, 'This category is in use. Deactivate it instead.'],
  code_wrong: [400, 'This code is not right, or was used before.'],
  contact_report_decided: [409, 'This report has already been decided.'],
  contact_report_late: [
    409,
    'Contact details can be reported within 14 days of paying for the CV. Credits come back only for what was paid.',
  ],
  contact_report_not_found: [404, 'Report not found.'],
  contact_reported: [
    409,
    'You have reported these contact details already. We write to you when it is decided.',
  ],
  conversation_closed: [409, 'This conversation is closed.'],
  conversation_not_found: [404, 'Conversation not found.'],
  credits_out_of_range: [
    400,
    'Credits must be a whole number other than 0, within 10,000, that leaves the balance at 0 or above.',
  ],
  current_password_wrong: [400, 'The current password is not right.'],
  cv_not_found: [404, "CV not found: it doesn't exist, has been removed, or you have no permission for it."],
  cv_required: [400, 'No CV found. Please upload your CV before applying for jobs.'],
  download_credits_short: [
    402,
    ({ cost }) => `You need at least ${credits(cost)} to download this CV. Please purchase more credits.`,
  ],
  email_busy: [409, 'This mail is being sent at this moment. Please look again in a few minutes.'],
  email_erased: [409, 'The text of this mail is erased, so it cannot be sent again.'],
  email_not_found: [404, 'This mail is no longer in the outbox.'],
  email_off: [503, 'We cannot send e-mails at the moment. Please try again later.'],
  email_taken: [409, 'This email address is already registered.'],
  employer_not_found: [404, 'Employer not found.'],
  file_empty: [400, 'This file is empty. Please choose another file.'],
  file_encrypted: [
    400,
    'This file is locked with a password. Please save a copy without the password and upload that.',
  ],
  file_macros: [400, 'This document contains macros. Please save it as PDF and upload that.'],
  file_required: [400, 'Please select a CV file to upload.'],
  file_too_large: [413, 'File size must be less than 5MB.'],
  file_unreadable: [400, 'This file could not be read. Please save it as PDF again and upload that.'],
  forbidden: [403, 'You have no permission for this.'],
  idempotency_conflict: [409, 'This request is still being processed. Please wait a moment.'],
  idempotency_mismatch: [422, 'This Idempotency-Key was used for another request.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  invalid_confirmation_link: [400, 'This confirmation link is invalid or has expired.'],
  invalid_credentials: [401, 'Invalid username or password.'],
  invalid_employer_credentials: [401, 'Invalid email or password.'],
  invalid_file_type: [400, 'Please upload a PDF, DOC, or DOCX file.'],
  invalid_input: [
    400,
    ({ errors, reason }) => reason ?? Object.values(errors ?? {})[0] ?? 'Please check what you entered.',
  ],
  invalid_logo: [400, 'Please select an image file'],
  invalid_picture: [400, 'Please select an image file (JPEG or PNG).'],
  invalid_reset_link: [400, 'This reset link is invalid or has expired.'],
  invalid_slip: [400, 'Please upload a picture (JPEG or PNG) or a PDF.'],
  job_closed: [409, 'This job is closed and takes no more applications.'],
  job_credits_short: [
    402,
    ({ cost }) => `You need at least ${credits(cost)} to post this job. Please purchase more credits.`,
  ],
  job_expired: [409, 'This job has expired. Renew it to open it again.'],
  job_gone: [410, 'This job is no longer available.'],
  job_not_found: [404, 'Job not found.'],
  job_not_waiting: [409, 'This job does not wait any more. Somebody else has dealt with it.'],
  job_seeker_not_found: [404, 'User not found.'],
  location_in_use: [409, 'This location is in use. Deactivate it instead.'],
  location_not_found: [404, 'Location not found.'],
  login_expired: [401, 'This took longer than 5 minutes. Please log in again.'],
  logo_too_large: [413, 'Logo file must be smaller than 5MB'],
  mail_not_set_up: [
    409,
    'No mail server is set up yet, so we cannot mail a link. Please set one up under Email Configuration first.',
  ],
  maintenance: [503, 'We are working on the site. Please come back in a little while.'],
  message_not_allowed: [
    403,
    'You can write to people who applied to your jobs or whose CV you opened, and to companies you applied to.',
  ],
  not_found: [404, 'There is nothing here.'],
  note_not_found: [404, 'This note is no longer there.'],
  other_site: [403, 'This request came from another site and was refused.'],
  package_in_use: [409, 'This package has payment requests. Deactivate it instead.'],
  package_not_found: [404, 'This credit package is no longer on sale. Please choose another one.'],
  payment_request_not_found: [404, 'Payment request not found.'],
  photo_not_found: [404, 'Photo not found.'],
  photo_too_large: [413, 'Photo must be smaller than 5MB.'],
  price_changed: [
    409,
    ({ price, reason }) => reason ?? `The price has changed to ${credits(price)}. Please confirm again.`,
  ],
  proposal_decided: [409, 'Somebody has already decided on this line of the statement.'],
  proposal_not_found: [404, 'There is no such line of a statement.'],
  proposal_unsure: [409, 'Amount and reference of this line do not agree with one waiting request.'],
  receipt_not_found: [404, 'There is a receipt once the payment is approved.'],
  registration_closed: [403, 'Registration is closed at the moment. Please try again later.'],
  saved_jobs_full: [409, 'You have saved 200 jobs. Please remove some of them first.'],
  saved_search_not_found: [404, 'Saved search not found.'],
  saved_searches_full: [409, 'You have saved 20 searches. Please delete one of them first.'],
  report_not_found: [404, 'Report not found.'],
  second_factor_on: [409, 'The second factor is on already.'],
  setting_not_found: [404, 'Setting not found.'],
  setting_read_only: [403, 'This setting is read-only.'],
  shortlist_full: [409, 'This list has 500 CVs. Please remove some of them first.'],
  shortlist_name_taken: [409, 'You have a list of this name already. Please choose another name.'],
  shortlist_not_found: [404, 'Shortlist not found.'],
  shortlists_full: [409, 'You have 50 lists. Please delete one of them first.'],
  slip_not_found: [404, 'There is no slip for this payment request.'],
  slug_taken: [
    409,
    'This name gives an address (slug) that is empty or already taken. Please choose another name.',
  ],
  statement_too_large: [413, 'A statement can have 1 MB and 5,000 lines. Please export a shorter time.'],
  statement_unreadable: [
    400,
    ({ reason }) =>
      reason ?? 'This is not a bank statement as CSV. Please export it as CSV and choose that file.',
  ],
  too_many_payment_requests: [
    409,
    ({ limit }) =>
      `You have ${plural(limit ?? 0, 'payment request')} waiting for review. Please wait until one is processed.`,
  ],
  term_not_found: [404, 'Term not found.'],
  too_many_requests: [
    429,
    ({ retryAfter }) => `Too many attempts. Please try again in ${waiting(retryAfter ?? 60)}.`,
  ],
  unavailable: [503, 'The site cannot answer at the moment. Please try again in half a minute.'],
  username_taken: [409, 'This username is already taken.'],
  view_credits_short: [
    402,
    ({ cost }) => `You need at least ${credits(cost)} to view this CV. Please purchase more credits.`,
  ],
}

function waiting(seconds: number): string {
  return seconds < 90
    ? plural(Math.max(1, Math.ceil(seconds)), 'second')
    : plural(Math.ceil(seconds / 60), 'minute')
}

/** What to wait before asking again, seconds, where whoever throws it cannot know better. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { maintenance: 300, unavailable: 30 }

/** Status and JSON body of anything thrown; what is not an AppError is logged and told as `internal` or `unavailable`. */
export function answerError(error: unknown, c: HonoContext<AppEnv>): Response {
  const refusal = asRefusal(error)
  if (!refusal) {
    const what = { path: c.req.path, method: c.req.method, ...describeError(error) }
    c.var.base?.log.error(what, 'request failed')
  }
  const { code, details } = refusal ?? new AppError(isOutage(error) ? 'unavailable' : 'internal')
  const [status, words] = ROWS[code]
  const { errors, price, retryAfter = RETRY_AFTER[code], session } = details
  if (retryAfter !== undefined) c.header('Retry-After', String(Math.ceil(retryAfter)))
  c.header('Cache-Control', 'no-store')
  const message = typeof words === 'string' ? words : words(details)
  return c.json(
    {
      message,
      code,
      ...(errors && { errors }),
      ...(price !== undefined && { price }),
      ...(session && { session }),
    },
    status,
  )
}

function asRefusal(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status < 500)
    return new AppError('invalid_input', { reason: 'The request could not be read.' })
  return DATABASE_REFUSALS.get(databaseCode(error) ?? '')
}

const unstorable = new AppError('invalid_input', {
  reason: 'Your text holds a character that cannot be stored. Please type it again.',
})
/** What the database refuses because of what was sent: NUL and half characters (22021, 22P05), something that is gone by now (23503). */
const DATABASE_REFUSALS: ReadonlyMap<string, AppError> = new Map([
  ['22021', unstorable],
  ['22P05', unstorable],
  ['23503', new AppError('not_found')],
])
