import { expect, test } from 'vitest'
import { REMIND_DAYS } from '../src/modules/documents/limits.ts'
import { remindOfDocuments } from '../src/modules/documents/remind-of-expiry.ts'
import { dayInPortMoresby } from '../src/shared/dates.ts'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { mailsOfKind } from './support/applications.ts'
import { addPaper } from './support/documents-folder.ts'
import { changeSetting } from './support/mailbox.ts'
import { createJobSeeker } from './support/people.ts'

const app = await startTestApp()
const dayIn = (days: number) => dayInPortMoresby(new Date(Date.now() + days * DAY))
/** Two processes at once. */
const remind = (days = 0) => {
  const ctx = { ...app.makeContext(), now: new Date(Date.now() + days * DAY) }
  return Promise.all([remindOfDocuments(ctx), remindOfDocuments(ctx)])
}

// Rule (languages): What the site names itself, such as a document, is in the language of its reader
test('a reminder names the document in the language of its reader, with its name as it was typed', async () => {
  await changeSetting(app, 'tok_pisin_enabled', 'true')
  const ana = await createJobSeeker(app)
  await ana.get('/language/tpi/jobs')
  const details = { kind: 'licence', classes: '3,6', name: 'Trade test' }
  await addPaper(ana, { ...details, expiresOn: dayIn(REMIND_DAYS) })
  await remind()
  const title = 'Laisens klas 3, 6: Trade test'
  const [mail] = await mailsOfKind(app, ana.email, 'notice')
  expect(mail?.subject).toBe(`Klostu i pinis: ${title}`)
  const told = async (headers: Record<string, string>) =>
    ((await ana.get('/api/user/notices', headers)).body as { text: string }[])[0]?.text
  expect(await told({ 'accept-language': 'tpi' })).toContain(`“${title}” bai i pinis`)
  expect(await told({})).toContain('“Licence class 3, 6: Trade test” expires')
})

// Rule (job seekers): A document that expires within 30 days is reminded of once, and again after its day was changed
test('reminders leave once, on the dashboard and by mail', async () => {
  const ana = await createJobSeeker(app)
  const reminders = async () =>
    (await mailsOfKind(app, ana.email, 'notice')).filter(({ subject }) => subject.startsWith('Expires soon'))
  const paper = await addPaper(ana, { kind: 'licence', classes: '6', expiresOn: dayIn(REMIND_DAYS + 10) })
  await addPaper(ana, { kind: 'police_clearance', expiresOn: dayIn(-1) })
  await addPaper(ana, { kind: 'nid' })
  await remind()
  expect(await reminders()).toEqual([])
  await remind(11)
  await remind(12)
  expect((await reminders()).map(({ subject }) => subject)).toEqual(['Expires soon: Licence class 6'])
  const told = await app.db.$client.query('SELECT kind, path FROM notices WHERE job_seeker_id = $1', [ana.id])
  expect(told.rows).toEqual([{ kind: 'document_expires', path: '/jobseeker-dashboard?tab=documents' }])
  const details = { name: '', classes: ['6'], expiresOn: dayIn(REMIND_DAYS + 12) }
  expect((await ana.patch(`/api/user/documents/${paper.id}`, details)).status).toBe(200)
  await remind(13)
  expect(await reminders()).toHaveLength(2)
})
