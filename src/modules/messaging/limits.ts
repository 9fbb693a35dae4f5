import { HOUR } from '../../shared/time.ts'

/** Per account on both sides: more than a person types, less than a machine would send. */
export const MESSAGES = { name: 'messages', points: 60, per: HOUR }
/** People to whom an employer may write for the first time. */
export const NEW_CONVERSATIONS = { name: 'new-conversations', points: 20, per: HOUR }
export const CONVERSATION_REPORTS = { name: 'conversation-reports', points: 10, per: HOUR }

/** Characters. */
export const MESSAGE_LENGTH = 4000
/** Per employer. */
export const MAX_SAVED_REPLIES = 50
/** Characters. */
export const REPLY_NAME_LENGTH = 60
/** Characters of the message that its mail shows. */
export const MAILED_EXCERPT = 200
/** Characters of the newest message in the lists. */
export const PREVIEW = 120
/** Characters of the message's first line that its notice shows. */
export const NOTICE_EXCERPT = 120

/** The number of the other side's messages in the mail about a report, and the characters of each. */
export const REPORTED_MESSAGES = 3
export const REPORTED_EXCERPT = 500

/** The number of newest messages that an administrator can read. */
export const MAX_MESSAGES_READ = 50

/** Characters of the details of a report. */
export const MAX_REPORT_DETAILS = 1000
