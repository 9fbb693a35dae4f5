import { isEnglish, t } from '../../../shared/language/words.ts'
import { ApiError } from '../../app/loading/api-client.ts'

/** In bytes. When `sent === total`, the server is still reading the file. */
export type SentBytes = { sent: number; total: number }

export type Sending = {
  method: 'POST' | 'PUT'
  path: string
  body: FormData | string
  headers?: Record<string, string>
}

/** Checks an answer by hand, because the library for schemas is heavier than the form. */
export type IsAnswer<T> = (answer: unknown) => answer is T

type Details = { signal: AbortSignal; onProgress: (progress: SentBytes) => void }

/**
 * Sends a request with XMLHttpRequest, because `fetch` cannot report the progress of an upload. Throws ApiError, with
 * status 0 when the network failed or the upload was stopped.
 */
export function sendWithProgress<T>(
  { method, path, body, headers = {} }: Sending,
  isAnswer: IsAnswer<T>,
  { signal, onProgress }: Details,
) {
  return new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (message: string) => reject(new ApiError(0, JSON.stringify({ message })))
    request.open(method, path)
    if (!isEnglish()) request.setRequestHeader('Accept-Language', 'tpi')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress({ sent: loaded, total })
    }
    request.onerror = () => fail(t(navigator.onLine ? BROKEN : OFFLINE))
    request.ontimeout = () => fail(t(BROKEN))
    request.onabort = () => fail(t(STOPPED))
    request.onload = () => {
      const { status, responseText, statusText } = request
      const answer = readJson(responseText)
      if (status >= 200 && status < 300 && isAnswer(answer)) resolve(answer)
      else reject(refusal(status, responseText || statusText))
    }
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

const BROKEN = 'Network error. Please try again. Nothing you typed is lost.'
const OFFLINE = 'You are offline. Nothing you typed is lost: press Retry when you have a connection again.'
const STOPPED = 'You stopped the upload. Nothing you typed is lost.'

/**
 * Shown when the connection broke and the form was changed since: the first attempt may have arrived, and only the
 * owner can find out.
 */
export const MAY_HAVE_ARRIVED =
  'Your first try may have arrived. Look under My CVs on your dashboard before you send it again.'

function refusal(status: number, body: string): ApiError {
  const error = new ApiError(status, body)
  return error.code === 'idempotency_mismatch'
    ? new ApiError(status, JSON.stringify({ message: t(MAY_HAVE_ARRIVED), code: error.code }))
    : error
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The answer to a CV that was published or changed. */
export function isPublished(answer: unknown): answer is { id: number } {
  return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'number'
}
