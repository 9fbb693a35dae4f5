import { expect, test } from 'vitest'
import { readVisitor, type Visitor } from '../src/modules/home/reads.ts'
import { startTestApp } from './support/app.ts'
import { converse, EMPLOYER, JOB_SEEKER, unread } from './support/conversations.ts'
import { logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const ctx = app.makeContext()

// Rule (pages): The header shows the name, picture, unread notices and unread messages of each account that is logged in
test('the header shows the name, picture, unread notices and unread messages of each account', async () => {
  const { ana, employer, write, answer } = await converse(app)
  await Promise.all([write('Please bring your ticket.'), answer('Yes.')])
  await app.tasksDone()
  const administrator = await logInAdministrator(app)
  const vera = (await administrator.get('/api/auth/admin/profile')).body as { id: number }
  const tokens = [ana, employer, administrator].flatMap(({ cookies }) => [...cookies.values()])
  const { body: notices } = await ana.get('/api/user/notices/unread')
  const expected: Visitor = {
    jobSeeker: {
      id: ana.id,
      username: expect.any(String),
      email: ana.email,
      fullName: 'Ana Kila',
      photoUrl: null,
      unreadNotices: (notices as { unread: number }).unread,
      unreadMessages: await unread(ana, JOB_SEEKER),
    },
    employer: {
      id: employer.id,
      email: employer.email,
      companyName: 'Boroko Builders',
      contactPerson: expect.any(String),
      logoUrl: null,
      unreadMessages: await unread(employer, EMPLOYER),
    },
    administrator: { id: vera.id, username: 'vera', email: expect.any(String), fullName: expect.any(String) },
  }
  const accounts = {
    jobSeeker: { id: ana.id },
    employer: { id: employer.id, confirmedAt: null },
    administrator: { id: vera.id },
  }
  expect(await readVisitor(ctx, tokens)).toEqual({ accounts, visitor: expected })
  expect([expected.jobSeeker?.unreadMessages, expected.employer?.unreadMessages]).toEqual([2, 1])
  expect(expected.jobSeeker?.unreadNotices).toBeGreaterThan(0)
})

test('the header shows no account to a visitor, nor one that was deleted or suspended', async () => {
  const nobody = { accounts: {}, visitor: {} }
  expect(await readVisitor(ctx, [])).toEqual(nobody)
  const { ana } = await converse(app)
  const tokens = [...ana.cookies.values()]
  expect((await readVisitor(ctx, tokens)).visitor.jobSeeker?.id).toBe(ana.id)
  await app.db.$client.query('UPDATE job_seekers SET is_active = false WHERE id = $1', [ana.id])
  expect(await readVisitor(ctx, tokens)).toEqual(nobody)
  expect(await readVisitor(ctx, ['a token that never was'])).toEqual(nobody)
})
