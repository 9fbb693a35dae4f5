import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { changeSetting } from './support/mailbox.ts'
import { createJobSeeker } from './support/people.ts'

// The pages are tested as they are built.
execFileSync(process.execPath, ['scripts/setup.ts'])
const app = await startTestApp()

const { cookies } = await createJobSeeker(app)
const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Loads the page with a login, so that it is rendered for this request. */
async function read(path: string): Promise<string> {
  const answer = await fetch(app.url + path, { headers: { cookie } })
  expect(answer.status).toBe(200)
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await answer.text()) ?? []
  return main
}

const namesIn = (html: string) => [...html.matchAll(/Person [A-Z]/g)].map(([name]) => name)
const linkTo = (html: string, label: string) =>
  new RegExp(`<a href="([^"]+)"[^>]*>${label}</a>`).exec(html)?.[1]

test('on a new installation both pages say what to do first', async () => {
  expect(await read('/')).toContain('No CVs yet')
  expect(await read('/employers')).toContain('Post a job, and interested people will apply.')
})

// Rule (job seekers): Home shows the six newest CVs, /employers the eight most experienced
test('home shows the six newest CVs, /employers the eight most experienced; hired people have no link', async () => {
  const experiences = ['entry', 'executive', 'mid', 'senior', 'entry', 'entry', 'executive', 'mid', 'entry']
  // A person with several CVs would be shown once.
  const people = await Promise.all(experiences.map(() => createJobSeeker(app)))
  const { rows } = await app.db.$client.query<{ id: number }>(
    `INSERT INTO cvs (job_seeker_id, full_name, email, job_title, location, experience, category, uploaded_at)
     SELECT owner, 'Person ' || chr(64 + n::int), 'ana@example.com', 'Nurse', 'Lae', experience, 'healthcare', now() - interval '1 second' + n * interval '10 milliseconds'
     FROM unnest($1::int[], $2::text[]) WITH ORDINALITY AS given (owner, experience, n) ORDER BY n RETURNING id`,
    [people.map(({ id }) => id), experiences],
  )
  const ids = rows.map(({ id }) => id)
  expect((await people[8]?.patch(`/api/cvs/${ids[8]}`, { status: 'hired' }))?.status).toBe(200)
  await app.tasksDone()
  const home = await read('/')
  expect(namesIn(home)).toEqual(['I', 'H', 'G', 'F', 'E', 'D'].map((letter) => `Person ${letter}`))
  expect(home).toContain('No Longer Available')
  expect(home).toContain(`href="/profile/${ids[7]}"`)
  expect(home).not.toContain(`href="/profile/${ids[8]}"`)
  expect(home).toContain('Added today')

  const employers = namesIn(await read('/employers'))
  expect(employers).toHaveLength(8)
  expect(new Set(employers.slice(0, 2))).toEqual(new Set(['Person B', 'Person G']))
  expect(employers[2]).toBe('Person D')
})

// Rule (job seekers): The buttons of /employers lead to posting, the trial and the prices
test('the buttons of /employers link to the next step, and name the trial only where there is one', async () => {
  const before = await read('/employers')
  expect(linkTo(before, 'Post a Job')).toBe('/employer-jobs')
  expect(linkTo(before, 'Register Free')).toBe('/employer-register')
  expect(linkTo(before, 'View Pricing')).toBe('/pricing')
  expect(before).not.toContain('Start Free Trial')
  await changeSetting(app, 'trial_credits', '3')
  const after = await read('/employers')
  expect(linkTo(after, 'Start Free Trial')).toBe('/employer-register')
  expect(after).toContain('New companies get 3 credits')
})
