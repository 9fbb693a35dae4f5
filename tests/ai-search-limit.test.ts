import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { createEmployer } from './support/people.ts'

const app = await startTestApp({ RATE_LIMIT_FACTOR: '1' })

test("the 61st search of an hour waits, another employer's does not", async () => {
  const [employer, other] = [await createEmployer(app), await createEmployer(app)]
  const search = { query: 'qwzx' }
  for (let count = 0; count < 60; count++) {
    expect((await employer.post('/api/employer/ai-search', search)).status).toBe(200)
  }
  const refused = await employer.post('/api/employer/ai-search', search)
  expect(refused.status).toBe(429)
  expect((await other.post('/api/employer/ai-search', search)).status).toBe(200)
})
