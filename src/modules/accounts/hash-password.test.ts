import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '../../http/environment.ts'
import { answerError } from '../../http/errors.ts'
import { HASHING, hashPassword, verifyPassword } from './hash-password.ts'

// Rule (logins): Only a limited number of passwords wait to be hashed; beyond it the answer is 503 with `Retry-After`
test('when too many passwords wait to be hashed, the answer is 503 with the seconds to wait', async () => {
  const passwordHash = await hashPassword('wantok')
  const app = new Hono<AppEnv>()
    .post('/login', async (c) => c.json(await verifyPassword(passwordHash, 'wantok')))
    .onError(answerError)
  const room = HASHING.running + HASHING.waiting
  const line = Array.from({ length: room + 100 }, () => app.request('/login', { method: 'POST' }))
  const answers = await Promise.all(line)
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(room)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['10']))
  expect(await refused[0]?.json()).toMatchObject({
    code: 'too_many_logins',
    message: 'Many people are logging in right now. Please try again in 10 seconds.',
  })
  expect(await verifyPassword(passwordHash, 'guess')).toBe(false)
  expect(await verifyPassword(undefined, 'guess')).toBe(false)
})

test('passwords are hashed with the algorithm and at the cost that OWASP recommends', async () => {
  expect(await hashPassword('wantok')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
