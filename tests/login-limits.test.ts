import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { PASSWORD } from './support/forms.ts'
import { createJobSeeker } from './support/people.ts'

const app = await startTestApp({ RATE_LIMIT_FACTOR: '1' })
const logIn = (username: string, password: string) =>
  openBrowser(app).post('/api/auth/login', { username, password })

test('guesses sent at the same moment are limited as those one after the other', async () => {
  const [ana, koivi] = [await createJobSeeker(app), await createJobSeeker(app)]
  const guesses = await Promise.all(Array.from({ length: 40 }, () => logIn(ana.username, 'guess')))
  const statuses = guesses.map(({ status }) => status).toSorted()
  // Ten, and the one that each address has every minute.
  expect(statuses).toEqual([...Array(11).fill(401), ...Array(29).fill(429)])
  const refused = await logIn(ana.username, PASSWORD)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect((await logIn(koivi.username, PASSWORD)).status).toBe(200)
  app.setNow(new Date(Date.now() + 61_000))
  expect((await logIn(ana.username, PASSWORD)).status).toBe(200)
})

test('logins that succeed count for nothing', async () => {
  const ana = await createJobSeeker(app)
  for (let time = 1; time <= 12; time += 1) expect((await logIn(ana.username, PASSWORD)).status).toBe(200)
})

test('a browser that has logged in before is not held up by those who guess beside it', async () => {
  const ana = await createJobSeeker(app)
  const [mark = ''] = [...ana.cookies].filter(([name]) => name === 'known_device').map(([, value]) => value)
  const fresh = openBrowser(app)
  const known = () => {
    const browser = openBrowser(app)
    browser.cookies.set('known_device', mark)
    return browser
  }
  const guess = (browser = fresh) =>
    browser.post('/api/auth/login', { username: ana.username, password: 'guess' })
  for (let time = 1; time <= 12; time += 1) await guess()
  expect((await guess()).status).toBe(429)
  const login = { username: ana.username, password: PASSWORD }
  expect((await fresh.post('/api/auth/login', login)).status).toBe(429)
  expect((await known().post('/api/auth/login', login)).status).toBe(200)
  // Stolen, the mark gives the thief no more guesses than anybody has.
  const guesses: number[] = []
  for (let time = 1; time <= 12; time += 1) guesses.push((await guess(known())).status)
  expect(guesses).toEqual([...Array(11).fill(401), 429])
  // Another account's owner has nothing of it.
  const koivi = await createJobSeeker(app)
  for (let time = 1; time <= 12; time += 1)
    await fresh.post('/api/auth/login', { username: koivi.username, password: 'guess' })
  const other = await known().post('/api/auth/login', { username: koivi.username, password: PASSWORD })
  expect(other.status).toBe(429)
})
