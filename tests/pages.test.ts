import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer } from './support/people.ts'

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

/** `fetch` would normalise the path. */
async function getAsSent(path: string) {
  const { hostname, port } = new URL(app.url)
  const [answer] = await once(request({ hostname, port, path }).end(), 'response')
  answer.resume()
  return { status: answer.statusCode, location: answer.headers.location }
}

async function logInAsVera() {
  const browser = openBrowser(app)
  const answer = await browser.post('/api/auth/admin/login', { username: 'vera', password: 'wantok-demo' })
  expect(answer.status).toBe(200)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { browser, cookie }
}

// Rule (settings and mail): A changed setting acts in every process and on cached pages within five seconds
test('a cached page shows a changed setting within five seconds', async () => {
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

// Rule (pages): A cached page shows every change within five seconds
test('a cached page shows a new job, its change and its end within five seconds', async () => {
  const employer = await createEmployer(app, { credits: 50 })
  let seconds = 20
  const shown = async () => {
    seconds += 5
    app.setNow(new Date(Date.now() + seconds * 1000))
    const pages = await Promise.all(['/jobs', `/companies/${employer.id}`].map((path) => get(path)))
    return pages.map(({ text }) => /Lamplighter|Chandler/.exec(text)?.[0])
  }
  expect(await shown()).toEqual([undefined, undefined])
  const id = await postJob(employer, { title: 'Lamplighter' })
  expect(await shown()).toEqual(['Lamplighter', 'Lamplighter'])
  await app.db.$client.query("UPDATE job_postings SET title = 'Chandler' WHERE id = $1", [id])
  expect(await shown()).toEqual(['Chandler', 'Chandler'])
  await app.db.$client.query("UPDATE job_postings SET expires_at = now() + interval '1 day' WHERE id = $1", [
    id,
  ])
  expect(await shown()).toEqual(['Chandler', 'Chandler'])
  seconds += 86_400
  expect(await shown()).toEqual([undefined, undefined])
  app.setNow(new Date())
})

const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? ''

/** Counts the scripts that a browser would run. */
function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
  return scripts.flatMap(([, attributes = '', code = '']) => {
    if (/\bsrc=|\btype="application/.test(attributes)) return []
    return [`'sha256-${createHash('sha256').update(code).digest('base64')}'`]
  })
}

describe('a page for every visitor', () => {
  test('is complete without script, small, and says which scripts may run', async () => {
    const { status, headers, text } = await get('/')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(text).toMatch(/<h1[^>]*>/)
    expect(text).toContain('action="/search"')
    const scripts = inlineScripts(text)
    expect(scripts.length).toBeGreaterThan(0)
    for (const hash of scripts) expect(policyOf(headers)).toContain(hash)
    const [, style = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(text) ?? []
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

  test('is compressed as the browser asks', async () => {
    const { text } = await get('/')
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      // Node's fetch would decompress it.
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

  test('has an ETag, so that it is not sent again unchanged', async () => {
    const first = await get('/')
    const etag = first.headers.get('etag') ?? ''
    const again = await get('/', { 'if-none-match': etag })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(await get('/', { 'if-none-match': '"other"' })).toMatchObject({ status: 200 })
  })

  test('is not sent again within the hour if only the time has changed', async () => {
    const etagAt = async (time: string) => {
      app.setNow(new Date(`2030-01-08T${time}:00Z`))
      return (await get('/')).headers.get('etag')
    }
    const first = await etagAt('02:05')
    expect(await etagAt('02:50')).toBe(first)
    expect(await etagAt('03:01')).not.toBe(first)
    app.setNow(new Date())
  })

  test('answers HEAD like GET, without the body', async () => {
    const { headers } = await get('/')
    const head = await get('/', {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, text: '' })
    expect(head.headers.get('etag')).toBe(headers.get('etag'))
    expect(head.headers.get('content-length')).toBe(headers.get('content-length'))
  })

  test('is rendered once for an address, whatever unknown parameters it has', async () => {
    const plain = await get('/')
    expect((await get('/?utm_source=x&b=1')).headers.get('etag')).toBe(plain.headers.get('etag'))
    const slash = await get('/nothing-here/?a=1')
    expect(slash).toMatchObject({ status: 308 })
    expect(slash.headers.get('location')).toBe('/nothing-here?a=1')
  })

  // Rule (requests): No address, however it is spelled, redirects to another site
  test('no address redirects to another site', async () => {
    const addresses = [
      '//evil.example/',
      '//evil.example',
      '//evil.example/jobs/?a=1',
      '///evil.example/',
      '/\\evil.example/',
      '/\\/evil.example/',
      '/%5Cevil.example/',
      '/%5C%5Cevil.example/',
      '/%2F/evil.example/',
      '/%2Fevil.example/',
      '/.//evil.example/',
      '/x/..//evil.example/',
      '/%09/evil.example/',
      '/%0A//evil.example/',
    ]
    for (const address of addresses) {
      const { status, location } = await getAsSent(address)
      expect([address, status < 500]).toEqual([address, true])
      expect(new URL(location ?? '/', app.url).origin).toBe(new URL(app.url).origin)
    }
    expect(await getAsSent('//evil.example/')).toEqual({ status: 404, location: undefined })
  })

  // Rule (pages): An unknown address answers 404 with a page
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

describe('a page with a session', () => {
  test('is rendered for one account, never cached, and names the account', async () => {
    const { cookie } = await logInAsVera()
    const { status, headers, text } = await get('/', { cookie })
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('etag')).toBeNull()
    expect(text).toContain('Logout')
    for (const hash of inlineScripts(text)) expect(policyOf(headers)).toContain(hash)
  })

  // The login comes first, so that the parts that are kept for everybody are made for it.
  test.each(['/?utm=1', '/jobs?query=own', '/search?query=own', '/employers'])(
    '%s never reaches another account',
    async (path) => {
      const { cookies } = await createEmployer(app, { form: { companyName: 'Own Company Ltd' } })
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      expect((await get(path, { cookie })).text).toContain('Own Company Ltd')
      const { text } = await get(path)
      expect(text).not.toContain('Own Company Ltd')
      expect(text).not.toContain('Logout')
    },
  )

  test('with an expired cookie is shown as to a visitor', async () => {
    const { status, text } = await get('/', { cookie: 'admin_session=gone' })
    expect(status).toBe(200)
    expect(text).not.toContain('Logout')
  })
})

describe('files', () => {
  test('of scripts are asked for before the style arrives', async () => {
    const { text } = await get('/login')
    const [script, style] = [text.indexOf('<script data-files='), text.indexOf('<style data-file=')]
    expect(script).toBeGreaterThan(0)
    expect(style).toBeGreaterThan(script)
  })

  test('of the build may be cached for ever, and are compressed in advance', async () => {
    const { text } = await get('/login')
    const [, list = ''] = /data-files="([^"]+)"/.exec(text) ?? []
    const files = list.split(' ')
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) {
      const { status, headers } = await get(file, { 'accept-encoding': 'br' })
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toContain('immutable')
      expect(headers.get('content-encoding')).toBe('br')
      expect(headers.get('content-type')).toContain('text/javascript')
      expect(headers.get('etag')).toBeNull()
    }
  })

  test('without a hash in their name are asked for again, and sent again only if they have changed', async () => {
    const { headers } = await get('/icon.svg')
    const again = await get('/icon.svg', { 'if-none-match': headers.get('etag') ?? '' })
    expect(again).toMatchObject({ status: 304, text: '' })
  })

  test('robots.txt names the private pages', async () => {
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

  // Rule (operating): Maintenance closes the site for everybody except administrators, but not health and metrics
  // Rule (languages): Pages of maintenance and failures have the language of their address or cookie
  test('closes pages and calls to everybody except administrators, within 5 seconds', async () => {
    await get('/')
    await set('true')
    later(6)
    const page = await get('/')
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).not.toBeNull()
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.text).toContain('maintenance')
    const inTokPisin = [await get('/tpi/jobs'), await get('/jobs', { cookie: 'language=tpi' })]
    for (const { text } of inTokPisin) expect(text).toMatch(/<html lang="tpi">.*Sait i pas.*Traim gen/s)
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
