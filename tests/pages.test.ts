import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'

// The pages are tested as they are built.
execFileSync(process.execPath, ['scripts/setup.ts'])
const app = await startTestApp()

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(app.url + path, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

async function logInAsVera() {
  const browser = openBrowser(app)
  const answer = await browser.post('/api/auth/admin/login', { username: 'vera', password: 'wantok-demo' })
  expect(answer.status).toBe(200)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { browser, cookie }
}

test('a page that is kept for all shows another setting within five seconds', async () => {
  const { browser } = await logInAsVera()
  const rename = (value: string) => browser.patch('/api/admin/settings/site_name', { value })
  const titleAt = async (milliseconds: number) => {
    app.setNow(new Date(Date.now() + milliseconds))
    return /<title>([^<]*)</.exec((await get('/safety')).text)?.[1]
  }
  expect(await titleAt(0)).toContain('Painim Wok')
  await rename('Wok Painim')
  expect(await titleAt(5_000)).toContain('Wok Painim')
  await rename('Painim Wok')
  expect(await titleAt(10_000)).toContain('Painim Wok')
  app.setNow(new Date())
})

const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? ''

/** Of the scripts that a browser would run. */
function inlineScripts(html: string): { nonce: string | undefined; hash: string }[] {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
  return scripts.flatMap(([, attributes = '', code = '']) => {
    if (/\b(src|type)=/.test(attributes)) return []
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
    return [{ hash, nonce: /nonce="([^"]+)"/.exec(attributes)?.[1] }]
  })
}

describe('a page for everybody', () => {
  test('is whole without script, small, and says who may run what', async () => {
    const { status, headers, text } = await get('/')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(text).toMatch(/<h1[^>]*>/)
    expect(text).toContain('action="/search"')
    const scripts = inlineScripts(text)
    expect(scripts.length).toBeGreaterThan(0)
    for (const { hash } of scripts) expect(policyOf(headers)).toContain(hash)
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? []
    expect(policyOf(headers)).toContain(createHash('sha256').update(style).digest('base64'))
    expect(policyOf(headers)).not.toMatch(/script-src[^;]*unsafe|nonce/)
    for (const name of [
      'referrer-policy',
      'x-content-type-options',
      'cross-origin-opener-policy',
      'permissions-policy',
    ])
      expect(headers.get(name)).not.toBeNull()
    expect(headers.get('x-robots-tag')).toBeNull()
  })

  test.each(['/', '/nothing-here'])('%s is at most 20 kB compressed', async (path) => {
    const response = await fetch(app.url + path, { headers: { 'accept-encoding': 'br' } })
    expect(Number(response.headers.get('content-length'))).toBeLessThan(20_000)
  })

  test('is compressed as the browser wishes', async () => {
    const { text } = await get('/')
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      // Node's fetch would unpack it.
      const { request } = await import('node:http')
      const body = await new Promise<Buffer>((resolve, reject) => {
        request(`${app.url}/`, { headers: { 'accept-encoding': encoding } }, async (answer) => {
          expect(answer.headers['content-encoding']).toBe(encoding)
          resolve(Buffer.concat(await answer.toArray()))
        })
          .on('error', reject)
          .end()
      })
      expect(unpack(body).toString()).toBe(text)
    }
  })

  test('has a tag that saves sending it again', async () => {
    const first = await get('/')
    const etag = first.headers.get('etag') ?? ''
    const again = await get('/', { 'if-none-match': etag })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(await get('/', { 'if-none-match': '"other"' })).toMatchObject({ status: 200 })
  })

  test('HEAD answers as GET, without the page', async () => {
    const { headers } = await get('/')
    const head = await get('/', {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, text: '' })
    expect(head.headers.get('etag')).toBe(headers.get('etag'))
    expect(head.headers.get('content-length')).toBe(headers.get('content-length'))
  })

  test('one address, one page: what it does not know makes no other', async () => {
    const plain = await get('/')
    expect((await get('/?utm_source=x&b=1')).headers.get('etag')).toBe(plain.headers.get('etag'))
    const slash = await get('/nothing-here/?a=1')
    expect(slash).toMatchObject({ status: 308 })
    expect(slash.headers.get('location')).toBe('/nothing-here?a=1')
  })

  test('an unknown address is a 404 with a page', async () => {
    for (const path of [
      '/nothing-here',
      '/a/b/c',
      '/assets/nothing.js',
      '/.vite/manifest.json',
      '/..%2fpackage.json',
    ]) {
      const { status, text } = await get(path)
      expect(status).toBe(404)
      expect(text).toContain('Page not found')
    }
  })
})

describe('a page for somebody who is logged in', () => {
  test('is rendered for one, kept nowhere, and names the account', async () => {
    const { cookie } = await logInAsVera()
    const { status, headers, text } = await get('/', { cookie })
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBeNull()
    expect(text).toContain('Logout')
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policyOf(headers)) ?? []
    expect(nonce).not.toBe('')
    for (const script of inlineScripts(text)) expect(script.nonce).toBe(nonce)
    expect(policyOf((await get('/', { cookie })).headers)).not.toContain(nonce)
  })

  test('never reaches anybody else', async () => {
    const { cookie } = await logInAsVera()
    await get('/?utm=1', { cookie })
    expect((await get('/?utm=1')).text).not.toContain('Logout')
  })

  test('a dead cookie shows the page of a guest', async () => {
    const { status, text } = await get('/', { cookie: 'admin_session=gone' })
    expect(status).toBe(200)
    expect(text).not.toContain('Logout')
  })
})

describe('files', () => {
  test('of the build are kept for ever, compressed beforehand', async () => {
    const { text } = await get('/')
    const [, list = ''] = /data-files="([^"]+)"/.exec(text) ?? []
    const files = list.split(' ')
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) {
      const { status, headers } = await get(file, { 'accept-encoding': 'br' })
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toContain('immutable')
      expect(headers.get('content-encoding')).toBe('br')
      expect(headers.get('content-type')).toContain('text/javascript')
      expect(await get(file, { 'if-none-match': headers.get('etag') ?? '' })).toMatchObject({
        status: 304,
        text: '',
      })
    }
  })

  test('robots are told what is private', async () => {
    const { text, headers } = await get('/robots.txt')
    expect(headers.get('content-type')).toContain('text/plain')
    for (const path of ['/api/', '/search', '/profile/', '/admin'])
      expect(text).toContain(`Disallow: ${path}\n`)
  })
})

describe('maintenance', () => {
  const set = (value: string) =>
    app.db.$client.query(
      "UPDATE system_settings SET setting_value = $1 WHERE setting_key = 'maintenance_mode'",
      [value],
    )
  const later = (seconds: number) => app.setNow(new Date(Date.now() + seconds * 1000))

  test('closes pages and calls to all but administrators, within 5 seconds', async () => {
    await get('/')
    await set('true')
    later(6)
    const page = await get('/')
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).not.toBeNull()
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.text).toContain('maintenance')
    const api = await get('/api/categories')
    expect(api.status).toBe(503)
    expect(api.headers.get('retry-after')).not.toBeNull()
    expect(JSON.parse(api.text)).toHaveProperty('message')
    expect(await get('/api/health')).toMatchObject({ status: 200 })
    expect(await get('/api/metrics')).toMatchObject({ status: 200 })
    expect(await get('/robots.txt')).toMatchObject({ status: 200 })
    expect((await get('/admin-login')).status).not.toBe(503)
    const { cookie } = await logInAsVera()
    expect(await get('/', { cookie })).toMatchObject({ status: 200 })
    expect(await get('/api/categories', { cookie })).toMatchObject({ status: 200 })
    await set('false')
    later(12)
    expect(await get('/')).toMatchObject({ status: 200 })
  })
})
