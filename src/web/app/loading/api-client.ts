import type { hc } from 'hono/client'
import type { Api } from '../../../api.ts'
import { isEnglish, t } from '../../../shared/language/words.ts'
import { type CallApi, SESSION_KINDS, type SessionKind } from '../../../shared/rendering.ts'

/** The API's own types: `client.api.jobs.search.$get({ query })`. */
export type ApiClient = ReturnType<typeof hc<Api>>

/**
 * Creates the client. In the browser it uses the network (`expired-login.ts`); on the server `callApi` answers without
 * a socket.
 */
export function createApiClient(callApi: CallApi = (path, init) => fetch(path, init)): ApiClient {
  return apiRequests(callApi) as ApiClient
}

/** A refused call, with the message of the server. `price`: the new price in credits or toea, if it has changed. */
export class ApiError extends Error {
  // `declare`: for old browsers, the build would add 350 bytes to every page that define these fields twice.
  declare readonly status: number
  /** What our server or our own code says. Undefined for the answer of a proxy. */
  declare readonly reason: string | undefined
  declare readonly code: string | undefined
  declare readonly errors: Readonly<Record<string, string>>
  declare readonly price: number | undefined
  /** The login that the call needs, if it is missing. */
  declare readonly session: SessionKind | undefined

  constructor(status: number, body: string) {
    const { message, code, errors = {}, price, session }: Partial<Refusal> = readRefusal(body) || {}
    super(message ?? `${status}: ${body}`)
    this.name = 'ApiError'
    this.status = status
    this.reason = message
    this.code = code
    this.errors = errors
    this.price = price
    this.session = SESSION_KINDS.find((kind) => kind === session)
  }
}

type Refusal = {
  message: string
  code?: string
  errors?: Record<string, string>
  price?: number
  session?: string
}

function readRefusal(body: string): Refusal | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return isRefusal(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  )
}

type JsonAnswer = {
  ok: boolean
  status: number
  statusText: string
  text(): Promise<unknown>
  json(): Promise<unknown>
}
/** The JSON type of a call's successful answers. */
type JsonOf<R> = R extends { ok: false } ? never : R extends { json(): Promise<infer T> } ? T : never

/** Returns the JSON of an answer or throws ApiError: `await call(client.api.categories.$get())`. */
export async function call<R extends JsonAnswer>(request: Promise<R>): Promise<JsonOf<R>> {
  const answer = await arrived(request)
  if (!answer.ok) throw await refusalOf(answer)
  // Something on the way answers with a page of its own.
  return answer.json().catch(() => {
    throw new ApiError(answer.status, '')
  }) as Promise<JsonOf<R>>
}

/** Returns the answer to a request, or throws `noConnection`. */
export const arrived = <R>(request: Promise<R>): Promise<R> =>
  request.catch(() => {
    throw noConnection()
  })

/** Says that the network has lost something. Its status is 0. */
const noConnection = () => new ApiError(0, JSON.stringify({ message: t('Network error. Please try again.') }))

/**
 * Returns what to tell a person about a failure. `fallback`: for a refusal without a reason. Any other error is ours:
 * the text says so, and the error is counted (`count-error.ts`).
 */
export function reasonOf(error: unknown, fallback = t(OURS)): string {
  if (error instanceof ApiError) return error.reason ?? fallback
  // The words of Chrome, Firefox and Safari for a module that did not arrive.
  if (/dynamically|Importing/.test(String(error))) return noConnection().message
  // Uncaught, as if nobody had asked for its reason.
  void Promise.reject(error)
  return t(OURS)
}

const OURS = 'Something went wrong on our side. Please try again.'

/** Returns the error of a failed call: the `message` of its JSON, otherwise status, colon, space and text. */
export async function refusalOf(answer: Omit<JsonAnswer, 'json'>): Promise<ApiError> {
  return new ApiError(answer.status, String((await answer.text()) || answer.statusText))
}

/**
 * Returns a key for a form that creates or spends something. The form makes it when it opens and sends it with every
 * attempt.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

type Values = Readonly<Record<string, string | readonly string[] | undefined>>
type Input = { param?: Record<string, string>; query?: Values; json?: unknown }
type Options = { headers?: Record<string, string>; init?: RequestInit }

/**
 * Implements the part of Hono's `hc` that we use: `client.api.jobs[':id'].$get({ param, query, json }, { headers, init
 * })` becomes a request. The types come from Hono; its code would add 2 kB to every first visit.
 */
function apiRequests(send: CallApi, path: readonly string[] = []): unknown {
  return new Proxy(() => undefined, {
    get: (_, key) =>
      typeof key === 'string' && key !== 'then' ? apiRequests(send, [...path, key]) : undefined,
    apply: (_, __, [input = {}, options = {}]: [Input?, Options?]) => {
      const { param = {}, query = {}, json } = input
      const steps = path.slice(0, -1).map((step) => fill(step, param))
      const address = `/${steps.join('/')}${queryOf(query)}`
      // The address of a file to link or download; nothing is requested.
      if (path.at(-1) === '$path') return address
      return send(address, {
        method: (path.at(-1) ?? '$get').slice(1).toUpperCase(),
        headers: {
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
          // Refusals are in the language of the page.
          ...(!isEnglish() && { 'Accept-Language': 'tpi' }),
          ...options.headers,
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...options.init,
      })
    },
  })
}

/** Replaces `:id` and `:id{[0-9]+}` by their values. */
function fill(step: string, param: Record<string, string>): string {
  const name = /^:(\w+)/.exec(step)?.[1]
  return name === undefined ? step : encodeURIComponent(param[name] ?? '')
}

function queryOf(values: Values): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, one]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
