import { HOUR } from '../../shared/time.ts'

/** The number of days after a payment in which contacts that do not work can be reported. */
export const REPORT_DAYS = 14

/** Limits an employer, or a thief with its login, that reports every CV it opens. */
export const CONTACT_REPORTS = { name: 'contact-reports', points: 30, per: HOUR }

/** Characters. */
export const MAX_CONTACT_DETAILS = 1000
