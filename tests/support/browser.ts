import { Agent, type IncomingMessage, request } from 'node:http'
import { request as requestSecurely, Agent as SecureAgent } from 'node:https'
import { buffer } from 'node:stream/consumers'
import type { TestApp } from './app.ts'

export type Answer = { status: number; body: unknown; headers: Headers }
type Sent = { headers?: Record<string, string>; json?: unknown; form?: FormData | URLSearchParams }

/** A call by `fetch` takes three times as much processor time, and the API tests make thousands of calls. */
const PLAIN = { request, agent: new Agent({ keepAlive: true }) }
const SECURE = { request: requestSecurely, agent: new SecureAgent({ keepAlive: true }) }

/** A client with a cookie jar like a browser's, which may have all three sessions at once. */
export function openBrowser(app: Pick<TestApp, 'url'>) {
  const cookies = new Map<string, string>()
  const { request, agent } = app.url.startsWith('https:') ? SECURE : PLAIN

  async function send(
    method: string,
    path: string,
    { headers = {}, json, form }: Sent = {},
  ): Promise<Answer> {
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { headers: described, content } = await encode(json, form)
    const sending = request(app.url + path, {
      agent,
      method,
      headers: { ...(jar && { cookie: jar }), ...described, ...headers },
    })
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      // An error after the answer is ignored: a server that refuses a large body ends the connection.
      sending.once('response', resolve).on('error', reject).end(content)
    })
    const answer = new Headers()
    for (const [name, values = []] of Object.entries(response.headersDistinct))
      for (const value of values) answer.append(name, value)
    for (const line of answer.getSetCookie()) keep(cookies, line)
    const whole = await buffer(response)
    const body = method === 'HEAD' ? undefined : read(whole, answer.get('content-type') ?? '')
    return { status: response.statusCode ?? 0, headers: answer, body }
  }

  return {
    cookies,
    send,
    get: (path: string, headers: Record<string, string> = {}) => send('GET', path, { headers }),
    post: (path: string, json: unknown = {}, headers: Record<string, string> = {}) =>
      send('POST', path, { json, headers }),
    put: (path: string, json: unknown) => send('PUT', path, { json }),
    patch: (path: string, json: unknown) => send('PATCH', path, { json }),
    delete: (path: string) => send('DELETE', path),
    upload: (path: string, form: FormData, method = 'POST') => send(method, path, { form }),
  }
}
export type Browser = ReturnType<typeof openBrowser>

type Encoded = { headers?: Record<string, string | number>; content?: Buffer }

/** With its length, which Node leaves out for DELETE. */
async function encode(json: unknown, form?: FormData | URLSearchParams): Promise<Encoded> {
  if (form) {
    const encoded = new Response(form)
    const content = Buffer.from(await encoded.arrayBuffer())
    return labelled(content, String(encoded.headers.get('content-type')))
  }
  return json === undefined ? {} : labelled(Buffer.from(JSON.stringify(json)), 'application/json')
}

const labelled = (content: Buffer, type: string): Encoded => ({
  headers: { 'content-type': type, 'content-length': content.length },
  content,
})

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (/max-age=0(;|$)/i.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}

/** Without the byte order mark of a CSV file, as `fetch` reads text. */
function read(body: Buffer, type: string): unknown {
  if (type.includes('json')) return JSON.parse(body.toString())
  return type.startsWith('text/') ? new TextDecoder().decode(body) : body
}

/** A browser that is logged in as all these people at once, whose sessions are of different kinds. */
export function openAsAll(app: Pick<TestApp, 'url'>, people: readonly Browser[]): Browser {
  const everybody = openBrowser(app)
  for (const { cookies } of people) for (const [name, value] of cookies) everybody.cookies.set(name, value)
  return everybody
}
