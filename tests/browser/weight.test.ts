import { countTraffic, weighWorker } from '../../bench/page-visits.ts'
import { expect, jobForm, ready, registerEmployer, test } from '../support/pages.ts'

/** Kilobytes of 1,000 bytes over the network, headers included (architecture, budgets). */
const LIMIT = 110

test('a first visit to a public page weighs at most 110 kB, whatever the rest of the product grows to', async ({
  browser,
  baseURL,
}) => {
  const employer = await registerEmployer({ credits: 10, companyName: 'Woitape Weighbridge' })
  const { body } = await employer.post('/api/employer/job-postings', jobForm({ title: 'Weighbridge Clerk' }))
  const paths = ['/', '/jobs', `/jobs/${(body as { id: number }).id}`, '/search', '/login']
  const heavy: string[] = []
  for (const path of paths) {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const traffic = countTraffic(session)
    await page.goto(baseURL + path)
    await ready(page)
    await page.waitForLoadState('networkidle')
    const kilobytes = (traffic().bytes + (await weighWorker(baseURL + path))) / 1000
    expect(kilobytes).toBeGreaterThan(20)

    if (kilobytes > LIMIT) heavy.push(`${path}: ${kilobytes.toFixed(1)} kB`)
    await context.close()
  }
  expect(heavy).toEqual([])
})
