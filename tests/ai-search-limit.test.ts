import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { createEmployer } from './support/people.ts'

const app = await startTestApp({ RATE_LIMIT_FACTOR: '1' })

// Rule (AI search): An employer has 60 AI searches an hour
test("an employer's 61st search in an hour is refused, another employer's is not", async () => {
  const [employer, other] = [await createEmployer(app), await createEmployer(app)]
  const search = { query: 'qwzx' }
  for (let count = 0; count < 60; count++) {
    expect((await employer.post('/api/employer/ai-search', search)).status).toBe(200)
  }
  const refused = await employer.post('/api/employer/ai-search', search)
  expect(refused.status).toBe(429)
  expect((await other.post('/api/employer/ai-search', search)).status).toBe(200)
})
