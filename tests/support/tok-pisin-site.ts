import { rm } from 'node:fs/promises'
import { openParts } from '../../src/application.ts'
import { readConfig } from '../../src/platform/config.ts'
import { PASSWORD } from './forms.ts'
import { makeMemoryFolder } from './memory-folder.ts'
import { startServerProcess } from './server-process.ts'

export type TokPisinSite = { url: string; stop(): Promise<void> }

/**
 * Starts a site of its own with Tok Pisin and free postings, because these settings would change the pages of all other
 * journeys. Its administrator is vera.
 */
export async function startTokPisinSite(): Promise<TokPisinSite> {
  const folder = await makeMemoryFolder('painim-wok-tok-pisin-')
  const server = await startServerProcess(folder, {
    NODE_ENV: 'production',
    ADMIN_USERNAME: 'vera',
    ADMIN_PASSWORD: PASSWORD,
  })
  const parts = await openParts(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), 'script')
  for (const [key, value] of [
    ['tok_pisin_enabled', 'true'],
    ['job_posting_cost', '0'],
  ])
    await parts.db.$client.query('UPDATE system_settings SET setting_value = $2 WHERE setting_key = $1', [
      key,
      value,
    ])
  await parts.close()
  return {
    url: server.url,
    async stop() {
      server.tellFailures()
      await server.end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
