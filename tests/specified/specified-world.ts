import { expect } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { type Answer, type Browser, openBrowser } from '../support/browser.ts'
import { insertCvs } from '../support/cvs.ts'
import { cvBuild } from '../support/forms.ts'
import { jobForm, postJob } from '../support/jobs.ts'
import { outbox } from '../support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from '../support/people.ts'
import { openSmtpServer } from '../support/smtp.ts'

/** Makes one of everything, and returns the answer of each call by its method and path. */
export async function answersOf(app: TestApp): Promise<ReadonlyMap<string, unknown>> {
  const [visitor, vera] = [openBrowser(app), await logInAdministrator(app)]
  const [ana, koivi] = [await createJobSeeker(app), await createJobSeeker(app)]
  const { body: built } = await ana.post('/api/cvs/build', cvBuild())
  const { id: anasCv } = built as { id: number }
  const [koivisCv] = await insertCvs(app, koivi.id, 1)
  const employer = await createEmployer(app, { credits: 50 })
  const job = await postJob(employer)
  const answers = new Map<string, unknown>()
  const keep = async (call: string, asked: Promise<Answer>) => {
    const { status, body } = await asked
    expect(status, `${call}: ${JSON.stringify(body)}`).toBeLessThan(300)
    answers.set(call, body)
    return body
  }

  const posted = await keep(
    'POST /api/employer/job-postings',
    employer.post('/api/employer/job-postings', jobForm()),
  )
  expect(posted).toHaveProperty('id')
  await ana.post(`/api/jobs/${job}/apply`)
  await employer.get(`/api/cvs/${koivisCv}/view`)
  const [own] = (await vera.get('/api/credit-packages')).body as { id: number; price: number }[]
  await employer.post('/api/payment-requests', {
    packageId: own?.id,
    amount: own?.price,
    paymentMethod: 'cash',
    paymentDetails: 'At the counter',
  })
  const smtp_port = await openSmtpServer({})
  const mail = { smtp_host: '127.0.0.1', smtp_port, smtp_secure: false, smtp_username: '', smtp_password: '' }
  await vera.patch('/api/admin/settings', { values: mail })

  for (const path of [
    '/api/public/settings',
    '/api/filters',
    '/api/locations',
    '/api/categories',
    '/api/credit-packages',
  ])
    await keep(`GET ${path}`, visitor.get(path))
  await keep('GET /api/cvs/search', visitor.get('/api/cvs/search'))
  await keep('GET /api/cvs/{id}', ana.get(`/api/cvs/${anasCv}`))
  await keep('GET /api/cvs/{id}/profile', visitor.get(`/api/cvs/${anasCv}/profile`))
  await keep('GET /api/cvs/{id}/employer-view', employer.get(`/api/cvs/${koivisCv}/employer-view`))
  await keep('GET /api/jobs/search', visitor.get('/api/jobs/search'))
  await keep('GET /api/jobs/{id}', visitor.get(`/api/jobs/${job}`))
  await keep('GET /api/employers/{employerId}', visitor.get(`/api/employers/${employer.id}`))
  await keep('GET /api/cvs/my-cvs', ana.get('/api/cvs/my-cvs'))
  await keep('GET /api/auth/profile', ana.get('/api/auth/profile'))
  await keep('GET /api/user/applications', ana.get('/api/user/applications'))
  await keep('GET /api/user/cv-stats', koivi.get('/api/user/cv-stats'))
  await keep('PATCH /api/auth/availability', ana.patch('/api/auth/availability', { isAvailable: true }))
  for (const path of [
    'profile',
    'credits',
    'job-postings',
    'applications',
    'payment-requests',
    'transactions',
  ]) {
    const address = path === 'profile' ? '/api/auth/employer/profile' : `/api/employer/${path}`
    await keep(`GET ${address}`, employer.get(address))
  }
  const search = employer.post('/api/employer/ai-search', {
    query: 'diesel fitter in Lae',
    limit: 20,
  })
  await keep('POST /api/employer/ai-search', search)
  const suggest = employer.post('/api/employer/ai-search-suggestions', { query: 'nurse' })
  await keep('POST /api/employer/ai-search-suggestions', suggest)

  await askAdministrator(vera, keep)
  await resetPassword(app, ana.email, keep)
  return answers
}

type Keep = (call: string, asked: Promise<Answer>) => Promise<unknown>

async function askAdministrator(vera: Browser, keep: Keep): Promise<void> {
  await keep('GET /api/auth/admin/profile', vera.get('/api/auth/admin/profile'))
  const lists = ['stats', 'users', 'employers', 'cvs', 'payment-requests', 'credit-transactions', 'settings']
  for (const list of [...lists, 'categories', 'locations'])
    await keep(`GET /api/admin/${list}`, vera.get(`/api/admin/${list}`))
  await keep('POST /api/admin/cleanup-orphaned-cvs', vera.post('/api/admin/cleanup-orphaned-cvs'))
  await keep('POST /api/admin/test-email', vera.post('/api/admin/test-email'))
  const to = { to: 'vera@example.com' }
  await keep('POST /api/admin/send-test-email', vera.post('/api/admin/send-test-email', to))
}

async function resetPassword(app: TestApp, email: string, keep: Keep): Promise<void> {
  const visitor = openBrowser(app)
  await keep(
    'POST /api/auth/forgot-password',
    visitor.post('/api/auth/forgot-password', { email, userType: 'user' }),
  )
  await app.tasksDone('password-reset-requested')
  const mails = (await outbox(app, email)).map(({ text_body }) => text_body).join()
  const [, token = ''] = /\/reset-password\?token=([\w-]+)/.exec(mails) ?? []
  const link = `/api/auth/verify-reset-token/${token}?userType=user`
  await keep('GET /api/auth/verify-reset-token/{token}', visitor.get(link))
  const change = { token, newPassword: 'sago-and-kaukau', userType: 'user' }
  await keep('POST /api/auth/reset-password', visitor.post('/api/auth/reset-password', change))
}
