import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../scripts/throwaway-postgres.ts'
import { type Browser, openBrowser } from '../support/browser.ts'
import { employerForm, formOf, jobSeekerForm, PASSWORD } from '../support/forms.ts'
import { type Nginx, startNginx } from '../support/nginx.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { dir } = temporaryFolder()
const [https, http] = [await freePort(), await freePort()]
const site = { url: `https://localhost:${https}` }
let postgres: ThrowawayPostgres
let server: ServerProcess
let nginx: Nginx

beforeAll(async () => {
  postgres = await startThrowawayPostgres()
  server = await startServerProcess(join(dir, 'data'), {
    DATABASE_URL: postgres.url,
    // With a replica there is one more cookie.
    DATABASE_REPLICA_URL: postgres.url,
    PUBLIC_URL: site.url,
    TRUST_PROXY: '127.0.0.1',
    ADMIN_USERNAME: 'vera',
    ADMIN_PASSWORD: PASSWORD,
  })
  nginx = await startNginx(join(dir, 'nginx'), { https, http, products: [server.url] })
})

afterAll(async () => {
  await nginx?.stop()
  if (server?.child.exitCode === null) await server.end('SIGTERM')
  postgres?.remove()
})

const ana = jobSeekerForm()
const boroko = employerForm()
const logins = {
  jobseeker_session: {
    logIn: (browser: Browser) =>
      browser.post('/api/auth/login', { username: ana.username, password: PASSWORD }),
    logOut: '/api/auth/logout',
    profile: '/api/auth/profile',
    cookies: ['jobseeker_session', 'known_device', 'recent_change'],
  },
  employer_session: {
    logIn: (browser: Browser) =>
      browser.post('/api/auth/employer/login', { email: boroko.email, password: PASSWORD }),
    logOut: '/api/auth/employer/logout',
    profile: '/api/auth/employer/profile',
    cookies: ['employer_session', 'known_device', 'recent_change'],
  },
  admin_session: {
    logIn: (browser: Browser) =>
      browser.post('/api/auth/admin/login', { username: 'vera', password: PASSWORD }),
    logOut: '/api/auth/admin/logout',
    profile: '/api/auth/admin/profile',
    cookies: ['admin_session', 'known_device', 'recent_change'],
  },
}

test('the accounts register through nginx', async () => {
  const browser = openBrowser(site)
  expect((await browser.post('/api/auth/register', ana)).status).toBe(201)
  expect((await browser.upload('/api/auth/employer/register', formOf(boroko))).status).toBe(201)
})

describe.each(Object.entries(logins))(
  'over https, the session of %s',
  (session, { logIn, logOut, profile, cookies }) => {
    // Rule (mail and networks): Over https every cookie has `__Host-`, Secure, HttpOnly and SameSite=Lax
    test('has __Host-, Secure, HttpOnly, SameSite=Lax, Path=/ and no Domain, as every other cookie of the login', async () => {
      const lines = (await logIn(openBrowser(site))).headers.getSetCookie()
      expect(lines.map((line) => line.split('=')[0]).sort()).toEqual(
        cookies.map((name) => `__Host-${name}`).sort(),
      )
      for (const line of lines)
        expect(attributesOf(line)).toEqual(['httponly', 'path=/', 'samesite=lax', 'secure'])
    })

    // Rule (mail and networks): Over https a cookie without the prefix `__Host-` is ignored
    test('is not read from a cookie without the prefix, which a plain connection could set', async () => {
      const browser = openBrowser(site)
      await logIn(browser)
      expect((await browser.get(profile)).status).toBe(200)
      const forged = openBrowser(site)
      forged.cookies.set(session, browser.cookies.get(`__Host-${session}`) ?? '')
      expect((await forged.get(profile)).status).toBe(401)
    })

    // Rule (mail and networks): A logout removes the session, its cookie and everything it gave access to
    test('is removed by its logout, and gives no access after it', async () => {
      const browser = openBrowser(site)
      await logIn(browser)
      const kept = openBrowser(site)
      kept.cookies.set(`__Host-${session}`, browser.cookies.get(`__Host-${session}`) ?? '')
      const lines = (await browser.post(logOut)).headers.getSetCookie()
      const cleared = lines.filter((line) => line.startsWith(`__Host-${session}=;`))
      expect(cleared).toHaveLength(1)
      expect(cleared[0]).toContain('Max-Age=0')
      expect(attributesOf(cleared[0] ?? '')).toEqual(['httponly', 'path=/', 'samesite=lax', 'secure'])
      expect((await kept.get(profile)).status).toBe(401)
    })
  },
)

/** The seconds for which the browser keeps the cookie. */
function attributesOf(line: string): string[] {
  const [, ...attributes] = line.split(';').map((part) => part.trim().toLowerCase())
  return attributes.filter((attribute) => !attribute.startsWith('max-age=')).sort()
}
