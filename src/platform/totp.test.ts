import { describe, expect, test } from 'vitest'
import { base32, findTotpStep, newTotpSecret, totpCode, totpUri } from './totp.ts'

/** RFC 6238, appendix B: the SHA-1 secret, times in seconds and the last six of the eight digits. */
const SECRET = Buffer.from('12345678901234567890')
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code of an app', () => {
  test.each(VECTORS)('at %i seconds matches RFC 6238', (seconds, code) => {
    expect(totpCode(SECRET, at(seconds))).toBe(code)
  })

  // Rule (logins): Codes follow RFC 6238 and are accepted one step early or late
  test('counts in its own 30 seconds, the 30 before and the 30 after', () => {
    const code = totpCode(SECRET, at(900))
    const found = [839, 870, 899, 900, 929, 959, 960].map((time) => findTotpStep(SECRET, code, at(time)))
    expect(found).toEqual([undefined, 30, 30, 30, 30, 30, undefined])
  })

  test('has exactly six digits', () => {
    const code = totpCode(SECRET, at(900))
    const wrong = ['', code.slice(1), `${code} `.slice(1), 'abcdef']
    expect(wrong.map((typed) => findTotpStep(SECRET, typed, at(900)))).toEqual(wrong.map(() => undefined))
  })
})

test('base32 follows RFC 4648', () => {
  const texts = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar']
  expect(texts.map((text) => base32(Buffer.from(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ])
})

test('secrets differ, and the address for apps names site and account', () => {
  expect(newTotpSecret()).toHaveLength(20)
  expect(totpUri(Buffer.from('foobar'), 'Painim Wok', 'vera@x')).toBe(
    'otpauth://totp/Painim%20Wok:vera%40x?secret=MZXW6YTBOI&issuer=Painim%20Wok',
  )
})
