import { HOUR } from '../../shared/time.ts'

/** Per address; a whole town may share one. */
export const REPORTS = { name: 'job-reports', points: 10, per: HOUR }

/** Characters. */
export const MAX_REPORT_DETAILS = 1000

/** The maximum number of reports read for a page of jobs, and for one job. */
export const MAX_REPORTS = 1000
