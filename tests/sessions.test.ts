import { describe, expect, test } from 'vitest'
import { HOUR } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { type Browser, openBrowser } from './support/browser.ts'
import { PASSWORD } from './support/forms.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'

const app = await startTestApp()
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'

type Session = { id: number; device: string; createdAt: string; lastSeenAt: string; isCurrent: boolean }
const sessionsOf = async (person: Browser, path = '/api/auth/sessions') =>
  (await person.get(path)).body as Session[]

async function logIn(username: string, json: object = {}) {
  const browser = openBrowser(app)
  const answer = await browser.post(
    '/api/auth/login',
    { username, password: PASSWORD, ...json },
    { 'user-agent': PHONE },
  )
  expect(answer.status).toBe(200)
  return { ...browser, cookie: answer.headers.get('set-cookie') ?? '' }
}

describe('the sessions of an account', () => {
  // Rule (logins): Everybody can see and end the sessions of their account
  test('are listed with device and times, the current one marked, and nobody else’s', async () => {
    const ana = await createJobSeeker(app)
    await createJobSeeker(app)
    const phone = await logIn(ana.username)
    const sessions = await sessionsOf(phone)
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent]).sort()).toEqual([
      ['', false],
      ['Chrome on Android', true],
    ])
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual([
      'createdAt',
      'device',
      'id',
      'isCurrent',
      'lastSeenAt',
    ])
  })

  test('end one by one, or all others at once', async () => {
    const ana = await createJobSeeker(app)
    const [phone, cafe, friend] = [
      await logIn(ana.username),
      await logIn(ana.username),
      await logIn(ana.username),
    ]
    const theirs = (await sessionsOf(cafe)).find(({ isCurrent }) => isCurrent)
    expect((await ana.delete(`/api/auth/sessions/${theirs?.id}`)).status).toBe(200)
    expect((await cafe.get('/api/auth/profile')).status).toBe(401)
    expect((await phone.get('/api/auth/profile')).status).toBe(200)
    await ana.delete('/api/auth/sessions')
    const answers = await Promise.all([phone, friend, ana].map((browser) => browser.get('/api/auth/profile')))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 200])
  })

  test('are ended by their owner only', async () => {
    const [ana, thief, employer] = [
      await createJobSeeker(app),
      await createJobSeeker(app),
      await createEmployer(app),
    ]
    const [own] = await sessionsOf(ana)
    expect((await thief.delete(`/api/auth/sessions/${own?.id}`)).status).toBe(404)
    expect((await employer.delete(`/api/auth/employer/sessions/${own?.id}`)).status).toBe(404)
    await thief.delete('/api/auth/sessions')
    expect((await ana.get('/api/auth/profile')).status).toBe(200)
  })

  test('are listed for employers too', async () => {
    const employer = await createEmployer(app)
    const login = { email: employer.email, password: PASSWORD }
    const office = openBrowser(app)
    await office.post('/api/auth/employer/login', login)
    const path = '/api/auth/employer/sessions'
    const other = (await sessionsOf(employer, path)).find(({ isCurrent }) => !isCurrent)
    await employer.delete(`${path}/${other?.id}`)
    expect((await office.get('/api/auth/employer/profile')).status).toBe(401)
    await office.post('/api/auth/employer/login', login)
    await employer.delete(path)
    expect(await sessionsOf(employer, path)).toMatchObject([{ isCurrent: true }])
  })
})

describe('on a shared phone', () => {
  test('the cookie ends with the browser and the session after 12 hours, used or not', async () => {
    const ana = await createJobSeeker(app)
    const own = await logIn(ana.username)
    const lent = await logIn(ana.username, { isShort: true })
    expect([own.cookie, lent.cookie].map((cookie) => /max-age/i.test(cookie))).toEqual([true, false])
    app.setNow(new Date(Date.now() + 11 * HOUR))
    expect((await lent.get('/api/auth/profile')).status).toBe(200)
    app.setNow(new Date(Date.now() + 12 * HOUR))
    const answers = [await lent.get('/api/auth/profile'), await own.get('/api/auth/profile')]
    expect(answers.map(({ status }) => status)).toEqual([401, 200])
    expect(await sessionsOf(own)).toHaveLength(2)
    await app.tasks.enqueue(app.makeContext(), 'clean-up', {})
    app.setNow(new Date())
  })

  test('a new password does not extend the session', async () => {
    const ana = await createJobSeeker(app)
    const lent = await logIn(ana.username, { isShort: true })
    const change = { currentPassword: PASSWORD, newPassword: 'sago-and-kaukau' }
    const answer = await lent.post('/api/auth/change-password', change)
    expect(answer.headers.get('set-cookie')).not.toMatch(/max-age/i)
    app.setNow(new Date(Date.now() + 12 * HOUR))
    expect((await lent.get('/api/auth/profile')).status).toBe(401)
    app.setNow(new Date())
  })
})

test('logging out on a page without script leads home', async () => {
  const ana = await createJobSeeker(app)
  const answer = await ana.send('POST', '/api/auth/logout', { headers: { accept: 'text/html,*/*;q=0.8' } })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  expect((await ana.get('/api/auth/profile')).status).toBe(401)
})

test('a refusal says which login is missing', async () => {
  const { body } = await openBrowser(app).get('/api/auth/employer/sessions')
  expect(body).toMatchObject({ code: 'authentication_required', session: 'employer' })
})
