import { BULK_MESSAGES_A_DAY } from './schema.ts'

/**
 * People whom an employer writes to by the bulk message, in a day. They applied to its jobs, so it is more than the messages typed one
 * by one allow, and less than a stolen account would send.
 */
export const BULK_MESSAGES = { name: 'bulk-messages', points: BULK_MESSAGES_A_DAY, seconds: 86_400 }
