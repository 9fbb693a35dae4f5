import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { PASSWORD } from './support/forms.ts'
import { changeSetting } from './support/mailbox.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'
import { actionsIn, openWithoutScript, valueIn } from './support/plain-forms.ts'

const app = await startTestApp()
const limited = await startTestApp({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' })

// Rule (no script): A job seeker logs in without script and comes to the page that asked for it
test('the login of a job seeker', async () => {
  const { username } = await createJobSeeker(app)
  const browser = openWithoutScript(app)
  const { html } = await browser.open('/login?next=%2Fjobs')
  const [action = ''] = actionsIn(html).filter((one) => one.startsWith('/login'))
  expect(action).toBe('/login?next=%2Fjobs&form=login')
  const answer = await browser.sendForm(action, { username, password: PASSWORD })
  expect([answer.status, answer.to]).toEqual([303, '/jobs'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await browser.get('/api/auth/profile')).status).toBe(200)
  const arrived = await browser.open('/jobs')
  expect(arrived.html).toContain('Login Successful')
  expect(arrived.headers.get('cache-control')).toBe('no-store')
  expect((await browser.open('/jobs')).html).not.toContain('Login Successful')
})

test('no link leads the login to another site', async () => {
  const { username } = await createJobSeeker(app)
  const answer = await openWithoutScript(app).sendForm('/login?next=%2F%2Felsewhere.example&form=login', {
    username,
    password: PASSWORD,
  })
  expect(answer.to).toBe('/my-page')
})

test('the login of an employer, and of an administrator', async () => {
  const { email } = await createEmployer(app)
  const browser = openWithoutScript(app)
  const employer = await browser.sendForm('/employer-login?form=login', { email, password: PASSWORD })
  expect([employer.status, employer.to]).toEqual([303, '/employer-dashboard'])
  const vera = await browser.sendForm('/admin-login?form=login', { username: 'vera', password: PASSWORD })
  expect([vera.status, vera.to]).toEqual([303, '/admin'])
})

// Rule (no script): A refused form comes again with its status, its message and what was typed, except passwords
test('a wrong password', async () => {
  const answer = await openWithoutScript(app).sendForm('/login?next=%2Fjobs&form=login', {
    username: 'nobody "here"',
    password: 'secret-guess',
    isShort: 'on',
  })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.html).toContain('Invalid username or password.')
  expect(valueIn(answer.html, 'username')).toBe('nobody &quot;here&quot;')
  expect(answer.html).toMatch(/<input[^>]*name="isShort"[^>]*checked/)
  expect(answer.html).not.toContain('secret-guess')
  expect(actionsIn(answer.html)).toContain('/login?next=%2Fjobs&form=login')
})

test('an empty form has its messages at the fields', async () => {
  const answer = await openWithoutScript(app).sendForm('/employer-login?form=login', {
    email: '',
    password: '',
  })
  expect(answer.status).toBe(400)
  expect(answer.html).toContain('id="email-error"')
  expect(answer.html).toContain('id="password-error"')
})

// Rule (no script): Another site cannot send a form, and gets no session
test.each([
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['another page', { referer: 'https://elsewhere.example/page' }],
  ['a frame without an origin', { origin: 'null' }],
  ['a newer browser', { 'sec-fetch-site': 'cross-site' }],
])('%s', async (_, headers) => {
  const { username } = await createJobSeeker(app)
  const answer = await openWithoutScript(app).sendForm(
    '/login?form=login',
    { username, password: PASSWORD },
    headers,
  )
  expect(answer.status).toBe(403)
  expect(answer.html).toContain('This request came from another site and was refused.')
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('a text browser need not say from where a form comes, others must', async () => {
  const { username } = await createJobSeeker(app)
  const send = (agent: string) =>
    fetch(`${app.url}/login?form=login`, {
      method: 'POST',
      headers: { 'user-agent': agent },
      body: new URLSearchParams({ username, password: PASSWORD }),
      redirect: 'manual',
    })
  expect((await send('Lynx/2.9.0dev.12 libwww-FM/2.14')).status).toBe(303)
  expect((await send('Mozilla/5.0 (X11; Linux) Firefox/52.0')).status).toBe(403)
})

// Rule (no script): A form counts against the limits of the visitor's own address
test('guesses are limited by the address of the visitor', async () => {
  const { username } = await createJobSeeker(limited)
  const guess = (address: string) =>
    openWithoutScript(limited).sendForm(
      '/login?form=login',
      { username, password: 'guess' },
      { 'x-forwarded-for': address },
    )
  for (let time = 1; time <= 11; time += 1) expect((await guess('203.0.113.7')).status).toBe(401)
  const refused = await guess('203.0.113.7')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(valueIn(refused.html, 'username')).toBe(username)
  expect((await guess('203.0.113.8')).status).toBe(401)
})

// Rule (no script): A form that a page does not have is answered with a page
test('a POST that no form of the page has sent', async () => {
  const browser = openWithoutScript(app)
  for (const [address, status] of [
    ['/jobs', 405],
    ['/login?form=toString', 405],
    ['/nothing-here?form=login', 404],
  ] as const) {
    const answer = await browser.sendForm(address, { username: 'ana' })
    expect([address, answer.status]).toEqual([address, status])
    expect(answer.html).toContain('<main id="main"')
  }
})

test('a form that is too large, or no form, is answered with a page', async () => {
  const browser = openWithoutScript(app)
  const large = await browser.sendForm('/login?form=login', { username: 'a'.repeat(300_000) })
  expect(large.status).toBe(413)
  const json = await browser.post('/login?form=login', {}, { origin: app.url })
  expect(json.status).toBe(400)
  expect(String(json.body)).toContain('<main id="main"')
})

test('a form of a page in Tok Pisin is answered in Tok Pisin', async () => {
  await changeSetting(app, 'tok_pisin_enabled', 'true')
  const answer = await openWithoutScript(app).sendForm('/tpi/login?form=login', {
    username: 'x',
    password: 'y',
  })
  expect(answer.status).toBe(401)
  expect(answer.html).toContain('Nem o paswot i no stret.')
  expect(actionsIn(answer.html)).toContain('/tpi/login?form=login')
  await changeSetting(app, 'tok_pisin_enabled', 'false')
})
