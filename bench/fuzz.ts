import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { printTable } from './figures.ts'
import { anyRequest, type Body, type FuzzRequest, ROLES, type Role } from './fuzz-requests.ts'
import { startPageServer } from './pages/server.ts'

const SENDERS = 8
/** Requests that are generated at a time. More would fill the memory with long texts. */
const CHUNK = 1000
/** The maximum number of milliseconds for an answer. */
const PATIENCE = 2000
/** Error codes of 503 answers that are no fault. */
const MEANT = ['email_off', 'maintenance']

type Problem = { request: string; problem: string }
export type Fuzzed = {
  /** The number of requests by role and status. */
  statuses: Map<Role, Map<number, number>>
  /** Answers with status 500 and above, and answers that were cut off. */
  faults: Problem[]
  /** Answers that took longer than two seconds. */
  slow: Problem[]
}

/** Sends malformed requests, made from the API description, in every role. Exit code 1 if one of them did harm. */
export async function run(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      requests: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  })
  const server = await startPageServer()
  try {
    const { requests, seed } = { requests: Number(values.requests), seed: Number(values.seed) }
    console.log(`\n${requests} requests from /api/openapi.json, seed ${seed}\n`)
    const fuzzed = await fuzz(server.url, { requests, seed })
    print(fuzzed)
    if (fuzzed.faults.length + fuzzed.slow.length > 0) process.exitCode = 1
  } finally {
    await server.stop()
  }
}

/** Sends the requests to a product with the demo data. The same seed makes the same requests. */
export async function fuzz(
  url: string,
  { requests, seed }: { requests: number; seed: number },
): Promise<Fuzzed> {
  const requestsOf = anyRequest(await (await fetch(`${url}/api/openapi.json`)).json())
  const sessions = openSessions(url)
  const fuzzed: Fuzzed = { statuses: new Map(ROLES.map((role) => [role, new Map()])), faults: [], slow: [] }
  for (let sent = 0; sent < requests; sent += CHUNK) {
    const waiting = fc.sample(requestsOf, { seed: seed + sent, numRuns: Math.min(CHUNK, requests - sent) })
    const send = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await judge(url, next, sessions, fuzzed)
    }
    await Promise.all(Array.from({ length: SENDERS }, send))
  }
  return fuzzed
}

async function judge(url: string, request: FuzzRequest, sessions: Sessions, fuzzed: Fuzzed): Promise<void> {
  const cookie = await sessions.cookieOf(request.role)
  const started = performance.now()
  const { status, text, failure } = await ask(url, request, cookie)
  const ms = Math.round(performance.now() - started)
  const counts = fuzzed.statuses.get(request.role)
  counts?.set(status, (counts.get(status) ?? 0) + 1)
  if (status === 401 && request.role === request.owner) sessions.forget(request.role, cookie)
  const isMeant = status === 503 && MEANT.some((code) => text.includes(`"code":"${code}"`))
  if (failure ?? (status >= 500 && !isMeant))
    fuzzed.faults.push({ request: inWords(request), problem: failure ?? `${status} ${text.slice(0, 200)}` })
  if (ms > PATIENCE) fuzzed.slow.push({ request: inWords(request), problem: `${ms} ms, ${status}` })
}

type Asked = { status: number; text: string; failure?: string }

async function ask(url: string, request: FuzzRequest, cookie: string): Promise<Asked> {
  try {
    const answer = await fetch(url + request.address, {
      method: request.method,
      redirect: 'manual',
      headers: {
        ...(cookie && { cookie }),
        ...(request.idempotencyKey !== undefined && { 'idempotency-key': request.idempotencyKey }),
        ...(request.body?.kind === 'text' && { 'content-type': request.body.contentType }),
      },
      ...(request.body && { body: bodyOf(request.body) }),
    })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error))
    return { status: 0, text: '', failure: `no whole answer: ${message} ${cause ?? ''}` }
  }
}

function bodyOf(body: Body): string | FormData {
  if (body.kind === 'text') return body.text
  const form = new FormData()
  for (const [name, value] of body.fields) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new File([new Uint8Array(value.bytes)], value.name, { type: value.contentType }))
  }
  return form
}

type Sessions = ReturnType<typeof openSessions>

/** Keeps a session for each role, and logs in again when a request has ended it. */
function openSessions(url: string) {
  const cookies = new Map<Role, Promise<string>>([['visitor', Promise.resolve('')]])
  const keys: Partial<Record<Role, string>> = {}
  return {
    async cookieOf(role: Role): Promise<string> {
      const cookie = cookies.get(role) ?? logIn(url, role)
      cookies.set(role, cookie)
      keys[role] = await cookie
      return cookie
    },
    /** Replaces only the newest session, because several requests may fail with the same old one. */
    forget(role: Role, cookie: string): void {
      if (keys[role] === cookie) cookies.delete(role)
    },
  }
}

/** The logins of the demo data. */
const LOGINS: Record<Exclude<Role, 'visitor'>, { path: string; body: Record<string, string> }> = {
  jobSeeker: { path: '/api/auth/login', body: { username: 'ana' } },
  employer: { path: '/api/auth/employer/login', body: { email: 'boroko@example.com' } },
  administrator: { path: '/api/auth/admin/login', body: { username: 'vera' } },
}

async function logIn(url: string, role: Role): Promise<string> {
  if (role === 'visitor') return ''
  const { path, body } = LOGINS[role]
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, password: 'wantok-demo' }),
  })
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return cookie
}

function inWords({ method, address, role, body, idempotencyKey }: FuzzRequest): string {
  const key = idempotencyKey === undefined ? '' : ` key ${JSON.stringify(idempotencyKey)}`
  return `${role} ${method} ${address}${key} ${body ? JSON.stringify(body).slice(0, 400) : ''}`
}

function print({ statuses, faults, slow }: Fuzzed): void {
  const codes = [...new Set([...statuses.values()].flatMap((counts) => [...counts.keys()]))].sort(
    (a, b) => a - b,
  )
  printTable(
    ['role', ...codes.map((code) => (code === 0 ? 'cut' : String(code)))],
    ROLES.map((role) => [role, ...codes.map((code) => String(statuses.get(role)?.get(code) ?? 0))]),
  )
  console.log(`\nfaults ${faults.length}, over ${PATIENCE / 1000} s ${slow.length}`)
  for (const { request, problem } of [...faults, ...slow].slice(0, 40))
    console.log(`${problem}\n  ${request}`)
}
