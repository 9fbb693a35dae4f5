import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as every app does it: HMAC-SHA-1, six digits, steps of 30 seconds since 1970. */
const STEP = 30_000
const DIGITS = 6
/** Phones' clocks differ: the step before and the one after count too (RFC 6238, section 5.2). */
const DRIFT = [-1, 0, 1]

/** 160 bits, as RFC 4226, section 4, recommends. */
export function newTotpSecret(): Buffer {
  return randomBytes(20)
}

const stepOf = (now: Date): number => Math.floor(now.getTime() / STEP)

/** The code of a moment. */
export function totpCode(secret: Buffer, now: Date): string {
  return codeOf(secret, stepOf(now))
}

/** The step whose code this is, of those around `now`; undefined when it is none's. */
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

/** Base32 without padding (RFC 4648, section 6): what people type into an app. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** What the QR code of an app holds (Google Authenticator's key URI format, which all apps read). */
export function totpUri(secret: Buffer, issuer: string, account: string): string {
  const name = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${name}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
