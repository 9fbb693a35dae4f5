import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { uploadCv } from './support/cvs.ts'
import { uniqueWord } from './support/forms.ts'
import { createEmployer, createJobSeeker, logInAdministrator, type TestEmployer } from './support/people.ts'

const app = await startTestApp()

type Seeker = Pick<TestEmployer, 'patch' | 'get'>
const turn = (ana: Seeker, isAvailable: unknown) => ana.patch('/api/auth/availability', { isAvailable })
const choose = (ana: Seeker, shownTo: string) => ana.patch('/api/user/visibility', { shownTo })

/** The fact in all its words: the profile, and who finds the person. */
async function factOf(ana: Seeker) {
  const { shownTo, isAvailable } = (await ana.get('/api/auth/profile')).body as Record<string, unknown>
  const visibility = (await ana.get('/api/user/visibility')).body
  expect(visibility).toMatchObject({ shownTo, isAvailable })
  return [shownTo, isAvailable]
}

// Rule (job seekers): Availability off is nobody, and on is what was chosen before, else everybody
test('off is nobody; on is the choice before, else everybody; the profile has both', async () => {
  const ana = await createJobSeeker(app)
  expect(await factOf(ana)).toEqual(['everybody', true])
  const off = await turn(ana, false)
  expect([off.status, off.body]).toMatchObject([200, { isAvailable: false, shownTo: 'nobody' }])
  expect(await factOf(ana)).toEqual(['nobody', false])
  expect((await turn(ana, true)).body).toMatchObject({ isAvailable: true, shownTo: 'everybody' })
  await choose(ana, 'employers')
  await turn(ana, false)
  // A second press changes nothing.
  await turn(ana, false)
  expect((await turn(ana, true)).body).toMatchObject({ isAvailable: true, shownTo: 'employers' })
  await choose(ana, 'nobody')
  expect(await factOf(ana)).toEqual(['nobody', false])
  await turn(ana, true)
  expect(await factOf(ana)).toEqual(['employers', true])
})

// Rule (job seekers): Somebody who is not available is in no employer's search, and the CV says so to its owner
test('off hides the CV from searches and profiles; on shows it again', async () => {
  const ana = await createJobSeeker(app)
  const word = uniqueWord()
  const cvId = await uploadCv(ana, { jobTitle: `Boilermaker ${word}` })
  const employer = await createEmployer(app)
  const seen = async () => {
    const found = (await employer.get(`/api/cvs/search?query=${word}`)).body as { cvs: object[] }
    return [found.cvs, (await employer.get(`/api/cvs/${cvId}/profile`)).status]
  }
  const own = async () => (await ana.get(`/api/cvs/${cvId}`)).body
  await turn(ana, false)
  expect(await seen()).toEqual([[], 404])
  expect(await own()).toMatchObject({ isAvailable: false })
  await turn(ana, true)
  expect(await seen()).toEqual([[expect.objectContaining({ id: cvId, isAvailable: true })], 200])
  expect(await own()).toMatchObject({ isAvailable: true })
  expect((await openBrowser(app).get(`/api/cvs/${cvId}/profile`)).body).toMatchObject({ isAvailable: true })
})

// Rule (job seekers): Whoever hides from a company while nobody finds them is not shown to everybody afterwards
test('on does not show everybody the CV of a person who hides from a company', async () => {
  const ana = await createJobSeeker(app)
  await turn(ana, false)
  await ana.post('/api/user/hidden-companies', { name: uniqueWord() })
  expect(await factOf(ana)).toEqual(['nobody', false])
  expect((await turn(ana, true)).body).toMatchObject({ isAvailable: true, shownTo: 'employers' })
})

test.each([
  [undefined, 'Please fill in this field'],
  [null, 'Please say whether you are available for work'],
  ['true', 'Please say whether you are available for work'],
  [1, 'Please say whether you are available for work'],
])('%j is no answer, and nothing changes', async (isAvailable, message) => {
  const ana = await createJobSeeker(app)
  const answer = await turn(ana, isAvailable)
  expect([answer.status, answer.body]).toMatchObject([400, { errors: { isAvailable: message } }])
  expect(await factOf(ana)).toEqual(['everybody', true])
})

test('visitors, employers and administrators have no availability', async () => {
  for (const browser of [openBrowser(app), await createEmployer(app), await logInAdministrator(app)])
    expect((await browser.patch('/api/auth/availability', { isAvailable: false })).status).toBe(401)
})

// Rule (job seekers): The switch, the choice and a hidden company at the same moment never show anybody too much
test('changes at the same moment leave one fact, and never everybody beside a hidden company', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ana = await createJobSeeker(app)
    const answers = await Promise.all([
      turn(ana, false),
      choose(ana, 'everybody'),
      ana.post('/api/user/hidden-companies', { name: uniqueWord() }),
      turn(ana, true),
      choose(ana, 'employers'),
      turn(ana, false),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
      [],
    )
    const [shownTo] = await factOf(ana)
    expect(['employers', 'nobody']).toContain(shownTo)
    expect((await turn(ana, true)).body).toMatchObject({ shownTo: 'employers' })
  }
})
