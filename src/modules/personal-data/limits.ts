import type { RateLimit } from '../../platform/rate-limit.ts'
import { HOUR } from '../../shared/time.ts'

/** An export with its files may have 50 MB. */
export const EXPORTS: RateLimit = { name: 'export', points: 10, per: HOUR }
