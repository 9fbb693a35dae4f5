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
