import * as v from 'valibot'
import { employers } from '../../scripts/demo/employers.ts'
import { jobSeekers } from '../../scripts/demo/people/job-seekers.ts'
import { administrator, demoPassword as password } from '../../scripts/demo/world.ts'
import { openBrowser } from '../../tests/support/browser.ts'

const JOB_SEEKERS = 50
const EMPLOYERS = 20
const ADMINISTRATORS = 2

/** Somebody with a session. */
export type Person = { cookie: string }

/** What the requests are about. */
export type World = {
  jobSeekers: Person[]
  employers: Person[]
  administrators: Person[]
  publicPages: string[]
  files: string[]
  cvs: number[]
  conversations: { id: number; person: Person }[]
}

const Id = v.object({ id: v.number() })
const Jobs = v.object({ jobPostings: v.array(v.object({ id: v.number(), employerId: v.number() })) })
const Cvs = v.object({ cvs: v.array(v.object({ id: v.number(), status: v.string() })) })

/** Logs everybody in. There are more sessions than accounts: colleagues share one, and people have several devices. */
export async function enterWorld(url: string): Promise<World> {
  const visitor = openBrowser({ url })
  const { jobPostings } = v.parse(Jobs, (await visitor.get('/api/jobs/search?limit=50')).body)
  const { cvs } = v.parse(Cvs, (await visitor.get('/api/cvs/search?limit=50')).body)
  const vera = await logIn(url, 'admin/', { username: administrator.username })
  const world: World = {
    jobSeekers: [],
    employers: [],
    administrators: [vera.person],
    publicPages: [
      ...['/', '/jobs', '/search', '/employers', '/login', '/help'],
      ...jobPostings.flatMap(({ id, employerId }) => [`/jobs/${id}`, `/companies/${employerId}`]),
    ],
    files: await filesOf(url, '/jobs'),
    // Nobody new can open the CV of somebody who has found work.
    cvs: cvs.filter(({ status }) => status === 'available').map(({ id }) => id),
    conversations: [],
  }
  while (world.administrators.length < ADMINISTRATORS)
    world.administrators.push((await logIn(url, 'admin/', { username: administrator.username })).person)
  for (let index = 0; index < JOB_SEEKERS; index++)
    world.jobSeekers.push((await logIn(url, '', { username: chosen(jobSeekers, index).username })).person)
  for (let index = 0; index < EMPLOYERS; index++) {
    const { browser, person } = await logIn(url, 'employer/', { email: chosen(employers, index).email })
    world.employers.push(person)
    const { body: own } = await browser.get('/api/auth/employer/profile')
    const credits = { credits: 5000, description: 'For the load' }
    await vera.browser.post(`/api/admin/employers/${v.parse(Id, own).id}/add-credits`, credits)
    const { body } = await browser.get('/api/employer/conversations')
    world.conversations.push(...v.parse(v.array(Id), body).map(({ id }) => ({ id, person })))
  }
  return world
}

async function logIn(url: string, kind: '' | 'employer/' | 'admin/', name: Record<string, string>) {
  const browser = openBrowser({ url })
  const { status } = await browser.post(`/api/auth/${kind}login`, { ...name, password })
  if (status !== 200) throw new Error(`${JSON.stringify(name)} cannot log in: ${status}`)
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  return { browser, person: { cookie } }
}

function chosen<T>(from: readonly T[], index: number): T {
  const one = from[index % from.length]
  if (one === undefined) throw new Error('the demo data is empty')
  return one
}

/** The scripts and styles that a page names. */
async function filesOf(url: string, path: string): Promise<string[]> {
  const html = await (await fetch(url + path)).text()
  return [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])]
}
