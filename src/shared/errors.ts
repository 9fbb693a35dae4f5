/**
 * The codes of all refusals. `http/errors.ts` defines the status and the message of each; a code without a row
 * there does not compile.
 */
export type ErrorCode =
  | 'access_required'
  | 'cv_not_opened'
  | 'account_suspended'
  | 'already_applied'
  | 'already_processed'
  | 'application_moved'
  | 'announcement_not_found'
  | 'application_not_found'
  | 'application_over'
  | 'saved_replies_full'
  | 'saved_reply_not_found'
  | 'approval_required'
  | 'authentication_required'
  | 'body_too_large'
  | 'category_not_found'
  | 'category_in_use'
  | 'code_wrong'
  | 'company_has_no_access'
  | 'contact_report_decided'
  | 'contact_report_late'
  | 'contact_report_not_found'
  | 'contact_reported'
  | 'conversation_closed'
  | 'interview_changed'
  | 'interview_not_found'
  | 'interview_not_possible'
  | 'conversation_not_found'
  | 'credits_out_of_range'
  | 'current_password_wrong'
  | 'cv_not_found'
  | 'cv_required'
  | 'document_not_found'
  | 'documents_full'
  | 'download_credits_short'
  | 'email_busy'
  | 'email_erased'
  | 'email_not_found'
  | 'email_off'
  | 'email_taken'
  | 'employer_closed'
  | 'employer_has_ledger'
  | 'employer_not_found'
  | 'file_active_content'
  | 'file_empty'
  | 'file_encrypted'
  | 'file_infected'
  | 'file_macros'
  | 'file_required'
  | 'file_too_large'
  | 'file_unreadable'
  | 'file_waiting'
  | 'forbidden'
  | 'hidden_companies_full'
  | 'visible_to_hidden'
  | 'idempotency_conflict'
  | 'idempotency_mismatch'
  | 'internal'
  | 'invalid_confirmation_link'
  | 'invalid_credentials'
  | 'invalid_employer_credentials'
  | 'invalid_file_type'
  | 'invalid_input'
  | 'invalid_logo'
  | 'invalid_picture'
  | 'invalid_reset_link'
  | 'invalid_slip'
  | 'job_alert_not_found'
  | 'job_alerts_full'
  | 'job_changed'
  | 'job_closed'
  | 'job_credits_short'
  | 'job_expired'
  | 'job_gone'
  | 'job_not_found'
  | 'job_not_waiting'
  | 'job_template_not_found'
  | 'job_templates_full'
  | 'job_seeker_not_found'
  | 'location_in_use'
  | 'location_not_found'
  | 'login_expired'
  | 'logo_too_large'
  | 'mail_not_set_up'
  | 'maintenance'
  | 'message_not_allowed'
  | 'not_found'
  | 'note_not_found'
  | 'other_site'
  | 'package_in_use'
  | 'package_not_found'
  | 'password_required'
  | 'payment_request_not_found'
  | 'photo_not_found'
  | 'photo_too_large'
  | 'price_changed'
  | 'proposal_decided'
  | 'proposal_not_found'
  | 'proposal_unsure'
  | 'receipt_not_found'
  | 'registration_closed'
  | 'saved_jobs_full'
  | 'saved_search_not_found'
  | 'saved_searches_full'
  | 'report_not_found'
  | 'second_factor_on'
  | 'setting_not_found'
  | 'setting_read_only'
  | 'shortlist_full'
  | 'shortlist_name_taken'
  | 'shortlist_not_found'
  | 'shortlists_full'
  | 'slip_not_found'
  | 'sms_busy'
  | 'sms_full'
  | 'sms_not_found'
  | 'sms_off'
  | 'slug_taken'
  | 'statement_too_large'
  | 'statement_unreadable'
  | 'too_many_logins'
  | 'too_many_payment_requests'
  | 'status_note_not_found'
  | 'term_not_found'
  | 'too_many_requests'
  | 'unavailable'
  | 'username_taken'
  | 'view_credits_short'

export type FieldErrors = Record<string, string>

/**
 * The values that messages in `http/errors.ts` may contain. `credits` and `cost` are in credits, `retryAfter` in
 * seconds, `price` in credits or toea. `session` is the kind of login that is missing.
 */
export type ErrorDetails = {
  errors?: FieldErrors
  cost?: number
  price?: number
  limit?: number
  retryAfter?: number
  reason?: string
  session?: 'jobSeeker' | 'employer' | 'administrator'
}

/** A refusal that the caller is shown. Any other error that is thrown is a fault of the program or its environment. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}
