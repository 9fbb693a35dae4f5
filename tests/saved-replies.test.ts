import { expect, test } from 'vitest'
import { MAX_SAVED_REPLIES } from '../src/modules/messaging/limits.ts'
import { startTestApp } from './support/app.ts'
import { createEmployer } from './support/people.ts'

const app = await startTestApp()
const PATH = '/api/employer/saved-replies'

// Rule (employers): Employers keep replies that they write often, each only its own and at most fifty
test('a saved reply is added, changed, deleted, and seen by its employer only', async () => {
  const [employer, other] = [await createEmployer(app), await createEmployer(app)]
  const reply = { name: 'Interview', body: 'Please come on Monday at nine.' }
  const { body } = await employer.post(PATH, reply)
  const { id } = body as { id: number }
  expect((await employer.get(PATH)).body).toEqual([{ id, ...reply }])
  expect((await other.get(PATH)).body).toEqual([])
  expect((await other.put(`${PATH}/${id}`, reply)).status).toBe(404)
  const later = { ...reply, body: 'Please come on Tuesday.' }
  expect((await employer.put(`${PATH}/${id}`, later)).body).toEqual({ id, ...later })
  expect((await employer.post(PATH, { name: '', body: 'x' })).status).toBe(400)
  await app.db.$client.query(
    "INSERT INTO saved_replies (employer_id, name, body) SELECT $1, 'n', 'b' FROM generate_series(2, $2::int)",
    [employer.id, MAX_SAVED_REPLIES],
  )
  expect((await employer.post(PATH, reply)).status).toBe(409)
  expect((await other.send('DELETE', `${PATH}/${id}`)).status).toBe(404)
  expect((await employer.send('DELETE', `${PATH}/${id}`)).status).toBe(200)
  expect((await employer.post(PATH, reply)).status).toBe(201)
})
