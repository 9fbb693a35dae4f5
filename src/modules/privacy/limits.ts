import { DAY } from '../../shared/time.ts'

/** The maximum number of companies that a job seeker hides from. */
export const MAX_HIDDEN_COMPANIES = 50

/**
 * Companies from which a job seeker withdraws the CV. Each gets its credits back although it has read the contact
 * details.
 */
export const WITHDRAWALS = { name: 'cv-withdrawals', points: 5, per: 30 * DAY }

/** Reports of companies by one job seeker. */
export const COMPANY_REPORTS = { name: 'company-reports', points: 5, per: DAY }

/** Characters. */
export const MAX_REPORT_DETAILS = 1000

/** Names of registered companies that are offered while somebody types. */
export const NAMES_OFFERED = 8
