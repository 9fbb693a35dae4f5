import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { converse, EMPLOYER, JOB_SEEKER, listed, opened } from './support/conversations.ts'
import { changeSetting, outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'

const app = await startTestApp()
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)

describe('closing', () => {
  test('a block stops both sides; the other side sees only that it is closed; only the side that blocked can undo it', async () => {
    const { employer, ana, conversation, write, answer } = await converse(app)
    const blocked = await ana.post(`${JOB_SEEKER}/${conversation}/block`)
    expect(blocked).toMatchObject({ status: 200, body: { isClosed: true, isBlockedByMe: true } })
    const refused = await write('Hello?')
    expect(refused).toMatchObject({ status: 409, body: { message: 'This conversation is closed.' } })
    expect((await answer('No')).body).toEqual(refused.body)
    const [seen] = await listed(employer, EMPLOYER)
    expect(seen).toMatchObject({ isClosed: true, isBlockedByMe: false })
    await employer.post(`${EMPLOYER}/${conversation}/unblock`)
    expect((await write('Hello?')).status).toBe(409)
    await ana.post(`${JOB_SEEKER}/${conversation}/unblock`)
    expect((await write('Hello?')).status).toBe(201)
  })

  test('a block applies to every job and every way to begin', async () => {
    const { employer, ana, conversation, application, cvId } = await converse(app)
    await ana.post(`${JOB_SEEKER}/${conversation}/block`)
    expect((await employer.post(EMPLOYER, { application, body: 'Once more' })).status).toBe(409)
    expect((await employer.post(EMPLOYER, { cv: cvId, body: 'Once more' })).status).toBe(409)
  })

  test('a suspended account can neither write nor be written to', async () => {
    const { employer, ana, conversation, write, answer } = await converse(app)
    await sql('UPDATE job_seekers SET is_active = false WHERE id = $1', [ana.id])
    expect((await answer('Hello')).status).toBe(401)
    expect((await write('Hello')).body).toMatchObject({ code: 'conversation_closed' })
    await sql('UPDATE job_seekers SET is_active = true WHERE id = $1', [ana.id])
    await sql('UPDATE employers SET is_active = false WHERE id = $1', [employer.id])
    expect((await write('Hello')).status).toBe(401)
    expect((await answer('Hello')).body).toMatchObject({ code: 'conversation_closed' })
    expect((await opened(ana, JOB_SEEKER, conversation)).conversation.isClosed).toBe(true)
  })

  test('the messages are deleted with either account', async () => {
    const conversation = async () => {
      const [employer, person] = [await createEmployer(app), await createJobSeeker(app)]
      await sql(
        `WITH c AS (INSERT INTO conversations (employer_id, job_seeker_id) VALUES ($1, $2) RETURNING id)
         INSERT INTO messages (conversation_id, sender, body) SELECT id, 'employer', 'goes' FROM c`,
        [employer.id, person.id],
      )
      return { employer, person }
    }
    const left = async () => (await sql("SELECT id FROM messages WHERE body = 'goes'")).rows.length
    const [{ person }, { employer }] = [await conversation(), await conversation()]
    await sql('DELETE FROM job_seekers WHERE id = $1', [person.id])
    expect(await left()).toBe(1)
    await sql('DELETE FROM employers WHERE id = $1', [employer.id])
    expect(await left()).toBe(0)
  })
})

describe('a report', () => {
  test('is stored, with one mail for each conversation and day that shows the messages', async () => {
    await changeSetting(app, 'admin_email', 'wardens@example.com')
    const { ana, employer, conversation } = await converse(app, 'Send K50 for the uniform first.')
    const report = (details: string) =>
      ana.post(`${JOB_SEEKER}/${conversation}/report`, { reason: 'money', details })
    expect((await report('He wants money.')).status).toBe(201)
    expect((await report('Again.')).status).toBe(201)
    const { rows } = await sql(
      'SELECT reported_by, reason, details, state FROM conversation_reports WHERE conversation_id = $1 ORDER BY id',
      [conversation],
    )
    const kept = { reported_by: 'job_seeker', reason: 'money', state: 'open' }
    expect(rows).toEqual([
      { ...kept, details: 'He wants money.' },
      { ...kept, details: 'Again.' },
    ])
    const [mail, ...more] = await outbox(app, 'wardens@example.com')
    expect(more).toEqual([])
    for (const words of ['Asks for money', 'He wants money.', 'Send K50', `employer ${employer.id}`])
      expect(mail?.text_body).toContain(words)
  })

  test('needs a reason from the list', async () => {
    const { ana, conversation } = await converse(app)
    expect(await ana.post(`${JOB_SEEKER}/${conversation}/report`, { reason: 'boring' })).toMatchObject({
      status: 400,
      body: { errors: { reason: 'Please choose a reason' } },
    })
  })
})
