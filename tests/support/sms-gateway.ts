import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { forgetVersions } from '../../src/platform/database/content-versions.ts'
import type { TestApp } from './app.ts'

type Call = { to: string; text: string; report: string; authorization: string; address: string }

/** Opens a gateway that takes JSON. Tests can set its answer. Start the app with `SMS_GATEWAY: gateway.origin`. */
export async function openSmsGateway() {
  const calls: Call[] = []
  let answer = { status: 200, body: 'ok id=1' }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { authorization = '' } = request.headers
      const sent = JSON.parse(Buffer.concat(chunks).toString() || '{}')
      calls.push({ to: '', text: '', report: '', ...sent, authorization, address: request.url ?? '' })
      response.writeHead(answer.status).end(answer.body)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    calls,
    close: () => void server.close(),
    to: (number: string) => calls.filter((call) => call.to === number),
    answer(status: number, body = 'ok id=1') {
      answer = { status, body }
    },
    /** Changes the app's settings so that it sends through this gateway. */
    async connect(
      app: Pick<TestApp, 'db'> & Partial<Pick<TestApp, 'requestDb'>>,
      more: Record<string, string> = {},
    ) {
      const values = {
        sms_driver: 'http',
        sms_url: `${origin}/send?key={secret}`,
        sms_headers: 'Content-Type: application/json\nAuthorization: Bearer {secret}',
        sms_secret: 'sikret-ki',
        sms_accepted: 'ok id',
        ...more,
      }
      for (const [key, value] of Object.entries(values))
        await app.db.$client.query('UPDATE system_settings SET setting_value = $2 WHERE setting_key = $1', [
          key,
          value,
        ])
      if (app.requestDb) forgetVersions(app.requestDb)
    },
  }
}
