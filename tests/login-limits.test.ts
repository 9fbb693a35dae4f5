import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { PASSWORD } from './support/forms.ts'
import { createJobSeeker } from './support/people.ts'

const app = await startTestApp({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' })
const logIn = (username: string, password: string) =>
  openBrowser(app).post('/api/auth/login', { username, password })

// Rule (logins): The number of failed logins is limited, also when they come at the same moment
test('guesses at the same moment are limited like guesses one after the other', async () => {
  const [ana, koivi] = [await createJobSeeker(app), await createJobSeeker(app)]
  const guesses = await Promise.all(Array.from({ length: 40 }, () => logIn(ana.username, 'guess')))
  const statuses = guesses.map(({ status }) => status).toSorted()
  // Ten, and the one that each address may make every minute.
  expect(statuses).toEqual([...Array(11).fill(401), ...Array(29).fill(429)])
  const refused = await logIn(ana.username, PASSWORD)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect((await logIn(koivi.username, PASSWORD)).status).toBe(200)
  app.setNow(new Date(Date.now() + 61_000))
  expect((await logIn(ana.username, PASSWORD)).status).toBe(200)
})

test('successful logins do not count', async () => {
  const ana = await createJobSeeker(app)
  for (let time = 1; time <= 12; time += 1) expect((await logIn(ana.username, PASSWORD)).status).toBe(200)
})

// Rule (logins): An attacker who guesses passwords does not delay the owner's own browser
test('a browser that has logged in before is not delayed by others who guess', async () => {
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
  // A stolen mark gives its thief no more guesses than anybody has.
  const guesses: number[] = []
  for (let time = 1; time <= 12; time += 1) guesses.push((await guess(known())).status)
  expect(guesses).toEqual([...Array(11).fill(401), 429])
  // The mark of another account does not help.
  const koivi = await createJobSeeker(app)
  for (let time = 1; time <= 12; time += 1)
    await fresh.post('/api/auth/login', { username: koivi.username, password: 'guess' })
  const other = await known().post('/api/auth/login', { username: koivi.username, password: PASSWORD })
  expect(other.status).toBe(429)
})

describe('the limit of an address, with a fifth of all limits', () => {
  /** A login counts as failed until its password is checked; at a fifth of the limits an account has two failures. */
  const AT_ONCE = 2
  let strict: TestApp
  beforeAll(async () => {
    strict = await startTestApp({ RATE_LIMIT_FACTOR: '0.2', TRUST_PROXY: '127.0.0.1' })
  })

  // Rule (logins): An address that failed 200 times in 15 minutes has one try a minute for all accounts together
  test('one password tried on 106 accounts from one address is tried 41 times, then once a minute', async () => {
    const at = new Date()
    strict.setNow(at)
    const ana = await createJobSeeker(strict)
    const mark = ana.cookies.get('known_device')
    const statuses = await spray('203.0.113.7', strangers(106, 'sprayed'), 'wantok')
    expect(statuses.filter((status) => status === 401)).toHaveLength(41)
    expect(statuses.filter((status) => status === 429)).toHaveLength(65)
    // People of a town that shares the address are not delayed if they logged in before, and nobody elsewhere is.
    expect(await logInFrom('203.0.113.7', ana.username, PASSWORD)).toBe(429)
    expect(await logInFrom('203.0.113.7', ana.username, PASSWORD, mark)).toBe(200)
    expect(await logInFrom('203.0.113.8', ana.username, PASSWORD)).toBe(200)
    strict.setNow(new Date(at.getTime() + 180_000))
    const later = await spray('203.0.113.7', strangers(5, 'later'), 'wantok')
    expect(later.toSorted()).toEqual([401, 429, 429, 429, 429])
    // A right password does not use up the minute's try: the next person in the town logs in at once.
    strict.setNow(new Date(at.getTime() + 360_000))
    for (let time = 1; time <= 3; time += 1)
      expect(await logInFrom('203.0.113.7', ana.username, PASSWORD)).toBe(200)
  })

  // Rule (logins): A successful login does not count against its address, which a whole town may share
  test('the people of a town that share one address log in as often as they like', async () => {
    const ana = await createJobSeeker(strict)
    const statuses = await spray('203.0.113.20', Array(60).fill(ana.username), PASSWORD)
    expect(statuses.every((status) => status === 200)).toBe(true)
  })

  async function spray(address: string, usernames: string[], password: string): Promise<number[]> {
    const statuses: number[] = []
    for (let first = 0; first < usernames.length; first += AT_ONCE) {
      const batch = usernames.slice(first, first + AT_ONCE)
      statuses.push(...(await Promise.all(batch.map((username) => logInFrom(address, username, password)))))
    }
    return statuses
  }

  async function logInFrom(address: string, username: string, password: string, mark?: string) {
    const browser = openBrowser(strict)
    if (mark) browser.cookies.set('known_device', mark)
    const headers = { 'X-Forwarded-For': address }
    return (await browser.post('/api/auth/login', { username, password }, headers)).status
  }

  const strangers = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `${name}-${index}`)
})
