import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openParts } from '../../src/application.ts'
import { readConfig } from '../../src/platform/config.ts'
import { jobSeekerForm } from '../support/forms.ts'
import { makeMemoryFolder } from '../support/memory-folder.ts'
import { expect, expectAccessible, ready, test } from '../support/pages.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { openSmsGateway } from '../support/sms-gateway.ts'

// A site of its own, because the setting would change the forms of all other journeys.
let server: ServerProcess
let folder: string
let gateway: Awaited<ReturnType<typeof openSmsGateway>>

test.beforeAll(async () => {
  gateway = await openSmsGateway()
  folder = await makeMemoryFolder('painim-wok-phone-')
  server = await startServerProcess(folder, { NODE_ENV: 'production', SMS_GATEWAY: gateway.origin })
  const parts = await openParts(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), 'script')
  await gateway.connect(parts, { account_addresses: 'both', sms_alerts: 'true' })
  await parts.close()
})
test.afterAll(async () => {
  await server.end('SIGTERM')
  gateway.close()
  await rm(folder, { recursive: true, force: true })
})

const PHONE = '7123 4567'

/** The next code that the phone gets. `before`: how many it had. */
async function nextCode(before: number): Promise<string> {
  const texts = () => gateway.to('+67571234567').map(({ text }) => text.slice(0, 6))
  await expect.poll(() => texts().length).toBe(before + 1)
  return texts()[before] ?? ''
}

async function logOut(page: Page): Promise<void> {
  const origin = { headers: { origin: server.url } }
  expect((await page.request.post(`${server.url}/api/auth/logout`, origin)).ok()).toBe(true)
}

async function registerByPhone(page: Page, form: ReturnType<typeof jobSeekerForm>): Promise<void> {
  // The process takes up the setting within seconds.
  await expect(async () => {
    await page.goto(`${server.url}/register`)
    await expect(page.getByLabel('Email (optional)')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await ready(page)
  const next = page.getByRole('button', { name: /^Next/ })
  await page.getByLabel('Username').fill(form.username)
  await page.getByLabel('Password', { exact: false }).first().fill(form.password)
  await page.getByLabel('Confirm Password').fill(form.password)
  await next.click()
  await page.getByLabel('Full Name').fill(form.fullName)
  await page.getByLabel('Phone').fill(PHONE)
  await page.getByLabel('Location').fill('Lae')
  await next.click()
  await page.getByLabel('Job Title').fill(form.jobTitle)
  await page.getByLabel('Category').selectOption('healthcare')
  await page.getByLabel('Experience Level').selectOption('mid')
  await page.getByLabel('Education').selectOption('diploma')
  await page.getByLabel('Professional Summary').fill(form.summary)
  await page.getByLabel('Skills').fill('Triage, Wound care')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  const code = page.getByLabel('Code from the SMS')
  await expect(code).toBeVisible()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(page)
  await code.fill(await nextCode(0))
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/login/)
}

// Rule (logins): A person without an email address registers, logs in by code, gets job alerts by SMS, adds an address and chooses for each alert
test('a job seeker with a phone number only registers, logs in by code, resets the password, adds an email address and chooses SMS or email', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const form = jobSeekerForm()
  await registerByPhone(page, form)

  await page.getByRole('link', { name: 'Log in with a code by SMS' }).click()
  await ready(page)
  await page.getByLabel('Phone number').fill('12')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText('Please enter a phone number of Papua New Guinea').first()).toBeVisible()
  await page.getByLabel('Phone number').fill(PHONE)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code from the SMS').fill('000 00')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Please enter the 6 digits of the SMS').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Code from the SMS').fill(await nextCode(1))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/jobseeker-dashboard/)
  await logOut(page)

  await page.goto(`${server.url}/code-login?for=reset`)
  await ready(page)
  await page.getByLabel('Phone number').fill(PHONE)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code from the SMS').fill(await nextCode(2))
  await page.getByLabel('New password').fill('sago-and-kaukau')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL(/\/login/)
  await ready(page)
  await page.getByLabel('Email, phone number or username').fill(PHONE)
  await page.getByLabel('Password').fill('sago-and-kaukau')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/jobseeker-dashboard/)

  await page.goto(`${server.url}/job-alert/new?query=welder`)
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get these jobs by SMS')
  await page.getByRole('button', { name: 'Start these SMS' }).click()
  await expect(page.getByText('The first SMS comes when there are new jobs.')).toBeVisible()

  await page.goto(`${server.url}/jobseeker-dashboard?tab=profile`)
  await expect(page.getByText('+67571234567')).toBeVisible()
  await page.getByText('Change email address').click()
  await page.getByLabel('New Email').fill(form.email)
  await page.getByRole('textbox', { name: 'Current Password' }).fill('sago-and-kaukau')
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(page.getByText(`Open the link that we sent to ${form.email}`)).toBeVisible()

  await page.goto(server.url + (await linkTo(form.email)))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('Email Address Confirmed')).toBeVisible()
  await chooseForAlerts(page, form.email)
})

/** The path of the link in the mail to a new address. */
async function linkTo(email: string): Promise<string> {
  const parts = await openParts(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), 'script')
  const mails = 'SELECT text_body AS text FROM emails WHERE recipient = $1 ORDER BY id DESC'
  const { rows } = await parts.db.$client.query<{ text: string }>(mails, [email])
  await parts.close()
  return /\/confirm-email\?\S+/.exec(rows[0]?.text ?? '')?.[0] ?? ''
}

/** Starts an alert by SMS, and lets that of before come by email. */
async function chooseForAlerts(page: Page, email: string): Promise<void> {
  await page.goto(`${server.url}/job-alert/new?query=rigger`)
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get these jobs by email or SMS')
  await expect(page.getByLabel(`Email to ${email}`)).toBeChecked()
  await page.getByText('SMS to +67571234567').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start this job alert' }).click()
  await page.getByRole('link', { name: 'My job alerts' }).click()
  const rigger = page.getByRole('listitem').filter({ hasText: 'rigger' })
  await expect(rigger).toContainText('Every day · by SMS · next on')
  const welder = page.getByRole('listitem').filter({ hasText: 'welder' })
  await expect(welder).toContainText('by email')
  await rigger.getByRole('button', { name: 'Actions for rigger' }).click()
  await page.getByRole('menuitem', { name: 'Send by email' }).click()
  await expect(rigger).toContainText('by email')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
}
