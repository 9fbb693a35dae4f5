import { expect, test } from 'vitest'
import { contentSecurityPolicy, pageHeaders } from './security-headers.ts'

test('the policy allows our own files and hashed scripts, and no other inline code', () => {
  const policy = contentSecurityPolicy({ scripts: ["'sha256-x'"], styles: ["'sha256-y'"] })
  expect(policy).toContain("script-src 'self' 'sha256-x';")
  expect(policy).toContain("style-src 'self' 'sha256-y';")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('the pixel is the only other site allowed, and only if requested', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [], pixel: true })
  expect(policy).toContain("script-src 'self' https://connect.facebook.net;")
  expect(contentSecurityPolicy({ scripts: [], styles: [] })).not.toContain('https:')
})

test('private pages are not indexed, and a reset link is not passed on', () => {
  expect(pageHeaders('/search', true)).toMatchObject({ 'X-Robots-Tag': 'noindex' })
  for (const path of ['/reset-password', '/confirm-email'])
    expect(pageHeaders(path, true)).toMatchObject({
      'Referrer-Policy': 'same-origin',
    })
})
