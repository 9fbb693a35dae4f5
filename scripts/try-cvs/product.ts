import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { ScriptError } from '../script.ts'

type Sent = { cookie?: string; json?: unknown; form?: FormData }
type Answer = { status: number; body: unknown; headers: Headers }

const Created = v.object({ id: v.number() })
const Refusal = v.object({ message: v.string() })
const Categories = v.array(v.object({ name: v.string(), slug: v.string() }))
const Found = v.object({ cvs: v.array(v.object({ id: v.number() })), totalPages: v.number() })

export type Category = v.InferOutput<typeof Categories>[number]
export type Uploaded = { cvId: number; ms: number } | { refusal: string }

/** Calls a running product as a browser does. `say` prints why it takes long. */
export function openProduct(url: string, say: (line: string) => void) {
  async function call(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const { cookie, json, form } = sent
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: form }),
    })
    const body: unknown = await response.json().catch(() => undefined)
    if (response.status !== 429) return { status: response.status, body, headers: response.headers }
    const seconds = Number(response.headers.get('retry-after') ?? 60)
    say(`The product asks us to wait ${seconds} s. To avoid this, start it with a higher RATE_LIMIT_FACTOR`)
    await wait(seconds * 1000)
    return call(method, path, sent)
  }

  return {
    async requireRunning(): Promise<void> {
      const answer = await call('GET', '/api/health').catch(() => undefined)
      if (answer?.status !== 200)
        throw new ScriptError(`No product answers at ${url}. Start it, or give its address with --url`)
    },

    async listCategories(): Promise<Category[]> {
      return v.parse(Categories, (await call('GET', '/api/categories')).body)
    },

    /** Uploads a CV as a new job seeker. The account is not deleted afterwards. */
    async upload(path: string, fields: { jobTitle: string; category: string }): Promise<Uploaded> {
      const cookie = await register(call, fields)
      const { name, email, phone, location, experience } = PERSON
      const form = new FormData()
      const filled = { ...fields, fullName: name, email, phone, location, experience, skills: '[]' }
      for (const [field, value] of Object.entries(filled)) form.append(field, value)
      form.append('file', new File([new Uint8Array(await readFile(path))], basename(path)))
      const started = performance.now()
      const { status, body } = await call('POST', '/api/cvs/upload', { cookie, form })
      if (status === 201) return { cvId: v.parse(Created, body).id, ms: performance.now() - started }
      return { refusal: messageOf(body, status) }
    },

    /** Whether the CV is on any page of the search results for these words. */
    async finds(cvId: number, words: readonly string[]): Promise<boolean> {
      for (let page = 1, pages = 1; page <= pages; page++) {
        const query = new URLSearchParams({ query: words.join(' '), limit: '50', page: String(page) })
        const { body } = await call('GET', `/api/cvs/search?${query}`)
        const { cvs, totalPages } = v.parse(Found, body)
        if (cvs.some(({ id }) => id === cvId)) return true
        pages = totalPages
      }
      return false
    },
  }
}
export type Product = ReturnType<typeof openProduct>

/** Contains no words that a search could find the CV by: only the text of the file should be found. */
const PERSON = {
  name: 'Try Out',
  email: 'try.out@example.com',
  phone: '7012 3456',
  location: 'Port Moresby',
  experience: 'mid',
  education: 'diploma',
  summary: 'Registered by a script that tries out how files are read and found again.',
}

/** Returns the session cookie. */
async function register(
  call: (method: string, path: string, sent?: Sent) => Promise<Answer>,
  fields: { jobTitle: string; category: string },
): Promise<string> {
  const { name, summary, ...person } = PERSON
  const username = `try.${randomBytes(6).toString('hex')}`
  const login = { username, password: randomBytes(12).toString('base64url') }
  const form = {
    ...person,
    ...fields,
    ...login,
    fullName: name,
    summary,
    skills: ['Trying out'],
    email: `${username}@example.com`,
  }
  const registered = await call('POST', '/api/auth/register', { json: form })
  if (registered.status !== 201)
    throw new ScriptError(`Registration: ${messageOf(registered.body, registered.status)}`)
  const loggedIn = await call('POST', '/api/auth/login', { json: login })
  const [cookie = ''] = loggedIn.headers.getSetCookie()[0]?.split(';') ?? []
  if (!cookie) throw new ScriptError(`Login: ${messageOf(loggedIn.body, loggedIn.status)}`)
  return cookie
}

function messageOf(body: unknown, status: number): string {
  const parsed = v.safeParse(Refusal, body)
  return parsed.success ? parsed.output.message : `status ${status}`
}
