import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { createEmployer } from './support/people.ts'
import { createSearchWorld } from './support/search.ts'

const app = await startTestApp()
const world = await createSearchWorld(app)
const employer = await createEmployer(app)
type Similar = { id: number; fullName: string; access: string }

const similar = async (id: number) => {
  const { status, body } = await employer.get(`/api/cvs/${id}/similar`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Similar[]
}
const names = async (id: number) => (await similar(id)).map(({ fullName }) => fullName)
const cv = async (name: string, row: Record<string, unknown>, owner: Record<string, unknown> = {}) =>
  world.cv(await world.person(owner), { full_name: name, ...row })

test('the same title first, then shared skills and the same town, then the category; at most six', async () => {
  const farmer = { category: 'agriculture', job_title: 'Cocoa Farmer' }
  const id = await cv('Own', { ...farmer, skills: ['Grafting', 'Drying'], location: 'Rabaul' })
  await cv('Same title', farmer)
  await cv('Same title and town', { ...farmer, location: 'Rabaul' })
  await cv('Same title and skills', { ...farmer, skills: ['grafting', 'Drying'] })
  await cv('Skill only', { category: 'agriculture', job_title: 'Buyer', skills: ['Drying'] })
  await cv('Category only', { category: 'agriculture', job_title: 'Driver' })
  await cv('Another category', { category: 'trades', job_title: 'Cocoa Farmer' })
  expect(await names(id)).toEqual([
    'Same title and skills',
    'Same title and town',
    'Same title',
    'Skill only',
    'Category only',
  ])
  for (let one = 0; one < 5; one++) await cv('More', farmer)
  expect(await similar(id)).toHaveLength(6)
})

test('hidden and hired people and other CVs of the same person are left out, and only fields of the card are shown', async () => {
  const title = { category: 'security', job_title: 'Night Guard' }
  const person = await world.person()
  const id = await world.cv(person, { full_name: 'Own', ...title })
  await world.cv(person, { full_name: 'Own again', ...title })
  await cv('Inactive', { ...title, is_active: false })
  await cv('Blocked', { ...title, blocked_at: new Date() })
  await cv('Hired', { ...title, status: 'hired' })
  await cv('Unavailable', title, { shown_to: 'nobody' })
  await cv('Suspended', title, { is_active: false })
  await cv('Shown', { ...title, email: 'guard@example.com', phone: '7123 4567', summary: 'Ring 7123 4567' })
  expect(await names(id)).toEqual(['Shown'])
  expect(JSON.stringify(await similar(id))).not.toMatch(/guard@|7123/)
  expect(await similar(id)).toMatchObject([{ access: 'none' }])
})

test('a CV that the employer may not see has no similar ones; one that it opened has, also when it is hidden', async () => {
  const title = { category: 'hospitality', job_title: 'Pastry Chef' }
  const id = await cv('Hidden', { ...title, is_active: false })
  await cv('Shown', title)
  expect((await employer.get(`/api/cvs/${id}/similar`)).body).toMatchObject({ code: 'cv_not_found' })
  await app.db.$client.query(
    "INSERT INTO cv_access (employer_id, cv_id, access_type, credits_used) VALUES ($1, $2, 'view', 2)",
    [employer.id, id],
  )
  expect(await names(id)).toEqual(['Shown'])
  expect((await openBrowser(app).get(`/api/cvs/${id}/similar`)).status).toBe(401)
})
