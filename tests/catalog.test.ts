import { describe, expect, onTestFinished, test } from 'vitest'
import { startApplication } from '../src/application.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { insertCvs, pdfFile, uploadCv } from './support/cvs.ts'
import { cvBuild, cvFields, formOf, jobSeekerForm } from './support/forms.ts'
import { jobForm, postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const vera = await logInAdministrator(app)

type Entry = { id: number; name: string; slug: string; isActive: boolean; sortOrder: number }
async function listed(path: string): Promise<Entry[]> {
  return (await vera.get(path)).body as Entry[]
}
async function added(kind: 'categories' | 'locations', form: Record<string, unknown>): Promise<Entry> {
  const { status, body } = await vera.post(`/api/admin/${kind}`, { country: 'Papua New Guinea', ...form })
  expect(status, JSON.stringify(body)).toBe(201)
  return body as Entry
}
async function acts(targetType: string, id: number): Promise<string[]> {
  const { rows } = await app.db.$client.query<{ act: string }>(
    'SELECT act FROM administrator_acts WHERE target_type = $1 AND target_id = $2 ORDER BY id',
    [targetType, String(id)],
  )
  return rows.map(({ act }) => act)
}

describe.each(['categories', 'locations'] as const)('%s', (kind) => {
  const path = `/api/admin/${kind}`

  // Rule (catalogue): Categories and locations are listed in their order, searched and paged, inactive ones too
  test('are listed in their order, found by part of a name, paged, also when inactive', async () => {
    const first = await added(kind, { name: `Aaa ${kind}`, sortOrder: '-5' })
    expect((await vera.patch(`${path}/${first.id}/toggle`, { isActive: false })).status).toBe(200)
    const all = await listed(path)
    expect(all[0]).toMatchObject({ name: `Aaa ${kind}`, sortOrder: -5, isActive: false })
    expect(await listed(`${path}?search=AAA`)).toMatchObject([{ id: first.id }])
    const page = await vera.get(`${path}?page=2&limit=1`)
    expect(page.headers.get('x-total-count')).toBe(String(all.length))
    expect(page.body).toMatchObject([{ id: all[1]?.id }])
    const names = (await listed(`${path}?sort=name`)).map(({ name }) => name)
    expect(names[0]).toBe(`Aaa ${kind}`)
    expect(names).not.toEqual(all.map(({ name }) => name))
    const offered = (await openBrowser(app).get(`/api/${kind}`)).body as Entry[]
    expect(offered.map(({ id }) => id)).not.toContain(first.id)
  })

  // Rule (catalogue): The slug of a category or location is made from its name and never changes
  test('get a slug from their name, which never changes', async () => {
    const entry = await added(kind, { name: `  Ships & Harbours ${kind} `, sortOrder: 'x' })
    expect(entry).toMatchObject({
      name: `Ships & Harbours ${kind}`,
      slug: `ships--harbours-${kind}`,
      sortOrder: 0,
    })
    const other = await added(kind, { name: `Dive Shops ${kind}`, slug: 'chosen-by-hand' })
    expect(other.slug).toBe(`dive-shops-${kind}`)
    const renamed = { name: `Ports ${kind}`, country: 'Papua New Guinea', sortOrder: '12' }
    expect((await vera.put(`${path}/${entry.id}`, renamed)).body).toMatchObject({
      name: `Ports ${kind}`,
      slug: entry.slug,
      sortOrder: 12,
      isActive: true,
    })
  })

  // Rule (catalogue): A name that gives an empty slug is refused
  test.each(['日本', '!!!'])('a name that gives an empty slug is refused: %s', async (name) => {
    expect(await vera.post(path, { name, country: 'Papua New Guinea' })).toMatchObject({
      status: 409,
      body: { code: 'slug_taken', errors: { name: expect.stringContaining('empty or already taken') } },
    })
  })

  // Rule (catalogue): Two entries with the same slug are refused, also when they come at the same moment
  test('two with the same slug at the same moment become one', async () => {
    const form = { name: `Twice ${kind}`, country: 'Papua New Guinea' }
    const answers = await Promise.all([vera.post(path, form), vera.post(path, form), vera.post(path, form)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  // Rule (catalogue): A category or location needs a name that is not blank
  test('need a name, and their order is a whole number', async () => {
    expect(await vera.post(path, { name: '  ', country: 'Papua New Guinea' })).toMatchObject({
      status: 400,
      body: { errors: { name: expect.stringContaining('name is required') } },
    })
    expect((await vera.post(path, { name: 'x', country: 'x', sortOrder: 1e9 })).status).toBe(400)
  })

  // Rule (catalogue): Every change of categories and locations is in the audit log
  test('unused entries are deleted, and every act is in the audit log', async () => {
    const { id } = await added(kind, { name: `Gone ${kind}` })
    const renamed = { name: `Gone soon ${kind}`, country: 'Papua New Guinea' }
    for (let time = 0; time < 2; time += 1) await vera.put(`${path}/${id}`, renamed)
    await vera.patch(`${path}/${id}/toggle`, { isActive: false })
    await vera.patch(`${path}/${id}/toggle`, { isActive: true })
    expect((await vera.delete(`${path}/${id}`)).status).toBe(200)
    expect((await vera.delete(`${path}/${id}`)).status).toBe(404)
    const expected = ['entry-added', 'entry-changed', 'entry-deactivated', 'entry-activated', 'entry-deleted']
    expect(await acts(kind === 'categories' ? 'category' : 'location', id)).toEqual(expected)
  })

  // Rule (catalogue): Only administrators change categories and locations
  test('are changed by administrators only', async () => {
    const employer = await createEmployer(app)
    for (const { status } of [
      await employer.get(path),
      await employer.post(path, { name: 'Mine', country: 'x' }),
      await employer.put(`${path}/1`, { name: 'Mine', country: 'x' }),
      await employer.patch(`${path}/1/toggle`, { isActive: false }),
      await employer.delete(`${path}/1`),
    ])
      expect(status).toBe(401)
  })
})

// Rule (catalogue): A changed category is offered at once, and within five seconds by other processes
test('a changed category is offered at once, and within five seconds by other processes', async () => {
  let offset = 0
  const now = () => new Date(Date.now() + offset)
  const config = { ...app.config, logLevel: 'silent' as const }
  const other = await startApplication(config, { connection: app.connection, now })
  onTestFinished(() => other.stop())
  const isOffered = async (process: { url: string }, name: string) =>
    ((await openBrowser(process).get('/api/categories')).body as Entry[]).some((entry) => entry.name === name)
  const { id } = await added('categories', { name: 'Pearl farming' })
  expect(await isOffered(app, 'Pearl farming')).toBe(true)
  expect(await isOffered(other, 'Pearl farming')).toBe(true)
  await vera.put(`/api/admin/categories/${id}`, { name: 'Pearls' })
  expect(await isOffered(app, 'Pearls')).toBe(true)
  offset = 5_000
  expect(await isOffered(other, 'Pearls')).toBe(true)
})

// Rule (catalogue): A location needs a country
test('a location needs a country', async () => {
  expect(await vera.post('/api/admin/locations', { name: 'Nowhere', country: ' ' })).toMatchObject({
    status: 400,
    body: { errors: { country: 'Country is required' } },
  })
})

test('a location keeps its province and other spellings unless new ones are sent', async () => {
  const [lae] = await listed('/api/admin/locations?search=lae')
  const form = { name: 'Lae', region: 'Momase', country: 'Papua New Guinea', sortOrder: 20 }
  expect((await vera.put(`/api/admin/locations/${lae?.id}`, form)).body).toMatchObject({
    province: 'Morobe',
    aliases: expect.arrayContaining(['lae city']),
  })
  const bulolo = await added('locations', {
    name: 'Salamaua',
    province: 'Morobe',
    aliases: ['Samoa Bay', ' '],
  })
  expect(bulolo).toMatchObject({ province: 'Morobe', aliases: ['samoa bay'], kind: 'town' })
})

test('a location is found by its own slug even if another one lists it as a spelling', async () => {
  const hagen = await added('locations', { name: 'Hagen', sortOrder: 999 })
  expect(hagen.slug).toBe('hagen')
  const employer = await createEmployer(app, { form: { location: 'hagen' } })
  const { rows } = await app.db.$client.query('SELECT location_id FROM employers WHERE id = $1', [
    employer.id,
  ])
  expect(rows).toEqual([{ location_id: hagen.id }])
})

// Rule (catalogue): A category, location or package that is in use is deactivated, not deleted
test('an entry that CVs and accounts use is not deleted', async () => {
  const category = await added('categories', { name: 'Diving' })
  const place = await added('locations', { name: 'Kwikila' })
  const ana = await createJobSeeker(app)
  await uploadCv(ana, { category: category.slug, location: 'Kwikila' })
  expect(await vera.delete(`/api/admin/categories/${category.id}`)).toMatchObject({
    status: 409,
    body: { code: 'category_in_use', message: 'This category is in use. Deactivate it instead.' },
  })
  expect(await vera.delete(`/api/admin/locations/${place.id}`)).toMatchObject({
    status: 409,
    body: { code: 'location_in_use' },
  })
})

// Rule (catalogue): CVs are found by the new name of their category, however many there are
test('all CVs of a category are indexed again, also when they need several batches', async () => {
  const employer = await createEmployer(app)
  await insertCvs(app, (await createJobSeeker(app)).id, 205)
  const total = async (query: string) =>
    ((await employer.get(`/api/cvs/search?query=${query}`)).body as { total: number }).total
  const [healthcare] = await listed('/api/admin/categories?search=healthcare')
  await vera.put(`/api/admin/categories/${healthcare?.id}`, { name: 'Wellbeing', sortOrder: 40 })
  await app.tasksDone()
  expect(await total('wellbeing')).toBe(205)
})

// Rule (catalogue): CVs are found by the new name of their category, however many there are
test('CVs are found by the new name of their category and no longer by the old one', async () => {
  const category = await added('categories', { name: 'Falconry' })
  const cvId = await uploadCv(await createJobSeeker(app), { category: category.slug })
  const employer = await createEmployer(app)
  const found = async (query: string) =>
    ((await employer.get(`/api/cvs/search?query=${query}`)).body as { cvs: { id: number }[] }).cvs.map(
      ({ id }) => id,
    )
  expect(await found('falconry')).toEqual([cvId])
  await vera.put(`/api/admin/categories/${category.id}`, { name: 'Zoology', description: '', sortOrder: 0 })
  await app.tasksDone()
  expect(await found('zoology')).toEqual([cvId])
  expect(await found('falconry')).toEqual([])
})

describe('a category that is no longer offered', () => {
  const gone = 'This category is no longer offered. Please select another one.'
  const refused = { status: 400, body: { errors: { category: gone } } }
  let count = 0
  /** An active category, which `retire` deactivates. */
  async function category() {
    const { id, slug } = await added('categories', { name: `Retired ${++count}`, sortOrder: '0' })
    return { slug, retire: () => vera.patch(`/api/admin/categories/${id}/toggle`, { isActive: false }) }
  }

  // Rule (catalogue): A deactivated category stays with the CVs and jobs that have it, and cannot be chosen by others
  test('stays with its CV, and is refused for a new CV and for one that had another', async () => {
    const { slug, retire } = await category()
    const ana = await createJobSeeker(app)
    const [kept, other] = [await uploadCv(ana, { category: slug }), await uploadCv(ana)]
    await retire()
    const save = (id: number) => ana.upload(`/api/cvs/${id}`, formOf(cvFields({ category: slug })), 'PUT')
    expect((await save(kept)).status).toBe(200)
    expect(await save(other)).toMatchObject(refused)
    const fresh = formOf({ ...cvFields({ category: slug }), file: await pdfFile() })
    expect(await ana.upload('/api/cvs/upload', fresh)).toMatchObject(refused)
    const rebuild = (id: number) => ana.put(`/api/cvs/${id}/build`, cvBuild({ category: slug }))
    expect([(await rebuild(kept)).status, await rebuild(other)]).toMatchObject([200, refused])
    expect(await ana.post('/api/cvs/build', cvBuild({ category: slug }))).toMatchObject(refused)
  })

  // Rule (catalogue): A deactivated category stays with the CVs and jobs that have it, and cannot be chosen by others
  test('stays with a job that is edited, and is refused for a new one and for a draft when it is published', async () => {
    const { slug, retire } = await category()
    const employer = await createEmployer(app, { credits: 30 })
    const path = '/api/employer/job-postings'
    const kept = await postJob(employer, { category: slug })
    const draft = await postJob(employer, { category: slug, draft: true })
    const other = await postJob(employer)
    await retire()
    const edit = (id: number) => employer.put(`${path}/${id}`, jobForm({ category: slug }))
    expect((await edit(kept)).status).toBe(200)
    expect(await edit(other)).toMatchObject(refused)
    expect(await employer.post(path, jobForm({ category: slug }))).toMatchObject(refused)
    expect(await employer.post(`${path}/${draft}/publish`)).toMatchObject(refused)
    expect((await employer.post(`${path}/${kept}/renew`)).status).toBe(200)
  })

  test('and a location stay with a job together, and are refused for a new one', async () => {
    const { id, slug } = await added('locations', {
      name: 'Retired Bay',
      country: 'Papua New Guinea',
      sortOrder: '0',
    })
    const employer = await createEmployer(app, { credits: 30 })
    const path = '/api/employer/job-postings'
    const kept = await postJob(employer, { location: slug })
    await vera.patch(`/api/admin/locations/${id}/toggle`, { isActive: false })
    expect((await employer.put(`${path}/${kept}`, jobForm({ location: slug }))).status).toBe(200)
    const message = 'This location is no longer offered. Please select another one.'
    const refusal = { status: 400, body: { errors: { location: message } } }
    expect(await employer.post(path, jobForm({ location: slug }))).toMatchObject(refusal)
  })

  test('is refused at registration', async () => {
    const { slug, retire } = await category()
    await retire()
    const form = jobSeekerForm({ category: slug })
    expect(await openBrowser(app).post('/api/auth/register', form)).toMatchObject(refused)
  })
})
