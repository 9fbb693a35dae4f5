import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { findAddresses, mayReach } from '../mail/public-address.ts'
import type { PushMessage } from './encrypt-message.ts'

/**
 * Whether a browser's push service may be asked. Addresses without encryption are only for hosts that the operator
 * allows. Names are checked again when they are looked up.
 */
export function mayBePublic(allowed: readonly string[], { protocol, hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) > 0) return mayReach(allowed, host, host)
  return protocol === 'https:' && host.includes('.')
}

/**
 * Hands a message to its push service, which must be on the internet. Returns the status of the answer. Redirects are
 * not followed.
 */
export async function sendToPushService(
  { url, headers, body }: PushMessage,
  allowed: readonly string[],
  milliseconds: number,
): Promise<number> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = await findAddresses(allowed, host, milliseconds)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(milliseconds),
        // Only the addresses that were checked, even if the name has others by now.
        lookup: (_host, { all }, done) => {
          const [first = { address: '', family: 0 }] = found
          if (all) done(null, found)
          else done(null, first.address, first.family)
        },
      },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
