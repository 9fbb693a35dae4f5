import { afterEach, expect, test } from 'vitest'
import { remindOfInterviews } from '../src/modules/interviews/remind-of-interviews.ts'
import { dayInPortMoresby, startOfDay } from '../src/shared/dates.ts'
import { DAY, HOUR } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { mailsOfKind, meetAndApply, received } from './support/applications.ts'
import { interviewOffer, twoTimes } from './support/interviews.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'

const app = await startTestApp()
afterEach(() => app.setNow(new Date()))

type Interview = {
  state: string
  times: string[]
  startsAt: string | null
  seen: string
  asked: string
  reason: string
}
type People = Awaited<ReturnType<typeof meetAndApply>>

const interviewOf = (body: unknown) => (body as { interview: Interview | null }).interview
const read = async ({ employer, id }: People) =>
  interviewOf((await employer.get(`/api/employer/applications/${id}/interview`)).body)
const offer = ({ employer, id }: People, form: Record<string, unknown>) =>
  employer.put(`/api/employer/applications/${id}/interview`, interviewOffer(form))
const answer = ({ ana, id }: People, kind: 'pick' | 'ask', json: object) =>
  ana.post(`/api/user/applications/${id}/interview/${kind}`, json)
const calendarOf = ({ ana, id }: People) => ana.get(`/api/user/applications/${id}/interview.ics`)

/** Someone with an application and two times to pick from. */
async function offered(days = 7) {
  const people = await meetAndApply(app)
  const { status, body } = await offer(people, { times: twoTimes(days), isAgreed: false })
  expect(status, JSON.stringify(body)).toBe(200)
  const { times: [first = '', second = ''] = [], seen = '' } = interviewOf(body) ?? {}
  return { ...people, first, second, seen }
}

// Rule (applications): An offer of interview times moves the application to Interviewing and mails the times
test('the employer offers times, and the applicant is told and moved', async () => {
  const people = await offered()
  expect(await received(people.employer)).toMatchObject([{ status: 'interviewing' }])
  const [mail] = await mailsOfKind(app, people.ana.email, 'interview')
  expect(mail?.subject).toMatch(/^Interview: /)
  expect(mail?.text_body).toContain('Waigani Drive')
  // The mail about the interview says it all.
  expect(await mailsOfKind(app, people.ana.email, 'application_status')).toEqual([])
  expect((await people.ana.get('/api/user/interviews')).body).toMatchObject([
    { applicationId: people.id, state: 'offered', times: [people.first, people.second] },
  ])
})

// Rule (applications): Of two picks at the same moment one counts, and a repeated pick changes nothing
test('one of two picks at once counts', async () => {
  const people = await offered()
  const { first, second, seen } = people
  const answers = await Promise.all([first, second].map((time) => answer(people, 'pick', { time, seen })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const picked = interviewOf(answers.find(({ status }) => status === 200)?.body)
  expect(await read(people)).toMatchObject({ state: 'agreed', startsAt: picked?.startsAt })
  expect((await answer(people, 'pick', { time: picked?.startsAt, seen })).status).toBe(200)
  expect(await mailsOfKind(app, people.employer.email, 'interview')).toHaveLength(1)
  expect((await people.employer.get('/api/employer/interviews')).body).toMatchObject([
    { applicationId: people.id, startsAt: picked?.startsAt },
  ])
})

// Rule (applications): A time that is no longer offered, past, or never was offered cannot be picked
test('a withdrawn, a past and an invented time cannot be picked', async () => {
  const people = await offered()
  const { first, second, seen } = people
  const changed = await offer(people, { times: twoTimes(9), isAgreed: false, seen })
  expect(changed.status).toBe(200)
  expect((await answer(people, 'pick', { time: first, seen })).body).toMatchObject({
    code: 'interview_changed',
  })
  const now = interviewOf(changed.body)
  for (const time of [first, second, new Date().toISOString()])
    expect((await answer(people, 'pick', { time, seen: now?.seen })).status).toBe(409)
  app.setNow(new Date(Date.now() + 10 * DAY))
  expect((await answer(people, 'pick', { time: now?.times[0], seen: now?.seen })).status).toBe(409)
})

// Rule (applications): A job seeker can ask for another time in words, which takes an agreed one back
test('another time is asked for, offered and agreed', async () => {
  const people = await offered()
  const { first, seen } = people
  const agreed = interviewOf((await answer(people, 'pick', { time: first, seen })).body)
  expect((await answer(people, 'ask', { words: 'Late', seen })).status).toBe(409)
  const words = 'Any morning next week, please.'
  expect((await answer(people, 'ask', { words, seen: agreed?.seen })).status).toBe(200)
  const asked = await read(people)
  expect(asked).toMatchObject({ state: 'asked', asked: words, startsAt: null })
  expect(
    (await mailsOfKind(app, people.employer.email, 'interview')).some((mail) =>
      mail.text_body.includes(words),
    ),
  ).toBe(true)
  const done = await offer(people, { seen: asked?.seen })
  expect(interviewOf(done.body)).toMatchObject({ state: 'agreed', asked: '' })
  // Somebody else of the company saw an older state.
  expect((await offer(people, { seen: asked?.seen })).body).toMatchObject({ code: 'interview_changed' })
})

// Rule (applications): A cancelled interview is told with its reason, and cancels the event in calendars
test('the employer cancels, once', async () => {
  const people = await offered()
  const { employer, id, first, seen } = people
  await answer(people, 'pick', { time: first, seen })
  const confirmed = String((await calendarOf(people)).body)
  expect(confirmed).toContain('METHOD:PUBLISH')
  const cancel = (json: object) => employer.post(`/api/employer/applications/${id}/interview/cancel`, json)
  expect((await cancel({ seen, reason: 'Late' })).status).toBe(409)
  const current = (await read(people))?.seen
  for (const _ of [1, 2])
    expect((await cancel({ seen: current, reason: 'The site is flooded.' })).status).toBe(200)
  expect(await read(people)).toMatchObject({ state: 'cancelled', reason: 'The site is flooded.' })
  const mails = await mailsOfKind(app, people.ana.email, 'interview')
  expect(mails.filter(({ text_body }) => text_body.includes('flooded'))).toHaveLength(1)
  const cancelled = String((await calendarOf(people)).body)
  const uid = /UID:(\S+)/.exec(confirmed)?.[1] ?? '?'
  for (const part of ['METHOD:CANCEL', `UID:${uid}`, 'SEQUENCE:2']) expect(cancelled).toContain(part)
  // Another interview is another event.
  await offer(people, { seen: (await read(people))?.seen })
  expect(String((await calendarOf(people)).body)).not.toContain(uid)
})

// Rule (applications): Nobody else sees or changes an interview
test('another employer and another job seeker find nothing', async () => {
  const people = await offered()
  const { id, first, seen } = people
  const [rival, other] = [await createEmployer(app), await createJobSeeker(app)]
  const path = `/api/employer/applications/${id}/interview`
  const answers = [
    await rival.get(path),
    await rival.put(path, interviewOffer({ seen })),
    await rival.post(`${path}/cancel`, { seen }),
    await rival.get(`${path}.ics`),
    await other.post(`/api/user/applications/${id}/interview/pick`, { time: first, seen }),
    await other.post(`/api/user/applications/${id}/interview/ask`, { words: 'Never', seen }),
    await other.get(`/api/user/applications/${id}/interview.ics`),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect((await rival.get('/api/employer/interviews')).body).toEqual([])
  expect(await read(people)).toMatchObject({ state: 'offered', seen })
})

// Rule (applications): An interview ends with its application
test('of a withdrawn or rejected application', async () => {
  const people = await offered()
  const { first, seen } = people
  await people.withdraw()
  expect(await read(people)).toBeNull()
  expect((await answer(people, 'pick', { time: first, seen })).status).toBe(404)
  expect((await offer(people, { seen })).body).toMatchObject({ code: 'interview_not_possible' })
  const rejected = await offered()
  await rejected.setStatus('rejected')
  expect((await rejected.ana.get('/api/user/interviews')).body).toEqual([])
})

// Rule (applications): Both sides are reminded of an interview the day before, once
test('reminders leave once on the day before, and again after a change', async () => {
  const people = await meetAndApply(app)
  const day = startOfDay(dayInPortMoresby(new Date(Date.now() + 3 * DAY)))
  const typed = dayInPortMoresby(day)
  const made = await offer(people, { times: [`${typed}T10:00`] })
  const remind = async (at: Date) => {
    app.setNow(at)
    await Promise.all([1, 2].map(() => remindOfInterviews({ ...app.makeContext(), now: at })))
    const mails = [
      ...(await mailsOfKind(app, people.ana.email, 'interview')),
      ...(await mailsOfKind(app, people.employer.email, 'interview')),
    ]
    return mails.filter(({ subject }) => subject.startsWith('Tomorrow')).length
  }
  expect(await remind(new Date(day.getTime() - 30 * HOUR))).toBe(0)
  expect(await remind(new Date(day.getTime() - 16 * HOUR))).toBe(2)
  expect(await remind(new Date(day.getTime() - 10 * HOUR))).toBe(2)
  const { seen } = interviewOf(made.body) ?? {}
  expect((await offer(people, { times: [`${typed}T11:00`], seen })).status).toBe(200)
  expect(await remind(new Date(day.getTime() - 9 * HOUR))).toBe(4)
})

test.each([
  [{ times: [] }, 'times'],
  [{ times: ['2020-01-01T10:00'] }, 'times'],
  [{ times: ['2999-01-01T10:00'] }, 'times'],
  [{ times: twoTimes(5), isAgreed: true }, 'times'],
  [{ times: Array.from({ length: 6 }, (_, day) => twoTimes(day + 1)[0]), isAgreed: false }, 'times'],
  [{ place: '' }, 'place'],
  [{ way: 'dance' }, 'way'],
  [{ minutes: 0 }, 'minutes'],
])('an offer with %o says what is wrong', async (form, field) => {
  const people = await meetAndApply(app)
  const { status, body } = await offer(people, form)
  expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, [field]])
})
