import { expect, test } from 'vitest'
import { readVisitor, type Visitor } from '../src/modules/home/reads.ts'
import { NOBODY } from '../src/platform/context.ts'
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
  const vera = (await (await logInAdministrator(app)).get('/api/auth/admin/profile')).body as { id: number }
  const viewer = { ...NOBODY, jobSeeker: ana, employer, administrator: vera }
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
  expect(await readVisitor({ ...ctx, viewer })).toEqual(expected)
  expect([expected.jobSeeker?.unreadMessages, expected.employer?.unreadMessages]).toEqual([2, 1])
  expect(expected.jobSeeker?.unreadNotices).toBeGreaterThan(0)
})

test('the header shows no account to a visitor, nor one that was deleted', async () => {
  expect(await readVisitor({ ...ctx, viewer: NOBODY })).toEqual({})
  expect(await readVisitor({ ...ctx, viewer: { ...NOBODY, jobSeeker: { id: 999_999 } } })).toEqual({})
})
