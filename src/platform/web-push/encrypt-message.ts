import webPush from 'web-push'

/** Base64url, as browsers use them. */
type Keys = { publicKey: string; privateKey: string }

export function makeKeys(): Keys {
  return webPush.generateVAPIDKeys()
}

export type PushMessage = { url: URL; headers: Record<string, string>; body: Buffer }

type Sender = {
  keys: Keys
  /** The address of this site, which push services may contact about its messages. */
  site: string
  /** How long the push service keeps the message. */
  seconds: number
}

/** Encrypts a message for one browser (RFC 8291) and signs it (RFC 8292). */
export function encryptMessage(
  { endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string },
  text: string,
  { keys, site, seconds }: Sender,
): PushMessage {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    // The library accepts no address with http as the sender.
    vapidDetails: { subject: site.replace(/^http:/, 'https:'), ...keys },
    TTL: seconds,
    contentEncoding: 'aes128gcm',
  })
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return { url: new URL(endpoint), headers: Object.fromEntries(texts), body }
}
