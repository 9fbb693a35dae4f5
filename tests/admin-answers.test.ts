import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { uploadCv } from './support/cvs.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const vera = await logInAdministrator(app)

await uploadCv(await createJobSeeker(app))
const employer = await createEmployer(app, { credits: 3 })
const paid = await employer.post('/api/payment-requests', {
  packageId: 1,
  paymentMethod: 'cash',
  paymentDetails: 'At the counter',
})
const { id: requestId } = paid.body as { id: number }
await vera.post(`/api/admin/payment-requests/${requestId}/process`, { status: 'rejected', adminNotes: 'No' })

const [number, text, flag, at] = [
  expect.any(Number),
  expect.any(String),
  expect.any(Boolean),
  expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
]
const times = { createdAt: at, updatedAt: at }
const entry = { id: number, name: text, slug: text, sortOrder: number, isActive: flag }

/** The fields that the administration pages read, with values that must also be stored. */
// Rule (calls): The lists of the administration return all their documented fields
test.each<[path: string, fields: Record<string, unknown>]>([
  [
    'settings',
    {
      id: number,
      settingKey: text,
      settingValue: text,
      settingType: text,
      category: text,
      description: text,
      isEditable: flag,
      ...times,
    },
  ],
  ['users', { id: number, username: text, email: text }],
  ['employers', { id: number, companyName: text, contactPerson: text, email: text, createdAt: at }],
  [
    'cvs',
    {
      id: number,
      fullName: text,
      jobTitle: text,
      email: text,
      uploadedAt: at,
      isActive: flag,
      fileName: text,
    },
  ],
  ['categories', { ...entry, description: text }],
  ['locations', { ...entry, region: text, country: text }],
  [
    'payment-requests',
    {
      id: requestId,
      employerId: employer.id,
      employerName: employer.companyName,
      packageName: 'Starter',
      packageCredits: 10,
      amount: 10_000,
      paymentMethod: 'cash',
      status: 'rejected',
      adminNotes: 'No',
      createdAt: at,
      packageId: 1,
      paymentDetails: 'At the counter',
      processedBy: number,
      processedAt: at,
    },
  ],
  [
    'credit-transactions',
    {
      id: number,
      employerId: employer.id,
      employerName: employer.companyName,
      type: 'admin_adjustment',
      description: text,
      amount: 3,
      createdAt: at,
      relatedId: null,
      adminId: null,
    },
  ],
])('each entry of /api/admin/%s has its fields', async (path, fields) => {
  const { status, body } = await vera.get(`/api/admin/${path}`)
  expect(status).toBe(200)
  expect((body as unknown[])[0]).toMatchObject(fields)
})

// Rule (calls): The administrator's profile is returned without the password
test('the administrator’s own profile has its fields, and no password', async () => {
  const { body } = await vera.get('/api/auth/admin/profile')
  expect(body).toMatchObject({
    id: number,
    username: 'vera',
    email: text,
    fullName: text,
    isActive: true,
    lastLogin: at,
    ...times,
  })
  expect(JSON.stringify(body)).not.toMatch(/password/i)
})

/** Type and category of each setting, and its value on a new installation where that is fixed. */
// Rule (settings and mail): Every setting has a type, a category and a default
test.each([
  ['site_name', 'string', 'general', text],
  ['site_description', 'string', 'general', text],
  ['support_email', 'string', 'general', text],
  ['admin_email', 'string', 'general', text],
  ['cv_view_cost', 'number', 'payment', '2'],
  ['cv_download_cost', 'number', 'payment', '5'],
  ['job_posting_cost', 'number', 'payment', '5'],
  ['default_credit_package', 'number', 'payment', '10'],
  ['maintenance_mode', 'boolean', 'general', 'false'],
  ['registration_enabled', 'boolean', 'general', 'true'],
  ['email_notifications_enabled', 'boolean', 'email', 'true'],
  ['registration_email_enabled', 'boolean', 'email', 'true'],
  ['employer_registration_email_enabled', 'boolean', 'email', 'true'],
  ['application_notification_enabled', 'boolean', 'email', 'true'],
  ['smtp_host', 'string', 'email', ''],
  ['smtp_port', 'number', 'email', '587'],
  ['smtp_username', 'string', 'email', ''],
  ['smtp_password', 'string', 'email', ''],
  ['smtp_from_name', 'string', 'email', text],
  ['smtp_from_email', 'string', 'email', text],
  ['smtp_secure', 'string', 'email', 'false'],
])(
  'a new installation has the setting %s, a %s of %s',
  async (settingKey, settingType, category, settingValue) => {
    const { body } = await vera.get('/api/admin/settings')
    expect(body).toContainEqual(expect.objectContaining({ settingKey, settingType, category, settingValue }))
  },
)

// Rule (calls): The public settings contain no settings of mail
test('the public settings are keys and values, without those of mail', async () => {
  const rows = (await openBrowser(app).get('/api/public/settings')).body as Record<string, string>[]
  for (const row of rows) expect(row).toEqual({ settingKey: text, settingValue: text })
  const keys = rows.map(({ settingKey }) => settingKey)
  expect(keys).toEqual(
    expect.arrayContaining(['site_name', 'cv_view_cost', 'cv_download_cost', 'job_posting_cost']),
  )
  expect(keys.filter((key) => key?.startsWith('smtp_'))).toEqual([])
})
