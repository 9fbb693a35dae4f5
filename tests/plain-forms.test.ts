import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { employerForm, formOf, jobSeekerForm, PASSWORD, uniqueWord } from './support/forms.ts'
import { postJob } from './support/jobs.ts'
import { changeSetting, outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'
import { actionsIn, openWithoutScript, valueIn } from './support/plain-forms.ts'
import { PUBLIC_PATHS } from './support/public-paths.ts'

const app = await startTestApp()
await changeSetting(app, 'support_email', 'support@example.com')
const employer = await createEmployer(app, { credits: 20 })
const jobId = await postJob(employer)

const texts = (form: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, String(value)]),
  )

// Rule (no script): Every form of a public page is sent to an address that answers it
test('every form of a public page that is sent by POST has an answer', async () => {
  const browser = openWithoutScript(app)
  for (const path of [...PUBLIC_PATHS, `/jobs/${jobId}`, `/jobs/${jobId}/report`, '/register?all=true']) {
    const { html } = await browser.open(path)
    for (const action of actionsIn(html)) {
      if (action.startsWith('/api/')) continue
      const { status } = await browser.sendForm(action, {})
      expect([path, action, status === 404 || status === 405]).toEqual([path, action, false])
    }
    expect(actionsIn(html), path).not.toContain('')
  }
})

// Rule (no script): A job seeker registers on one page, and a mistake costs only the passwords
test('the registration of a job seeker', async () => {
  const browser = openWithoutScript(app)
  const form: Record<string, string> = texts(jobSeekerForm())
  const first = await browser.sendForm('/register?form=register', { username: form['username'] ?? '' })
  expect(first.status).toBe(200)
  expect(valueIn(first.html, 'username')).toBe(form['username'])
  expect(first.html).toContain('name="fullName"')
  const action = '/register?next=%2Fjobs&form=register'
  const all = { ...form, password: PASSWORD, confirmPassword: PASSWORD, agreeTerms: 'on' }
  const wrong = await browser.sendForm(action, { ...all, confirmPassword: 'other', agreeTerms: '' })
  expect(wrong.status).toBe(400)
  expect(wrong.html).toContain('id="confirmPassword-error"')
  expect(wrong.html).toContain('id="agreeTerms-error"')
  expect(valueIn(wrong.html, 'fullName')).toBe(form['fullName'])
  expect(wrong.html).not.toContain(PASSWORD)
  const done = await browser.sendForm(action, all)
  expect([done.status, done.to]).toEqual([303, '/login?next=%2Fjobs'])
  const again = await browser.sendForm(action, all)
  expect(again.status).toBe(409)
  expect(valueIn(again.html, 'jobTitle')).toBe(form['jobTitle'])
})

test('the registration of a company, with a logo of the wrong type first', async () => {
  const browser = openWithoutScript(app)
  const form = { ...employerForm(), password: PASSWORD, confirmPassword: PASSWORD, agreeTerms: 'on' }
  const logo = new File(['no picture'], 'logo.txt', { type: 'text/plain' })
  const wrong = await browser.sendForm('/employer-register?form=register', formOf({ ...form, logo }))
  expect(wrong.status).toBe(400)
  expect(wrong.html).toContain('id="logo-error"')
  expect(valueIn(wrong.html, 'companyName')).toBe(form['companyName'])
  const none = new File([], '', { type: 'application/octet-stream' })
  const done = await browser.sendForm('/employer-register?form=register', formOf({ ...form, logo: none }))
  expect([done.status, done.to]).toEqual([303, '/employer-login'])
})

// Rule (no script): A forgotten password is replaced by the link that was mailed
test('a forgotten password', async () => {
  const { email, username } = await createJobSeeker(app)
  const browser = openWithoutScript(app)
  const missing = await browser.sendForm('/forgot-password?form=forgot', { email })
  expect(missing.status).toBe(400)
  expect(valueIn(missing.html, 'email')).toBe(email)
  const asked = await browser.sendForm('/forgot-password?form=forgot', { email, userType: 'user' })
  expect([asked.status, asked.to]).toEqual([303, '/forgot-password?type=user'])
  await app.tasksDone()
  const mail = (await outbox(app, email)).at(-1)
  const [path = ''] = /\/reset-password\?token=[\w-]+&type=user/.exec(mail?.text_body ?? '') ?? []
  const { html } = await browser.open(path)
  const [action = ''] = actionsIn(html).filter((one) => one.startsWith('/reset'))
  const unequal = await browser.sendForm(action, { newPassword: 'sago-kaukau', confirmPassword: 'taro' })
  expect(unequal.status).toBe(400)
  expect(unequal.html).toContain('id="confirmPassword-error"')
  const typed = { newPassword: 'sago-kaukau', confirmPassword: 'sago-kaukau' }
  expect((await browser.sendForm(action, typed)).to).toBe('/login')
  expect((await browser.sendForm(action, typed)).status).toBe(400)
  const login = await browser.sendForm('/login?form=login', { username, password: 'sago-kaukau' })
  expect(login.status).toBe(303)
})

test('a message to support', async () => {
  const browser = openWithoutScript(app)
  const message = { name: 'Ana', email: 'ana@example.com', subject: 'job', message: 'Short' }
  const wrong = await browser.sendForm('/contact?form=contact', message)
  expect(wrong.status).toBe(400)
  expect(wrong.html).toContain('id="message-error"')
  expect(wrong.html).toMatch(/<option[^>]*selected[^>]*value="job"|<option[^>]*value="job"[^>]*selected/)
  const sent = await browser.sendForm('/contact?form=contact', {
    ...message,
    message: 'They want money for a uniform.',
  })
  expect([sent.status, sent.to]).toEqual([303, '/contact?sent=true'])
  expect(await outbox(app, 'support@example.com')).toHaveLength(1)
})

test('the report of a job', async () => {
  const browser = openWithoutScript(app)
  const action = `/jobs/${jobId}/report?form=report`
  const wrong = await browser.sendForm(action, { reason: 'other', details: '' })
  expect(wrong.status).toBe(400)
  expect(wrong.html).toContain('id="details-error"')
  expect(wrong.html).toMatch(/<input[^>]*value="other"[^>]*checked|<input[^>]*checked[^>]*value="other"/)
  const sent = await browser.sendForm(action, { reason: 'other', details: 'They ask for money.' })
  expect([sent.status, sent.to]).toEqual([303, `/jobs/${jobId}`])
  expect((await browser.open(`/jobs/${jobId}`)).html).toContain('We have your report')
})

// Rule (no script): A visitor who saves a job logs in first and comes back to the job
test('a saved job', async () => {
  const visitor = await openWithoutScript(app).sendForm(`/jobs/${jobId}?form=save`, {})
  expect([visitor.status, visitor.to]).toEqual([303, `/login?next=%2Fjobs%2F${jobId}`])
  const browser = openWithoutScript(app, await createJobSeeker(app))
  expect((await browser.sendForm(`/jobs/${jobId}?form=save`, {})).to).toBe('/saved')
  expect((await browser.open('/saved')).html).toContain(`href="/jobs/${jobId}"`)
  await browser.sendForm('/saved?form=remove', { job: String(jobId) })
  expect((await browser.open('/saved')).html).not.toContain(`href="/jobs/${jobId}"`)
})

test('a job alert of a visitor, and of a job seeker', async () => {
  const browser = openWithoutScript(app)
  const search = `/job-alert/new?query=${uniqueWord()}`
  const wrong = await browser.sendForm(`${search}&form=address`, { email: 'ana', frequency: 'weekly' })
  expect(wrong.status).toBe(400)
  expect(valueIn(wrong.html, 'email')).toBe('ana')
  const email = `${uniqueWord()}@example.com`
  const sent = await browser.sendForm(`${search}&form=address`, { email, frequency: 'weekly' })
  expect([sent.status, sent.to]).toEqual([303, `${search}&done=sent`])
  await app.tasksDone()
  expect(await outbox(app, email)).toHaveLength(1)
  const ana = openWithoutScript(app, await createJobSeeker(app))
  const added = await ana.sendForm(`${search}&form=account`, { frequency: 'daily' })
  expect(added.to).toBe(`${search}&done=added`)
  expect((await ana.get('/api/user/job-alerts')).body).toHaveLength(1)
})

// Rule (no script): The empty choice of a list has an empty value, also for w3m
test('the choice of all categories is sent as no category', async () => {
  const { html } = await openWithoutScript(app).open('/jobs')
  expect(html).toContain('<option')
  expect(html).not.toMatch(/<option[^>]* value[ >]/)
})
