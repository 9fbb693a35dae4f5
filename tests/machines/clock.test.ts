import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { installDebianPackage } from '../../scripts/debian.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { openBrowser } from '../support/browser.ts'
import { jobSeekerForm, PASSWORD } from '../support/forms.ts'
import { startServerProcess } from '../support/server-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const ARCHITECTURE = process.arch === 'arm64' ? 'aarch64' : 'x86_64'
const LIBRARY = `/usr/lib/${ARCHITECTURE}-linux-gnu/faketime/libfaketimeMT.so.1`

const { dir } = temporaryFolder()

/** Sets the clock of the product and of its database; timers keep their length, as on a machine whose clock is set. */
const setClock = (offset: string) => writeFileSync(join(dir, 'clock'), offset)

// Rule (mail and networks): When the clock jumps a day ahead and back, people stay logged in and tasks run
test('when the machine’s clock jumps a day ahead and back, people stay logged in and tasks run', async () => {
  if (!existsSync(LIBRARY)) installDebianPackage('faketime')
  setClock('+0')
  const server = await startServerProcess(join(dir, 'data'), {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: join(dir, 'clock'),
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  const database = openDatabase({
    host: join(dir, 'data/postgres'),
    user: 'painim_wok',
    database: 'painim_wok',
  })
  onTestFinished(async () => {
    await database.close()
    await server.end('SIGTERM')
  })
  const ana = openBrowser(server)
  const form = jobSeekerForm()
  expect((await ana.post('/api/auth/register', form)).status).toBe(201)
  const logIn = (browser = openBrowser(server)) =>
    browser.post('/api/auth/login', { username: form.username, password: PASSWORD })
  expect((await logIn(ana)).status).toBe(200)
  const one = async (text: string) =>
    (await database.db.$client.query<{ value: unknown }>(`SELECT (${text}) AS value`)).rows[0]?.value

  for (const offset of ['-1d', '+0', '+1d', '+0']) {
    setClock(offset)
    const seconds = Date.now() / 1000 + Number.parseInt(offset, 10) * 86_400
    await expect.poll(() => one(`abs(extract(epoch FROM now()) - ${seconds}) < 600`)).toBe(true)
    expect((await ana.get('/api/auth/profile')).status).toBe(200)
    expect((await logIn()).status).toBe(200)
    expect((await openBrowser(server).get('/api/health')).status).toBe(200)
    expect((await openBrowser(server).post('/api/auth/register', jobSeekerForm())).status).toBe(201)
  }
  const minutesSince = (time: string) => one(`floor(extract(epoch FROM now() - (${time})) / 60)`)
  for (const time of [
    "SELECT max(completed_on) FROM pgboss.job WHERE name = 'scan-files' AND completed_on < now() + interval '1 hour'",
    'SELECT max(measured_at) FROM status_parts',
  ])
    await expect.poll(() => minutesSince(time), { timeout: 150_000 }).toBe(0)
})
