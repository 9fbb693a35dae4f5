import type { hc } from 'hono/client'
import type { Api } from '../http/app.ts'
import { type CallApi, SESSION_KINDS, type SessionKind } from '../shared/rendering.ts'
import { apiRequests } from './api-requests.ts'

/** Typed by the API itself: `client.api.jobs.search.$get({ query })`. */
export type ApiClient = ReturnType<typeof hc<Api>>

/** In the browser over the network (`expired-login.ts`); on the server `callApi` answers without a socket. */
export function createApiClient(callApi: CallApi = (path, init) => fetch(path, init)): ApiClient {
  return apiRequests(callApi) as ApiClient
}

/** A call that was refused, in the words of the server. `price` in credits or toea, when it has changed. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string | undefined
  readonly errors: Readonly<Record<string, string>>
  readonly price: number | undefined
  /** The login that the call wanted and did not find. */
  readonly session: SessionKind | undefined

  constructor(status: number, body: string) {
    const told = readRefusal(body)
    super(told?.message ?? `${status}: ${body}`)
    this.status = status
    this.code = told?.code
    this.errors = told?.errors ?? {}
    this.price = told?.price
    this.session = SESSION_KINDS.find((kind) => kind === told?.session)
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
/** What the successful ones of an answer's variants carry. */
type JsonOf<R> = R extends { ok: false } ? never : R extends { json(): Promise<infer T> } ? T : never

/** The JSON of an answer, or an ApiError: `await call(client.api.categories.$get())`. */
export async function call<R extends JsonAnswer>(request: Promise<R>): Promise<JsonOf<R>> {
  const answer = await request.catch(() => {
    throw new ApiError(0, '{"message":"Network error. Please try again."}')
  })
  if (!answer.ok) throw await refusalOf(answer)
  return answer.json() as Promise<JsonOf<R>>
}

/** What a failed call is told as: `message` of its JSON, else status, colon, space and text. */
export async function refusalOf(answer: Omit<JsonAnswer, 'json'>): Promise<ApiError> {
  return new ApiError(answer.status, String((await answer.text()) || answer.statusText))
}

/** A form that creates or spends makes one when it opens, and sends it with every try. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
