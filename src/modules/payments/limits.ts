import { HOUR } from '../../shared/time.ts'

export const MAX_SLIP_BYTES = 5 * 1024 * 1024

/** The maximum number of pending payment requests per employer. */
export const MAX_PENDING = 5

/** Per employer. Each slip is redrawn, which takes a second of processor time. */
export const SLIPS = { name: 'slips', points: 30, per: HOUR }
