import { isIP } from 'node:net'
import { mayReach } from '../mail/public-address.ts'
import { sendRequest } from '../outgoing-request.ts'
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

/** Hands a message to its push service, which must be on the internet. Returns the status of the answer. */
export async function sendToPushService(
  message: PushMessage,
  allowed: readonly string[],
  milliseconds: number,
): Promise<number> {
  const { status } = await sendRequest({ method: 'POST', ...message }, allowed, milliseconds)
  return status
}
