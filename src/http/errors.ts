import type { Context as HonoContext } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { databaseCode, describeError, isOutage } from '../platform/database/errors.ts'
import { AppError, type ErrorCode, type ErrorDetails, type FieldErrors } from '../shared/errors.ts'
import { tFilled } from '../shared/language/words.ts'
import { plural } from '../shared/text.ts'
import type { AppEnv } from './environment.ts'

type Row = readonly [status: ContentfulStatusCode, message: string | ((details: ErrorDetails) => string)]

const credits = (cost: number | undefined) => plural(cost ?? 0, 'credit')
const full = (one: string, act: string) => (details: ErrorDetails) =>
  `You have ${plural(details.limit ?? 0, one)}. Please ${act} first.`
const megabytes = (bytes = 0) => `${bytes / 1024 / 1024}MB`

/** The HTTP status and the message of each error code. */
const ROWS: Record<ErrorCode, Row> = {
  access_required: [403, 'You must view the CV first before downloading.'],
  cv_not_opened: [403, 'You have not opened this CV yet.'],
  account_suspended: [403, 'This account is suspended. Please contact support.'],
  already_applied: [409, 'You have already applied: already applied to this job.'],
  already_processed: [409, 'This payment request has already been processed.'],
  interview_changed: [409, 'The interview has changed meanwhile. Please look at it again.'],
  interview_not_found: [404, 'There is no interview for this application.'],
  interview_not_possible: [409, 'This application was withdrawn or rejected.'],
  application_moved: [409, 'Someone else has moved this application. You now see its new status.'],
  announcement_not_found: [404, 'Announcement not found.'],
  application_over: [409, 'This application is closed. Nothing can be shared with it any more.'],
  application_not_found: [404, 'Application not found.'],
  saved_reply_not_found: [404, 'Saved reply not found.'],
  saved_replies_full: [409, 'You have the most saved replies that are possible. Delete one first.'],
  approval_required: [
    403,
    'Your company is waiting for approval. We will tell you by email when it is done.',
  ],
  authentication_required: [401, 'Please log in to continue.'],
  body_too_large: [413, 'This text is too long. Please shorten it and try again.'],
  category_not_found: [404, 'Category not found.'],
  category_in_use: [409, 'This category is in use. Deactivate it instead.'],
  company_has_no_access: [404, 'This company can no longer open your CV.'],
  code_wrong: [400, 'This code is wrong or was used before.'],
  contact_report_decided: [409, 'This report has already been decided.'],
  contact_report_late: [
    409,
    ({ limit }) =>
      `Contact details can be reported within ${plural(limit ?? 0, 'day')} of paying for the CV. We refund only credits that you paid.`,
  ],
  contact_report_not_found: [404, 'Report not found.'],
  contact_reported: [
    409,
    'You have already reported these contact details. We will write to you when we have decided.',
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
  document_not_found: [404, 'This document was deleted or is no longer shared.'],
  documents_full: [409, full('document', 'delete one of them')],
  download_credits_short: [
    402,
    ({ cost }) => `You need at least ${credits(cost)} to download this CV. Please purchase more credits.`,
  ],
  email_busy: [409, 'This mail is being sent right now. Please look again in a few minutes.'],
  email_erased: [409, 'The text of this mail was erased, so it cannot be sent again.'],
  email_not_found: [404, 'This mail is no longer in the outbox.'],
  email_off: [503, 'We cannot send emails at the moment. Please try again later.'],
  email_taken: [409, 'This email address is already registered.'],
  employer_closed: [409, 'This company closed its account. It can register again with a new one.'],
  employer_has_ledger: [
    409,
    'This company has had credits, and its payments must be kept. Suspend it instead; the company itself can close its account.',
  ],
  employer_not_found: [404, 'Employer not found.'],
  file_active_content: [
    400,
    'This document contains a script, another file or content that is loaded from the internet, which can carry a virus. Please open it, choose Print, then “Save as PDF”, and upload that PDF.',
  ],
  file_empty: [400, 'This file is empty. Please choose another file.'],
  file_encrypted: [
    400,
    'This file is locked with a password. Please save a copy without the password and upload that.',
  ],
  file_infected: [400, ({ errors }) => Object.values(errors ?? {})[0] ?? 'This file has a virus.'],
  file_macros: [400, 'This document contains macros. Please save it as PDF and upload that.'],
  file_required: [400, 'Please select a CV file to upload.'],
  file_too_large: [413, ({ limit }) => `File size must be less than ${megabytes(limit)}.`],
  file_unreadable: [400, 'This file could not be read. Please save it as PDF again and upload that.'],
  file_waiting: [
    409,
    'This file is still waiting for the virus check. Please try again later. You have not been charged for it.',
  ],
  forbidden: [403, 'You have no permission for this.'],
  hidden_companies_full: [
    409,
    ({ limit }) => `You hide from ${plural(limit ?? 0, 'company', 'companies')}. Remove one of them first.`,
  ],
  visible_to_hidden: [
    409,
    'You hide from a company, and it would see you by logging out. Remove all hidden companies first, or choose “Employers only”.',
  ],
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
  job_alert_not_found: [404, 'Job alert not found.'],
  job_alerts_full: [409, full('job alert', 'stop one of them')],
  job_changed: [409, 'The employer has changed this job. Please read it again.'],
  job_closed: [409, 'This job is closed. You can no longer apply to it.'],
  job_credits_short: [
    402,
    ({ cost }) => `You need at least ${credits(cost)} to post this job. Please purchase more credits.`,
  ],
  job_expired: [409, 'This job has expired. Renew it to open it again.'],
  job_gone: [410, 'This job is no longer available.'],
  job_not_found: [404, 'Job not found.'],
  job_not_waiting: [409, 'Someone else has already decided on this job.'],
  job_template_not_found: [404, 'Template not found.'],
  job_templates_full: [409, 'You have the most templates that are possible. Delete one first.'],
  job_seeker_not_found: [404, 'User not found.'],
  location_in_use: [409, 'This location is in use. Deactivate it instead.'],
  location_not_found: [404, 'Location not found.'],
  login_expired: [
    401,
    ({ limit }) => `This took longer than ${plural(limit ?? 0, 'minute')}. Please log in again.`,
  ],
  logo_too_large: [413, ({ limit }) => `Logo file must be smaller than ${megabytes(limit)}`],
  mail_not_set_up: [
    409,
    'No mail server is set up yet, so we cannot mail a link. Please set one up under Email Configuration first.',
  ],
  maintenance: [503, 'We are working on the site. Please come back in a little while.'],
  message_not_allowed: [
    403,
    'You can write to people who applied to your jobs or whose CV you opened, and to companies you applied to.',
  ],
  not_found: [404, 'This page or item does not exist.'],
  note_not_found: [404, 'This note was deleted.'],
  other_site: [403, 'This request came from another site and was refused.'],
  package_in_use: [409, 'This package has payment requests. Deactivate it instead.'],
  package_not_found: [404, 'This credit package is no longer on sale. Please choose another one.'],
  password_required: [
    403,
    'You are opening many more CVs than usual. Please type your password to go on: this protects your credits if someone else has your login.',
  ],
  payment_request_not_found: [404, 'Payment request not found.'],
  phone_code_needed: [400, 'We sent you a code by SMS. Please enter it.'],
  phone_code_wrong: [400, 'This code is wrong or too old. Check it, or ask for a new one.'],
  phone_taken: [409, 'This phone number has an account already. You can log in with a code by SMS.'],
  phone_unused: [403, 'Nobody used this number here for half a year. Please log in with your password.'],
  photo_not_found: [404, 'Photo not found.'],
  photo_too_large: [413, ({ limit }) => `Photo must be smaller than ${megabytes(limit)}.`],
  price_changed: [
    409,
    ({ price, reason }) => reason ?? `The price has changed to ${credits(price)}. Please confirm again.`,
  ],
  proposal_decided: [409, 'Someone has already decided on this line of the statement.'],
  proposal_not_found: [404, 'This line of a statement does not exist.'],
  proposal_unsure: [
    409,
    'The amount and the reference of this line do not match exactly one waiting request.',
  ],
  receipt_not_found: [404, 'You get a receipt when the payment is approved.'],
  registration_closed: [403, 'Registration is closed at the moment. Please try again later.'],
  saved_jobs_full: [
    409,
    ({ limit }) => `You have saved ${plural(limit ?? 0, 'job')}. Please remove some of them first.`,
  ],
  saved_search_not_found: [404, 'Saved search not found.'],
  saved_searches_full: [
    409,
    ({ limit }) =>
      `You have saved ${plural(limit ?? 0, 'search', 'searches')}. Please delete one of them first.`,
  ],
  report_not_found: [404, 'Report not found.'],
  second_factor_on: [409, 'The second factor is already on.'],
  setting_changed: [409, 'Somebody else has changed this setting in the meantime.'],
  setting_not_found: [404, 'Setting not found.'],
  setting_read_only: [403, 'This setting is read-only.'],
  shortlist_full: [
    409,
    ({ limit }) => `This list has ${plural(limit ?? 0, 'CV')}. Please remove some of them first.`,
  ],
  shortlist_name_taken: [409, 'You already have a list with this name. Please choose another name.'],
  shortlist_not_found: [404, 'Shortlist not found.'],
  shortlists_full: [409, full('list', 'delete one of them')],
  slip_not_found: [404, 'There is no slip for this payment request.'],
  sms_busy: [409, 'This SMS was sent, is being sent, or has no text any more.'],
  sms_full: [503, 'We cannot send any more SMS today. Please try again tomorrow.'],
  sms_not_found: [404, 'This SMS is no longer in the outbox.'],
  sms_off: [409, 'No SMS gateway is set up.'],
  slug_taken: [409, 'The address (slug) of this name is empty or in use. Please choose another name.'],
  statement_too_large: [
    413,
    'A statement can have at most 1 MB and 5,000 lines. Please export a shorter period.',
  ],
  statement_unreadable: [
    400,
    ({ reason }) =>
      reason ??
      'This file is not a bank statement in CSV format. Please export it as CSV and choose that file.',
  ],
  too_many_logins: [
    503,
    ({ retryAfter }) =>
      `Many people are logging in right now. Please try again in ${waiting(retryAfter ?? 10)}.`,
  ],
  too_many_payment_requests: [
    409,
    ({ limit }) =>
      `You have ${plural(limit ?? 0, 'payment request')} waiting for review. Please wait until one is processed.`,
  ],
  status_note_not_found: [404, 'Status note not found.'],
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

/** The default of `Retry-After`, in seconds, for errors that are thrown without `retryAfter`. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { maintenance: 300, unavailable: 30 }

/**
 * Returns the status and the JSON body for any thrown value. Logs one that is not an AppError and answers `internal` or
 * `unavailable`.
 */
export function answerError(error: unknown, c: HonoContext<AppEnv>): Response {
  const refusal = asRefusal(error)
  if (!refusal) {
    const what = { path: c.req.path, method: c.req.method, ...describeError(error) }
    c.var.base?.log.error(what, 'request failed')
  }
  const told = refusal ?? new AppError(isOutage(error) ? 'unavailable' : 'internal')
  const { code, details } = told
  const { status, message } = worded(told)
  const { errors, price, retryAfter = RETRY_AFTER[code], session } = details
  if (retryAfter !== undefined) c.header('Retry-After', String(Math.ceil(retryAfter)))
  c.header('Cache-Control', 'no-store')
  return c.json(
    {
      message,
      code,
      ...(errors && { errors: inWords(errors) }),
      ...(price !== undefined && { price }),
      ...(session && { session }),
    },
    status,
  )
}

const inWords = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, tFilled(message)]))

/** Returns the status and the message of a refusal or an outage, or undefined for any other error. */
export function refusalOf(error: unknown): { status: ContentfulStatusCode; message: string } | undefined {
  const refusal = asRefusal(error) ?? (isOutage(error) ? new AppError('unavailable') : undefined)
  return refusal && worded(refusal)
}

function worded({ code, details }: AppError) {
  const [status, words] = ROWS[code]
  return { status, message: tFilled(typeof words === 'string' ? words : words(details)) }
}

function asRefusal(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status < 500)
    return new AppError('invalid_input', { reason: 'The request could not be read.' })
  // A row that the request refers to was deleted in the meantime.
  return databaseCode(error) === '23503' ? new AppError('not_found') : undefined
}
