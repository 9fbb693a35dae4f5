import { describe, expect, onTestFinished, test } from 'vitest'
import { startApplication } from '../src/application.ts'
import { parsePublicSettings, parseSettings, SETTING_CATEGORIES } from '../src/modules/settings/schema.ts'
import { settingLabel } from '../src/web/admin/settings/setting-labels.ts'
import { SettingsSection } from '../src/web/admin/settings/settings-section.tsx'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { jobSeekerForm } from './support/forms.ts'
import { createEmployer, logInAdministrator } from './support/people.ts'
import { renderAdmin } from './support/rendered.tsx'

const app = await startTestApp()
const vera = await logInAdministrator(app)

const change = (key: string, value: unknown) => vera.patch(`/api/admin/settings/${key}`, { value })

type Row = Record<string, unknown> & { settingKey: string; settingValue: string }

async function findRow(key: string): Promise<Row | undefined> {
  const { body } = await vera.get('/api/admin/settings')
  return (body as Row[]).find(({ settingKey }) => settingKey === key)
}

// Rule (settings and mail): A new site starts with the values that apply without a row, except for the prices of a CV
test('a new site starts with the values that apply without a row, except for the prices of a CV', async () => {
  const { rows } = await app.db.$client.query<{
    settingKey: string
    settingValue: string
    isPublic: boolean
  }>(
    'SELECT setting_key AS "settingKey", setting_value AS "settingValue", is_public AS "isPublic" FROM system_settings',
  )
  expect(parseSettings(rows)).toEqual({ ...parseSettings([]), cv_view_cost: 2, cv_download_cost: 5 })
  const keysOf = (wanted: typeof rows) => wanted.map(({ settingKey }) => settingKey).sort()
  expect(keysOf(rows)).toEqual(Object.keys(parseSettings([])).sort())
  expect(keysOf(rows.filter(({ isPublic }) => isPublic))).toEqual(Object.keys(parsePublicSettings([])).sort())
})

describe('the list', () => {
  // Rule (settings and mail): Every setting is listed with type, category, description and whether it may be changed
  test('has every setting with type, category, description and whether it may be changed', async () => {
    const { status, body } = await vera.get('/api/admin/settings')
    expect(status).toBe(200)
    const rows = body as Row[]
    const { rows: stored } = await app.db.$client.query('SELECT setting_key FROM system_settings')
    expect(rows).toHaveLength(stored.length)
    for (const row of rows) {
      expect(row).toMatchObject({
        settingValue: expect.any(String),
        settingType: expect.stringMatching(/^(boolean|number|string|text)$/),
        category: expect.stringMatching(/^(general|payment|email|security|api)$/),
        description: expect.stringMatching(/\w/),
        isEditable: true,
      })
    }
  })

  // Rule (settings and mail): Every setting has one of the five categories, and is shown in that tab and no other
  test('each setting is on the screen, in the tab of its category and in no other', async () => {
    const rows = (await vera.get('/api/admin/settings')).body as Row[]
    const shown = new Map<string, string[]>()
    for (const tab of SETTING_CATEGORIES) {
      const answers = { '/api/admin/settings': rows }
      const { html } = await renderAdmin(SettingsSection, { search: `?section=settings&tab=${tab}`, answers })
      for (const { settingKey } of rows)
        if (html.includes(`aria-label="History of ${settingLabel(settingKey)}"`))
          shown.set(settingKey, [...(shown.get(settingKey) ?? []), tab])
    }
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(rows.map(({ settingKey, category }) => [settingKey, [category]])),
    )
    const sixth = app.db.$client.query(
      "UPDATE system_settings SET category = 'sms' WHERE setting_key = 'sms_url'",
    )
    await expect(sixth).rejects.toThrow('system_settings_category_check')
  })

  // Rule (settings and mail): The SMTP password is in no answer and no history
  test('never contains the SMTP password, only whether there is one', async () => {
    expect(await findRow('smtp_password')).toMatchObject({ settingValue: '', isSet: false })
    const changed = await change('smtp_password', 'sikret-wod')
    expect(changed.body).toMatchObject({ settingValue: '', isSet: true })
    for (const path of ['', '/smtp_password/changes']) {
      const { body } = await vera.get(`/api/admin/settings${path}`)
      expect(JSON.stringify(body)).not.toContain('sikret-wod')
    }
    const { rows } = await app.db.$client.query('SELECT details::text FROM administrator_acts')
    expect(JSON.stringify(rows)).not.toContain('sikret-wod')
    expect(JSON.stringify((await vera.get('/api/public/settings')).body)).not.toContain('smtp')
  })

  test('the public settings are those that pages can read', async () => {
    const rows = (await vera.get('/api/public/settings')).body as Row[]
    const keys = rows.map(({ settingKey }) => settingKey)
    expect(keys.sort()).toEqual(Object.keys(parsePublicSettings([])).sort())
  })

  // Rule (settings and mail): The SMTP password can be removed, and the audit log has the removal
  test('the SMTP password can be removed; the audit log says so without it', async () => {
    await change('smtp_password', 'sikret-wod')
    const { body } = await vera.patch('/api/admin/settings', { values: { smtp_password: '' } })
    expect(body).toMatchObject([{ settingKey: 'smtp_password', settingValue: '', isSet: false }])
    const { rows } = await app.db.$client.query(
      "SELECT details FROM administrator_acts WHERE target_id = 'smtp_password' ORDER BY id DESC LIMIT 2",
    )
    expect(rows).toEqual([{ details: { isSecret: true, isRemoved: true } }, { details: { isSecret: true } }])
  })

  test('is visible to administrators only', async () => {
    const employer = await createEmployer(app)
    for (const browser of [openBrowser(app), employer]) {
      expect((await browser.get('/api/admin/settings')).status).toBe(401)
      expect((await browser.patch('/api/admin/settings/cv_view_cost', { value: 0 })).status).toBe(401)
    }
  })
})

describe('a change', () => {
  // Rule (settings and mail): Each setting is checked by its type, with a message of its own
  // Rule (mail and networks): Settings of one line refuse line breaks
  test.each([
    ['smtp_port', '70000', 'Please enter a whole number from 1 to 65,535'],
    ['smtp_port', '0', 'Please enter a whole number from 1 to 65,535'],
    ['smtp_port', '58.7', 'Please enter a whole number from 1 to 65,535'],
    ['cv_view_cost', -1, 'Please enter a whole number from 0 to 10,000'],
    ['cv_view_cost', 1.5, 'Please enter a whole number from 0 to 10,000'],
    ['cv_download_cost', '', 'Please enter a whole number from 0 to 10,000'],
    ['job_posting_days', '0', 'Please enter a whole number from 1 to 365'],
    ['password_min_length', '5', 'Please enter a whole number from 6 to 64'],
    ['maintenance_mode', 'yes', 'Please enter true or false'],
    ['site_name', 'Painim\r\nBcc: all@example.pg', 'Please use one line, without line breaks'],
    ['site_description', 'Painim\r\nBcc: all@example.pg', 'Please use one line, without line breaks'],
    ['company_legal_name', 'Painim\r\nBcc: all@example.pg', 'Please use one line, without line breaks'],
    ['smtp_username', 'Painim\r\nBcc: all@example.pg', 'Please use one line, without line breaks'],
    ['smtp_from_name', 'Painim\r\nBcc: all@example.pg', 'Please use one line, without line breaks'],
    ['smtp_from_name', 'Painim\u2028Wok', 'Please use one line, without line breaks'],
    ['smtp_password', 'sikret\nwod', 'Please use one line, without line breaks'],
    ['smtp_secure', '1', 'Please enter true or false'],
    ['support_email', 'help', 'Please enter a valid email address'],
    ['admin_email', 'a@b.pg, c@d.pg', 'Please enter a valid email address'],
    ['smtp_from_email', 'Painim <no@reply>', 'Please enter a valid email address'],
    ['smtp_host', 'smtp.example.com:587', 'Please enter a host name, as smtp.example.com'],
    ['smtp_host', 'http://smtp.example.com', 'Please enter a host name, as smtp.example.com'],
    [
      'payment_methods',
      'bank_transfer,bitcoin',
      'Payment methods are bank_transfer, mobile_money, cash, check',
    ],
    ['payment_methods', ' , ', 'Please name at least one payment method'],
    ['meta_pixel_id', '<script>', 'A pixel id has digits only, 5 to 20 of them'],
    ['company_tin', 'K500', 'A TIN has digits only, 6 to 15 of them'],
    ['dkim_selector', 'a b', 'A selector has letters, digits, hyphens and dots'],
    ['site_name', '  ', 'Please enter the name of the site'],
  ])('%s to %j is refused with a message, and nothing changes', async (key, value, message) => {
    const before = await findRow(key)
    const answer = await change(key, value)
    expect([answer.status, answer.body]).toEqual([
      400,
      { message, code: 'invalid_input', errors: { value: message } },
    ])
    expect(await findRow(key)).toEqual(before)
  })

  // Rule (settings and mail): Settings are stored in their normal form
  test.each([
    ['smtp_port', 465, '465'],
    ['cv_view_cost', '007', '7'],
    ['maintenance_mode', false, 'false'],
    ['support_email', ' help@example.pg ', 'help@example.pg'],
    ['payment_methods', 'cash, bank_transfer,cash', 'cash,bank_transfer'],
    ['site_name', ' Painim\tWok\r\n', 'Painim Wok'],
    ['smtp_host', '', ''],
    ['payment_instructions_cash', 'Kukipi House\nMonday to Friday', 'Kukipi House\nMonday to Friday'],
  ])('%s to %j is stored as %j', async (key, value, stored) => {
    const answer = await change(key, value)
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ settingValue: stored })])
    expect((await findRow(key))?.settingValue).toBe(stored)
  })

  // Rule (settings and mail): Read-only and unknown settings cannot be changed
  test('of an unknown or read-only setting is refused', async () => {
    expect((await change('no_such_setting', 1)).status).toBe(404)
    expect((await change('cv_view_cost', { a: 1 })).status).toBe(400)
    await app.db.$client.query(
      "UPDATE system_settings SET is_editable = false WHERE setting_key = 'trial_credits'",
    )
    const answer = await change('trial_credits', 5)
    expect([answer.status, answer.body]).toMatchObject([403, { message: 'This setting is read-only.' }])
    expect(await findRow('trial_credits')).toMatchObject({ settingValue: '0', isEditable: false })
    await app.db.$client.query('UPDATE system_settings SET is_editable = true')
  })

  // Rule (settings and mail): Several settings are changed together, or none is
  test('of several is made completely or not at all, with a message at each wrong one', async () => {
    const patch = (values: object) => vera.patch('/api/admin/settings', { values })
    const refused = await patch({ smtp_host: 'smtp.example.pg', smtp_port: 'x', smtp_secure: 'maybe' })
    expect([refused.status, refused.body]).toMatchObject([
      400,
      {
        errors: {
          smtp_port: expect.stringContaining('whole number'),
          smtp_secure: 'Please enter true or false',
        },
      },
    ])
    expect((await findRow('smtp_host'))?.settingValue).toBe('')
    const done = await patch({ smtp_host: 'smtp.example.pg', smtp_port: 587, smtp_secure: false })
    expect(done.status).toBe(200)
    expect((await findRow('smtp_host'))?.settingValue).toBe('smtp.example.pg')
    expect((await patch({ smtp_host: 'a.pg', nothing: 1 })).status).toBe(404)
    expect((await findRow('smtp_host'))?.settingValue).toBe('smtp.example.pg')
  })

  // Rule (settings and mail): A save that would replace a newer value is refused, and says the newer value
  test('of a value that somebody else has changed meanwhile is refused, and says the newer value', async () => {
    const key = 'default_credit_package'
    const save = (value: unknown, seen: unknown) => vera.patch(`/api/admin/settings/${key}`, { value, seen })
    expect((await save(50, '10')).status).toBe(200)
    const message = 'This was changed in the meantime and is now “50”.'
    const late = await save(100, '10')
    expect([late.status, late.body]).toEqual([
      409,
      {
        message: 'Somebody else has changed this setting in the meantime.',
        code: 'setting_changed',
        errors: { value: message },
      },
    ])
    expect((await findRow(key))?.settingValue).toBe('50')
    // Both wanted the same.
    expect((await save(50, '10')).status).toBe(200)
    expect((await save(100, '50')).status).toBe(200)
    expect((await save(100, 5)).status).toBe(400)
    await change('smtp_username', 'vera')
    const several = await vera.patch('/api/admin/settings', {
      values: { smtp_username: 'peter', smtp_host: 'mail.example.pg' },
      seen: { smtp_username: '', smtp_host: (await findRow('smtp_host'))?.settingValue },
    })
    expect([several.status, several.body]).toMatchObject([
      409,
      { errors: { smtp_username: 'This was changed in the meantime and is now “vera”.' } },
    ])
    await change('smtp_username', '')
  })

  // Rule (settings and mail): Of two administrators who save at the same moment, one is told
  test('of two at the same moment one is told that the other was first', async () => {
    const values = ['11', '12', '13', '14']
    const before = (await findRow('job_posting_days'))?.settingValue
    const answers = await Promise.all(
      values.map((value) => vera.patch('/api/admin/settings/job_posting_days', { value, seen: before })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const saved = values[answers.findIndex(({ status }) => status === 200)]
    expect((await findRow('job_posting_days'))?.settingValue).toBe(saved)
    await change('job_posting_days', before)
  })

  test('of a secret is not compared, so that nobody can guess it', async () => {
    await change('smtp_password', 'sikret-wod')
    for (const seen of ['', 'sikret-wod', 'guess'])
      expect((await vera.patch('/api/admin/settings/smtp_password', { value: 'nupela', seen })).status).toBe(
        200,
      )
    await change('smtp_password', '')
  })

  // Rule (settings and mail): The history has who changed which setting, when, and both values
  test('is in the history with person and both values, newest first; saving the same value adds no row', async () => {
    const key = 'job_posting_cost'
    for (const value of [6, 6, 8]) await change(key, value)
    const { body } = await vera.get(`/api/admin/settings/${key}/changes`)
    expect(body).toMatchObject([
      { administrator: 'vera', before: '6', after: '8', createdAt: expect.any(String) },
      { administrator: 'vera', before: '5', after: '6' },
    ])
  })

  test('sets the time of its setting, the newest of which is the last update', async () => {
    const before = await findRow('company_legal_name')
    await change('company_legal_name', 'Painim Wok Ltd')
    const after = await findRow('company_legal_name')
    expect(Date.parse(String(after?.updatedAt))).toBeGreaterThan(Date.parse(String(before?.updatedAt)))
  })
})

describe('a changed setting acts', () => {
  // Rule (settings and mail): A changed setting acts in every process within five seconds
  test('in another process too, within five seconds', async () => {
    let offset = 0
    const now = () => new Date(Date.now() + offset)
    const config = { ...app.config, logLevel: 'silent' as const }
    const other = await startApplication(config, { connection: app.connection, now })
    onTestFinished(() => other.stop())
    const visitor = openBrowser(other)
    const priceThere = async () =>
      ((await visitor.get('/api/public/settings')).body as Row[]).find(
        ({ settingKey }) => settingKey === 'cv_view_cost',
      )?.settingValue
    await change('cv_view_cost', 9)
    offset = 5_000
    expect(await priceThere()).toBe('9')
    await change('maintenance_mode', true)
    offset = 10_000
    expect((await visitor.get('/api/jobs/search')).status).toBe(503)
    expect((await openBrowser(other).get('/api/admin/settings')).status).toBe(401)
    await change('maintenance_mode', false)
    offset = 15_000
    expect((await visitor.get('/api/jobs/search')).status).toBe(200)
  })

  test('on registration at the next request', async () => {
    await change('registration_enabled', false)
    const answer = await openBrowser(app).post('/api/auth/register', jobSeekerForm())
    expect(answer.status).toBe(403)
    await change('registration_enabled', true)
    expect((await openBrowser(app).post('/api/auth/register', jobSeekerForm())).status).toBe(201)
  })
})

// Rule (settings and mail): The database status is measured, with its latency
test('the status of the database is measured, with its latency in milliseconds', async () => {
  expect((await vera.get('/api/admin/database-status')).body).toEqual({
    status: 'Connected',
    latencyMs: expect.any(Number),
  })
})
