import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Milliseconds per step. All apps use this variant of RFC 6238: HMAC-SHA-1, six digits, steps of 30 seconds since 1970.
 */
const STEP = 30_000
const DIGITS = 6
/** Phones' clocks differ, so the codes of the previous and the next step are accepted too (RFC 6238, 5.2). */
const DRIFT = [-1, 0, 1]

/** Returns a random secret of 160 bits, the length that RFC 4226 recommends. */
export function newTotpSecret(): Buffer {
  return randomBytes(20)
}

const stepOf = (now: Date): number => Math.floor(now.getTime() / STEP)

/** Returns the code that is valid at the time `now`. */
export function totpCode(secret: Buffer, now: Date): string {
  return codeOf(secret, stepOf(now))
}

/** Returns the step near `now` to which the code belongs, or undefined when the code is wrong. */
export function findTotpStep(secret: Buffer, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const typed = Buffer.from(code)
  const steps = DRIFT.map((drift) => stepOf(now) + drift)
  return steps.find((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), typed))
}

function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0x0f
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns base32 without padding (RFC 4648), the form of the secret that people type into an app. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** Returns the text of the QR code for an app, in Google Authenticator's key URI format, which all apps read. */
export function totpUri(secret: Buffer, issuer: string, account: string): string {
  const name = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${name}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
