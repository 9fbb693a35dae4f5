import { execFileSync } from 'node:child_process'
import { beforeAll, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { uploadCv } from './support/cvs.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'

execFileSync(process.execPath, ['scripts/setup.ts'])
const app = await startTestApp()
const start = Date.now()

async function get(path: string) {
  const response = await fetch(app.url + path, { redirect: 'manual' })
  return {
    status: response.status,
    headers: response.headers,
    text: (await response.text()).replaceAll('<!-- -->', ''),
  }
}
const isIndexed = ({ text }: { text: string }) => !text.includes('name="robots" content="noindex"')

beforeAll(async () => {
  app.setNow(new Date(start))
  const verified = await createEmployer(app, { credits: 100, form: { companyName: 'Bilum Verified' } })
  const busy = await createEmployer(app, { credits: 100, form: { companyName: 'Kokopo Builders' } })
  await createEmployer(app, { form: { companyName: 'Bilum Without Jobs' } })
  await app.db.$client.query('UPDATE employers SET is_approved = true WHERE id = $1', [verified.id])
  await postJob(verified, { title: 'Electrician', location: 'lae' })
  for (const location of ['lae', 'lae', 'goroka'])
    await postJob(busy, { title: 'Site Electrician', location })
  const closed = await postJob(busy, { title: 'Electrician', location: 'lae' })
  await busy.post(`/api/employer/job-postings/${closed}/close`)
  // Seven postings and a year's pay: eight figures.
  for (const salaryMin of [1000, 1100, 1200, 1300, 1400, 1500, 1600])
    await postJob(busy, { title: 'Carpenter', location: 'kokopo', salaryMin, salaryPeriod: 'fortnight' })
})

// Rule (jobs): A province's page lists the open jobs of all its towns, counts those of its neighbours, and offers a job alert
test('the jobs of a province', async () => {
  app.setNow(new Date(start + MINUTE))
  const page = await get('/jobs/in/morobe')
  expect(page.text).toContain('3 open jobs, the newest first')
  expect(page.text.match(/<li class="job"/g)).toHaveLength(3)
  expect(page.text).toMatch(
    /href="\/jobs\?location=morobe-province&amp;trade=electrician"[^>]*>Electrician <span[^>]*>3</,
  )
  expect(page.text).toMatch(/href="\/jobs\/in\/eastern-highlands"[^>]*>Eastern Highlands <span[^>]*>1</)
  expect(page.text).toContain('href="/job-alert/new?location=morobe-province"')
  expect(isIndexed(page)).toBe(true)
  const moved = await get('/jobs/in/morobe-province')
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/jobs/in/morobe'])
  expect((await get('/jobs/in/lae')).status).toBe(404)
  // The list with only this filter is the same page for search engines.
  expect((await get('/jobs?location=morobe-province')).text).toMatch(
    /rel="canonical" href="[^"]*\/jobs\/in\/morobe"/,
  )
})

// Rule (jobs): A trade's page lists the open jobs whose title names it
test('the jobs of a trade', async () => {
  const page = await get('/jobs/trade/electrician')
  expect(page.text).toContain('4 open jobs, the newest first')
  expect(page.text).toMatch(
    /href="\/jobs\?location=morobe-province&amp;trade=electrician"[^>]*>Morobe <span[^>]*>3</,
  )
  expect(page.text).toMatch(/href="\/jobs\/trade\/carpenter"[^>]*>Carpenter <span[^>]*>7</)
  expect((await get('/api/jobs/search?trade=electrician&location=lae')).text).toContain('"total":3')
  const empty = await get('/jobs/trade/midwife')
  expect([empty.status, isIndexed(empty)]).toEqual([200, false])
  expect(empty.text).toContain('href="/job-alert/new?trade=midwife"')
  expect((await get('/jobs/trade/nothing')).status).toBe(404)
})

// Rule (jobs): The directory lists companies with open jobs, verified ones first
test('the companies that are hiring', async () => {
  const { text } = await get('/companies')
  expect(text).toContain('2 companies')
  expect(text.indexOf('Bilum Verified')).toBeLessThan(text.indexOf('Kokopo Builders'))
  expect(text).not.toContain('Bilum Without Jobs')
  const found = await get('/companies?query=kokopo')
  expect(found.text).not.toContain('Bilum Verified')
  expect([found.text.includes('10 jobs'), isIndexed(found)]).toEqual([true, false])
  expect((await get('/companies?query=%25')).text).toContain('No companies found')
})

// Rule (jobs): Pages of pay need eight figures of postings, or of people, and never show one of them
test('pay needs eight postings or eight people, one figure for each person', async () => {
  const carpenters = await get('/pay/carpenter')
  expect(carpenters.text).toContain('Not enough figures for Carpenter jobs')
  expect(isIndexed(carpenters)).toBe(false)
  const employer = await createEmployer(app, { credits: 10 })
  const posted = { title: 'Carpenter', location: 'kokopo', salaryMin: 26 * 1700, salaryPeriod: 'year' }
  await postJob(employer, posted)
  for (let place = 0; place < 7; place++)
    await uploadCv(await createJobSeeker(app), {
      jobTitle: 'Plumber',
      salaryMin: '20000',
      salaryMax: '32000',
    })
  const two = await createJobSeeker(app)
  for (const salaryMin of ['26000', '52000'])
    await uploadCv(two, { jobTitle: 'Carpenter', salaryMin, salaryMax: '' })
  app.setNow(new Date(start + 2 * HOUR))
  const enough = await get('/pay/carpenter')
  expect(enough.text).toContain('K1,350 a fortnight, which is K35,100 a year')
  expect(enough.text).toMatch(/Half: K1,175 – K1,525\. 8 jobs\./)
  expect(enough.text).toContain('East New Britain')
  expect(isIndexed(enough)).toBe(true)
  expect((await get('/pay/plumber')).text).toContain('Not enough figures for Plumber jobs')
  await uploadCv(await createJobSeeker(app), { jobTitle: 'Plumber', salaryMin: '20000', salaryMax: '32000' })
  app.setNow(new Date(start + 4 * HOUR))
  expect((await get('/pay/plumber')).text).toMatch(/K1,000<\/b> a fortnight.*8 CVs/)
  expect((await get('/pay/carpenter')).text).not.toContain('9 CVs')
})
