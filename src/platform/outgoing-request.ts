import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { findAddresses } from './mail/public-address.ts'

export type OutgoingRequest = {
  url: URL
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body: string | Buffer
}

/** `body` is the beginning of the answer. */
type Answer = { status: number; body: string }

/** Characters of an answer that are read. The rest is discarded. */
const READ = 2000

/**
 * Sends a request to an address that a person entered. Its host must be on the internet or among `allowed`
 * (`mayReach`). Redirects are not followed.
 */
export async function sendRequest(
  { url, method, headers, body }: OutgoingRequest,
  allowed: readonly string[],
  milliseconds: number,
): Promise<Answer> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = await findAddresses(allowed, host, milliseconds)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        headers,
        signal: AbortSignal.timeout(milliseconds),
        // Connects only to the addresses that were checked, even if the name has others by now.
        lookup: (_host, { all }, done) => {
          const [first = { address: '', family: 0 }] = found
          if (all) done(null, found)
          else done(null, first.address, first.family)
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => {
          if (text.length < READ) text += chunk.slice(0, READ - text.length)
        })
        answer.on('error', reject)
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
