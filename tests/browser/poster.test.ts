import { qrCode } from '../../src/platform/pictures/qr-code.ts'
import { expect, expectAccessible, jobForm, registerEmployer, test } from '../support/pages.ts'

/** A job with the longest value of every field. */
const LONG = {
  title: 'Superintendent of Donaudampfschifffahrtsgesellschaften '.repeat(5).slice(0, 255),
  salaryRange:
    'K1,234,567.89 – K2,345,678.90 a fortnight with leave fares, housing, school fees and a vehicle'.slice(
      0,
      100,
    ),
  location: 'port-moresby',
}

/** A4 without its margins, in CSS pixels. */
const PRINTED = { width: 703, height: 1032 }

// Rule (jobs): A job's poster fits one page of A4 and says where to apply, in words and as a code
test('a poster fits one page of A4, says where to apply in words and as a code, and prints', async ({
  page,
  browser,
}) => {
  const employer = await registerEmployer({
    credits: 10,
    companyName: `Wantok Holdings ${'and Partners '.repeat(6)}`,
  })
  for (const form of [{}, LONG]) {
    const { body } = await employer.post('/api/employer/job-postings', jobForm(form))
    const { id, title } = body as { id: number; title: string }
    const { url } = (await employer.get(`/api/jobs/${id}/poster`)).body as { url: string }
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/jobs/${id}/poster`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.trim())
    await expect(page.getByText(url.replace(/^https?:\/\//, ''))).toBeVisible()
    await expect(page.getByText('Never pay for a job')).toBeVisible()
    await expect(page.locator(`path[d="${qrCode(url).path}"]`)).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12]/)
    await page.emulateMedia({ media: 'print' })
    // Nothing is cut: the last fact is above the code, and the code above the footer.
    await page.setViewportSize(PRINTED)
    const boxes = [
      page.getByText('Full-time', { exact: true }),
      page.getByRole('heading', { name: 'How to apply' }),
      page.getByRole('img', { name: `Code for ${url}` }),
      page.getByText('Never pay for a job'),
    ]
    const [fact, how, code, foot] = await Promise.all(boxes.map((box) => box.boundingBox()))
    const endOf = (box: typeof fact) => (box?.y ?? 0) + (box?.height ?? 0)
    expect(endOf(fact)).toBeLessThanOrEqual(how?.y ?? 0)
    expect(endOf(code)).toBeLessThanOrEqual(foot?.y ?? 0)
    await page.emulateMedia({ media: null })
  }
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()

  const reader = await browser.newContext({ javaScriptEnabled: false })
  const scriptless = await reader.newPage()
  await scriptless.goto(page.url())
  await expect(scriptless.getByText("Or open your browser's menu and choose Print.")).toBeVisible()
  await expect(scriptless.getByRole('img', { name: /^Code for/ })).toBeVisible()
  await reader.close()
})

test('the poster of a missing job says so', async ({ page }) => {
  const employer = await registerEmployer({ credits: 10 })
  const { body } = await employer.post('/api/employer/job-postings', jobForm())
  const { id } = body as { id: number }
  await employer.delete(`/api/employer/job-postings/${id}`)
  for (const path of [`/jobs/${id}/poster`, `/jobs/${id}`]) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job no longer available')
    await expect(page.getByRole('link', { name: 'See open jobs' })).toHaveAttribute('href', '/jobs')
    await expectAccessible(page)
  }
})
