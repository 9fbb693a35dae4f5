import type { RateLimit } from '../../platform/rate-limit.ts'
import { DAY, HOUR } from '../../shared/time.ts'

/** The maximum number of job alerts of an account, and of an address without one. */
export const MAX_ALERTS = 10

/** The maximum number of jobs in a mail. */
export const MAILED_JOBS = 10

/** The limit is high because whole towns share one address behind a carrier's NAT. */
export const REQUESTS_OF_NETWORK: RateLimit = { name: 'job-alert-network', points: 60, per: HOUR }

/** Counted per email address and network: a stranger who asks for many links uses up only their own limit. */
export const REQUESTS_FOR_EMAIL: RateLimit = { name: 'job-alert-email', points: 5, per: HOUR }

/** Links that we mail to one address, however many networks ask: the address may be a stranger's. */
export const LINKS_TO_EMAIL: RateLimit = { name: 'job-alert-links', points: 5, per: DAY }

/** Days after which an address that was not confirmed is forgotten. */
export const PENDING_DAYS = 7

/** Days for which a stopped alert of an address is kept, so that its link can start it again. */
export const STOPPED_DAYS = 30

/** Days for which no links are mailed to an address whose reader did not ask for one. */
export const DECLINED_DAYS = 365

/** SMS with new jobs to one account, which cost the operator money. Alerts above it wait for the next day. */
export const ALERT_SMS: RateLimit = { name: 'job-alert-sms', points: 3, per: 20 * HOUR }

/** Days without a login after which a phone number gets no more alerts, because it may have a new owner. */
export const UNUSED_DAYS = 180

/** Characters of the name of an alert in an SMS, so that most fit into one part. */
export const SMS_NAME = 40

/** The hour in Port Moresby from which a mail may leave. */
export const MAIL_HOUR = 5
