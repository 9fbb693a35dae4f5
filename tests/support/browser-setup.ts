import { rm } from 'node:fs/promises'
import { PASSWORD } from './forms.ts'
import { makeMemoryFolder } from './memory-folder.ts'
import { setUpSupport } from './page-database.ts'
import { startServerProcess } from './server-process.ts'

const CHEAP_PASSWORDS = new URL('./cheap-passwords.ts', import.meta.url).href

/** One product for all browser journeys, started like `npm start`; each journey makes its own people. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await makeMemoryFolder('painim-wok-browser-')
  const environment = { NODE_ENV: 'production', ADMIN_USERNAME: 'vera', ADMIN_PASSWORD: PASSWORD }
  const server = await startServerProcess(folder, environment, ['--import', CHEAP_PASSWORDS])
  process.env.PAGES_URL = server.url
  process.env.PAGES_DATA_DIR = folder
  await setUpSupport(folder)
  return async () => {
    server.tellFailures()
    await server.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}
