import type { Parts } from '../../src/application.ts'
import type { Config } from '../../src/platform/config.ts'
import { ScriptError } from '../script.ts'

export function refuseInternet({ publicUrl }: Config): void {
  if (publicUrl.startsWith('https:'))
    throw new ScriptError(
      'PUBLIC_URL begins with https: the demo world, whose password everybody knows, is not for a product on the internet',
    )
}

/** The seeded administrator, and nobody else. */
export async function requireEmpty({ db }: Parts): Promise<void> {
  const { rows } = await db.$client.query<{ is_empty: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM job_seekers) AND NOT EXISTS (SELECT FROM employers)
       AND (SELECT count(*) FROM administrators) < 2 AS is_empty`,
  )
  if (!rows[0]?.is_empty)
    throw new ScriptError(
      'The database holds people already: the demo world goes into an empty one only (choose another DATA_DIR)',
    )
}
