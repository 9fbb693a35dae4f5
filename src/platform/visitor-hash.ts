import { type SQL, sql } from 'drizzle-orm'

/**
 * What tells a visitor from others, as it may be kept. With the salt of this database, or every address that there is could be tried until
 * one fits.
 */
export function visitorHash(visitor: string): SQL<Buffer> {
  return sql`(SELECT sha256(salt || convert_to(${visitor}::text, 'UTF8')) FROM job_view_salt)`
}
