import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../scripts/throwaway-postgres.ts'
import { type Application, startApplication } from '../../src/application.ts'
import { readConfig } from '../../src/platform/config.ts'
import { startKannel } from '../support/kannel.ts'
import { logInAdministrator } from '../support/people.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { dir } = temporaryFolder()
let postgres: ThrowawayPostgres
let kannel: Awaited<ReturnType<typeof startKannel>>
let app: Application
let vera: Awaited<ReturnType<typeof logInAdministrator>>

beforeAll(async () => {
  kannel = await startKannel()
  postgres = await startThrowawayPostgres()
  const port = await freePort()
  app = await startApplication(
    readConfig({
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dir,
      LOG_LEVEL: 'silent',
      DATABASE_URL: postgres.url,
      ADMIN_USERNAME: 'vera',
      ADMIN_PASSWORD: 'wantok-demo',
      SMS_GATEWAY: kannel.origin,
    }),
  )
  vera = await logInAdministrator(app)
  const values = {
    sms_driver: 'kannel',
    sms_url: `${kannel.origin}/cgi-bin/sendsms`,
    sms_username: 'wok',
    sms_secret: kannel.password,
  }
  expect((await vera.patch('/api/admin/settings', { values })).status).toBe(200)
})

afterAll(async () => {
  await app?.stop()
  await kannel?.stop()
  postgres?.remove()
})

const DELIVERED = [{ state: 'delivered' }, { state: 'delivered' }]
const rows = async () => (await vera.get('/api/admin/sms')).body

// Rule (SMS): The real Kannel takes a message, hands it to its network and reports that it was delivered
test('a message goes through Kannel to its network, and Kannel’s report marks it as delivered', async () => {
  await vera.post('/api/admin/send-test-sms', { to: '7123 4567' })
  await expect.poll(rows).toMatchObject([{ state: 'delivered', recipient: '+67571234567', parts: 1 }])
  expect(kannel.received[0]).toMatch(/^1234 \+67571234567 .*This is a test SMS from Painim Wok/)
})

test('a text that is not in the GSM alphabet arrives as UCS-2, in as many parts as we counted', async () => {
  await vera.patch('/api/admin/settings', { values: { site_name: 'Wok bilong ōlgeta' } })
  await vera.post('/api/admin/send-test-sms', { to: '7123 4568' })
  await expect.poll(rows).toMatchObject([{ state: 'delivered', parts: 2 }, { state: 'delivered' }])
  expect(kannel.received.slice(1)).toEqual([
    expect.stringContaining('%01M%00l%00g%00e%00t%00a'),
    expect.stringContaining('%00w%00o%00r%00k%00s%00.'),
  ])
})

test('a wrong password is tried again, and the outbox says why', async () => {
  await vera.patch('/api/admin/settings', { values: { sms_secret: 'wrong' } })
  await vera.post('/api/admin/send-test-sms', { to: '7765 4321' })
  await expect
    .poll(rows)
    .toMatchObject([{ state: 'queued', lastError: expect.stringContaining('403') }, ...DELIVERED])
})
