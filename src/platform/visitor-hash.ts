import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/**
 * Returns a hash that distinguishes visitors and may be stored. It uses the salt of this database: without one, all
 * possible addresses could be tried until one matches.
 */
export function visitorHash(visitor: string | Placeholder): SQL<Buffer> {
  return sql`(SELECT sha256(salt || convert_to(${visitor}::text, 'UTF8')) FROM job_view_salt)`
}
