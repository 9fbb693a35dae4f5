/**
 * Counts the way of a newcomer on a slow phone, from a shared link to a sent application: screens, inputs, taps, bytes
 * and the seconds that the person waits. Typing takes no time here.
 *
 *   npm run bench -- newcomer
 */
import type { Browser, Locator, Page } from '@playwright/test'
import * as v from 'valibot'
import { jobSeekerForm } from '../tests/support/forms.ts'
import { printTable } from './figures.ts'
import { openLine } from './pages/line.ts'
import { openChromium, openPhone, PHONE_LINE } from './pages/phone.ts'
import { startPageServer } from './pages/server.ts'

type Screen = { name: string; inputs: number; taps: number; waited: number }

export async function run(): Promise<void> {
  const server = await startPageServer()
  const browser = await openChromium()
  try {
    const { screens, received } = await walk(browser, server.url)
    const sum = (key: 'inputs' | 'taps' | 'waited') => screens.reduce((total, one) => total + one[key], 0)
    console.log('\nFrom a shared link to a sent application, at 400 kbit/s, 400 ms, 4 x CPU slowdown\n')
    printTable(
      ['screen', 'inputs', 'taps', 'waited for it'],
      [...screens, { name: `${screens.length - 1} screens`, ...totals(sum) }].map((screen) => [
        screen.name,
        String(screen.inputs),
        String(screen.taps),
        `${(screen.waited / 1000).toFixed(1)} s`,
      ]),
    )
    console.log(`\n${(received / 1000).toFixed(1)} kB received`)
  } finally {
    await browser.close()
    await server.stop()
  }
}

const totals = (sum: (key: 'inputs' | 'taps' | 'waited') => number) => ({
  inputs: sum('inputs'),
  taps: sum('taps'),
  waited: sum('waited'),
})

async function walk(browser: Browser, target: string): Promise<{ screens: Screen[]; received: number }> {
  const jobId = await findJob(target)
  const line = await openLine(target, PHONE_LINE)
  const { page, context } = await openPhone(browser)
  try {
    const screens = await walkScreens(page, `${line.url}/jobs/${jobId}`)
    return { screens, received: line.exchanges.reduce((sum, one) => sum + one.received, 0) }
  } finally {
    await context.close()
    await line.close()
  }
}

async function walkScreens(page: Page, link: string): Promise<Screen[]> {
  const screens: Screen[] = []
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name })
  let current: Screen = { name: '', inputs: 0, taps: 0, waited: 0 }
  const reach = async (name: string, act: () => Promise<unknown>, sight: Locator) => {
    const from = performance.now()
    await act()
    await sight.waitFor()
    current = { name, inputs: 0, taps: 0, waited: performance.now() - from }
    screens.push(current)
  }
  const tap = (target: Locator) => () => {
    current.taps += 1
    return target.tap()
  }
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      const field = dialog.getByLabel(label).first()
      const isList = await field.evaluate((element) => element.tagName === 'SELECT')
      await (isList ? field.selectOption(value) : field.fill(value))
      current.inputs += 1
    }
  }

  const { username, email, password, phone, summary } = jobSeekerForm()
  const apply = page.getByRole('main').getByRole('button', { name: 'Apply Now' }).last()
  await reach('the job', () => page.goto(link), apply)
  await reach('log in or create account', tap(apply), button('Create account'))
  await reach('account', tap(button('Create account')), dialog.getByLabel('Username'))
  await fill({ Username: username, Email: email, Password: password, 'Confirm Password': password })
  await reach('personal', tap(button('Next: Personal')), dialog.getByLabel('Full Name'))
  await fill({ 'Full Name': 'Pita Boas', Phone: phone, Location: 'Lae' })
  await reach('professional', tap(button('Next: Professional')), dialog.getByLabel('Job Title'))
  await fill({
    'Job Title': 'Deckhand',
    Category: 'logistics',
    'Experience Level': 'mid',
    Education: 'certificate',
    'Professional Summary': summary,
    Skills: 'Knots, Anchors',
  })
  await dialog.getByRole('checkbox').tap()
  current.inputs += 1
  await reach('application', tap(button('Create Account')), button('Apply Now'))
  await reach('sent', tap(button('Apply Now')), dialog.getByText('Application Submitted'))
  return screens
}

const Jobs = v.object({ jobPostings: v.array(v.object({ id: v.number() })) })
const Questions = v.object({ questions: v.array(v.unknown()) })

/** Returns a job that asks no questions. */
async function findJob(url: string): Promise<number> {
  const { jobPostings } = await read(`${url}/api/jobs/search?limit=50`, Jobs)
  for (const { id } of jobPostings) {
    const { questions } = await read(`${url}/api/jobs/${id}`, Questions)
    if (questions.length === 0) return id
  }
  throw new Error('every job of the demo data asks questions')
}

async function read<S extends v.GenericSchema>(address: string, schema: S): Promise<v.InferOutput<S>> {
  const answer = await fetch(address)
  return v.parse(schema, await answer.json())
}
