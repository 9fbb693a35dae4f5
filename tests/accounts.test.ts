import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { MINUTE } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { employerForm, formOf, jobSeekerForm } from './support/forms.ts'
import { changeSetting } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()

describe('registration of a job seeker', () => {
  test.each([
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['email', 'ana', 'Please enter a valid email address'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['fullName', 'A', 'Full name is required'],
    ['phone', '12345', 'Please enter a valid phone number'],
    ['jobTitle', 'A', 'Job title is required'],
    ['category', '', 'Please select a category'],
    ['category', 'no-such-category', 'Please select a category'],
    ['experience', 'ten years', 'Please select experience level'],
    ['education', '', 'Please select education level'],
    ['location', 'L', 'Location is required'],
    ['summary', 'Too short', 'Summary must be at least 50 characters'],
    ['skills', [], 'Please enter your skills'],
    ['salaryMin', -1, 'Minimum salary must be positive'],
    ['salaryMax', -1, 'Maximum salary must be positive'],
  ])('%s %j is refused at the field', async (field, value, message) => {
    const answer = await openBrowser(app).post('/api/auth/register', jobSeekerForm({ [field]: value }))
    expect(answer).toMatchObject({ status: 400, body: { message, errors: { [field]: message } } })
  })

  // Rule (input): In a registration, the maximum salary is not below the minimum
  test('a maximum salary below the minimum is refused', async () => {
    const answer = await openBrowser(app).post(
      '/api/auth/register',
      jobSeekerForm({ salaryMin: 50_000, salaryMax: 40_000 }),
    )
    expect(answer.body).toMatchObject({
      errors: { salaryMax: 'Maximum salary must be greater than minimum salary' },
    })
  })

  // Rule (input): In a registration, each missing field gets its own message
  test('every missing field gets its message at once', async () => {
    const answer = await openBrowser(app).post('/api/auth/register', {})
    expect(answer.status).toBe(400)
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(
      expect.arrayContaining([
        'username',
        'email',
        'fullName',
        'phone',
        'jobTitle',
        'category',
        'experience',
        'education',
        'location',
        'summary',
      ]),
    )
  })

  // Rule (job seekers): User names and email addresses are unique without regard to case
  test('user names and email addresses are unique without regard to case', async () => {
    const ana = await createJobSeeker(app)
    const name = await openBrowser(app).post(
      '/api/auth/register',
      jobSeekerForm({ username: ana.username.toUpperCase() }),
    )
    expect(name).toMatchObject({ status: 409, body: { errors: { username: expect.any(String) } } })
    const address = await openBrowser(app).post(
      '/api/auth/register',
      jobSeekerForm({ email: ana.email.toUpperCase() }),
    )
    expect(address).toMatchObject({ status: 409, body: { errors: { email: expect.any(String) } } })
  })

  test('a name in any alphabet is accepted once and lets its owner log in', async () => {
    const form = jobSeekerForm({ username: `İnan.${randomBytes(4).toString('hex')}` })
    expect((await openBrowser(app).post('/api/auth/register', form)).status).toBe(201)
    const again = jobSeekerForm({ username: form.username })
    expect((await openBrowser(app).post('/api/auth/register', again)).status).toBe(409)
    expect((await openBrowser(app).post('/api/auth/login', form)).status).toBe(200)
  })

  test('other spellings are stored as the usual one, and a town is resolved', async () => {
    const ana = await createJobSeeker(app, {
      experience: 'expert',
      education: 'bachelor',
      location: 'POM',
      skills: ['Triage', 'triage', ' '],
    })
    const { body } = await ana.get('/api/auth/profile')
    expect(body).toMatchObject({
      experience: 'executive',
      education: 'bachelors',
      location: 'POM',
      skills: ['Triage'],
    })
  })

  test('fields that are not on the form change nothing', async () => {
    const ana = await createJobSeeker(app, { id: 1, isActive: false, shownTo: 'nobody', photoId: 'x' })
    expect((await ana.get('/api/auth/profile')).body).toMatchObject({ shownTo: 'everybody', photoId: null })
  })

  test('no answer contains the password or its hash', async () => {
    const ana = await createJobSeeker(app)
    expect(JSON.stringify((await ana.get('/api/auth/profile')).body)).not.toMatch(/password|argon/i)
  })
})

describe('registration of an employer', () => {
  test.each([
    ['companyName', 'B', 'Company name is required'],
    ['contactPerson', '', 'Contact person name is required'],
    ['email', 'x', 'Please enter a valid email address'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['phone', '1', 'Please enter a valid phone number'],
    ['website', 'javascript:alert(1)', 'Please enter a valid website URL'],
    ['industry', 'piracy', 'Please select an industry'],
    ['companySize', '', 'Please select company size'],
    ['location', 'L', 'Location is required'],
    ['address', 'Boroko', 'Please enter complete address'],
    ['description', 'Builders', 'Company description must be at least 100 characters'],
  ])('%s %j is refused at the field', async (field, value, message) => {
    const answer = await openBrowser(app).upload(
      '/api/auth/employer/register',
      formOf(employerForm({ [field]: value })),
    )
    expect(answer).toMatchObject({ status: 400, body: { message, errors: { [field]: message } } })
  })

  test('credits and approval cannot be sent along; a new account has 0 credits', async () => {
    const employer = await createEmployer(app, { form: { isApproved: 'true', totalSpent: '100' } })
    expect((await employer.get('/api/auth/employer/profile')).body).toMatchObject({ isApproved: false })
  })

  test('a logo that is not a picture is refused, and nothing is registered', async () => {
    const form = employerForm()
    const logo = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' })
    const answer = await openBrowser(app).upload('/api/auth/employer/register', formOf({ ...form, logo }))
    expect(answer).toMatchObject({ status: 400, body: { message: 'Please select an image file' } })
    expect((await openBrowser(app).upload('/api/auth/employer/register', formOf(form))).status).toBe(201)
  })
})

// Rule (job seekers): While registration is closed nobody can register, and the form says so
test('while registration is closed nobody can register, and the answer says so', async () => {
  await changeSetting(app, 'registration_enabled', 'false')
  const answers = [
    await openBrowser(app).post('/api/auth/register', jobSeekerForm()),
    await openBrowser(app).upload('/api/auth/employer/register', formOf(employerForm())),
  ]
  await changeSetting(app, 'registration_enabled', 'true')
  const message = 'Registration is closed at the moment. Please try again later.'
  for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { message } })
})

describe('login', () => {
  // Rule (job seekers): A wrong password and an unknown name get the same answer
  test('a wrong password and an unknown name get the same answer', async () => {
    const ana = await createJobSeeker(app)
    const wrong = await openBrowser(app).post('/api/auth/login', {
      username: ana.username,
      password: 'not this',
    })
    const unknown = await openBrowser(app).post('/api/auth/login', {
      username: 'nobody.here',
      password: 'not this',
    })
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid username or password.' } })
    expect(unknown.body).toEqual(wrong.body)
  })

  test('employers are asked for email and password', async () => {
    const answer = await openBrowser(app).post('/api/auth/employer/login', {
      email: 'no@example.com',
      password: 'x',
    })
    expect(answer).toMatchObject({ status: 401, body: { message: 'Invalid email or password.' } })
  })

  test("a user name that equals somebody's email address does not block that person's login", async () => {
    const ana = jobSeekerForm()
    await createJobSeeker(app, { username: ana.email })
    expect((await openBrowser(app).post('/api/auth/register', ana)).status).toBe(201)
    const login = { username: ana.email, password: ana.password }
    const browser = openBrowser(app)
    expect((await browser.post('/api/auth/login', login)).status).toBe(200)
    expect((await browser.get('/api/auth/profile')).body).toMatchObject({ username: ana.username })
  })

  // Rule (input): A login needs both fields
  test('empty fields get their messages', async () => {
    const answer = await openBrowser(app).post('/api/auth/login', {})
    expect(answer.body).toMatchObject({
      errors: { username: 'Username is required', password: 'Password is required' },
    })
    const admin = await openBrowser(app).post('/api/auth/admin/login', {})
    expect(admin.body).toMatchObject({ message: 'Please fill in all fields' })
  })

  test('each login makes a new token and ends the session it came with', async () => {
    const ana = await createJobSeeker(app)
    const first = ana.cookies.get('jobseeker_session') ?? ''
    await ana.post('/api/auth/login', { username: ana.username, password: 'wantok-demo' })
    expect(ana.cookies.get('jobseeker_session')).not.toBe(first)
    const thief = openBrowser(app)
    thief.cookies.set('jobseeker_session', first)
    expect((await thief.get('/api/auth/profile')).status).toBe(401)
  })

  test('the database stores only hashes of token and password', async () => {
    const ana = await createJobSeeker(app)
    const { rows } = await app.db.$client.query('SELECT password_hash FROM job_seekers WHERE id = $1', [
      ana.id,
    ])
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/)
    const sessions = await app.db.$client.query('SELECT token_hash FROM sessions WHERE job_seeker_id = $1', [
      ana.id,
    ])
    expect(sessions.rows[0].token_hash).toHaveLength(32)
  })

  // Rule (logins): One browser can be logged in as job seeker, employer and administrator, each with its own logout
  test('one browser has three sessions, and a logout ends one of them', async () => {
    const ana = await createJobSeeker(app)
    const employer = await createEmployer(app)
    await ana.post('/api/auth/employer/login', { email: employer.email, password: 'wantok-demo' })
    await ana.post('/api/auth/admin/login', { username: 'vera', password: 'wantok-demo' })
    const areas = ['/api/auth', '/api/auth/employer', '/api/auth/admin']
    const profiles = () => Promise.all(areas.map(async (area) => (await ana.get(`${area}/profile`)).status))
    expect(await profiles()).toEqual([200, 200, 200])
    await ana.post('/api/auth/employer/logout')
    expect(await profiles()).toEqual([200, 401, 200])
    await ana.post('/api/auth/admin/logout')
    expect(await profiles()).toEqual([200, 401, 401])
    await ana.post('/api/auth/logout')
    expect(await profiles()).toEqual([401, 401, 401])
  })

  // Rule (logins): Each of the three session cookies is hidden from scripts and from other sites
  test('cookies are hidden from scripts and from other sites', async () => {
    const ana = await createJobSeeker(app)
    const answer = await ana.post('/api/auth/login', { username: ana.username, password: 'wantok-demo' })
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly/i)
    expect(answer.headers.get('set-cookie')).toMatch(/SameSite=Lax/i)
  })

  test('an administrator is logged out after 30 idle minutes', async () => {
    const vera = await logInAdministrator(app)
    app.setNow(new Date(Date.now() + 31 * MINUTE))
    expect((await vera.get('/api/auth/admin/profile')).status).toBe(401)
    app.setNow(new Date())
  })
})

describe('calls from elsewhere', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ referer: 'https://evil.example/page' }],
    [{ origin: 'null' }],
    [{ 'sec-purpose': 'prefetch' }],
  ])('%j is refused', async (headers) => {
    const answer = await openBrowser(app).post('/api/auth/login', { username: 'a', password: 'b' }, headers)
    expect(answer.status).toBe(403)
  })

  test('our own pages, and clients without these headers, are accepted', async () => {
    const own = { 'sec-fetch-site': 'same-origin', origin: app.url, referer: `${app.url}/login` }
    expect(
      (await openBrowser(app).post('/api/auth/login', { username: 'a', password: 'b' }, own)).status,
    ).toBe(401)
    expect((await openBrowser(app).post('/api/auth/login', { username: 'a', password: 'b' })).status).toBe(
      401,
    )
  })
})

test('a profile change checks only the fields that were sent and leaves the rest', async () => {
  const ana = await createJobSeeker(app)
  expect((await ana.patch('/api/auth/profile', { email: 'nope' })).body).toMatchObject({
    errors: { email: expect.any(String) },
  })
  const changed = await ana.patch('/api/auth/profile', {
    jobTitle: 'Midwife',
    skills: ['Antenatal care', ''],
  })
  expect(changed.body).toMatchObject({
    jobTitle: 'Midwife',
    skills: ['Antenatal care'],
    fullName: 'Ana Kila',
  })
})

// Rule (input): A profile has the same rules as the registration, but its fields may be empty
test.each([
  ['summary', 'Too short', 'Summary must be at least 50 characters'],
  ['jobTitle', 'X', 'Job title is required'],
  ['location', 'X', 'Location is required'],
  ['phone', '12', 'Please enter a valid phone number'],
])(
  'in a profile, %s has the same rule as in the registration, or is empty',
  async (field, wrong, message) => {
    const ana = await createJobSeeker(app)
    expect((await ana.patch('/api/auth/profile', { [field]: wrong })).body).toMatchObject({
      errors: { [field]: message },
    })
    expect((await ana.patch('/api/auth/profile', { [field]: '' })).body).toMatchObject({ [field]: '' })
  },
)

test('a company is shown without its contact details', async () => {
  const employer = await createEmployer(app)
  const { body } = await openBrowser(app).get(`/api/employers/${employer.id}`)
  expect(Object.keys(body as object).sort()).toEqual(
    [
      'companyName',
      'companySize',
      'description',
      'id',
      'industry',
      'isApproved',
      'location',
      'logoUrl',
      'website',
    ].sort(),
  )
})

// Rule (employers): A logo is encoded again, shown to everybody, and can be removed
test('a logo is encoded again, shown to everybody, and removed', async () => {
  const employer = await createEmployer(app)
  const picture = await sharp({ create: { width: 99, height: 99, channels: 3, background: '#884' } })
    .gif()
    .toBuffer()
  const logo = new File([new Uint8Array(picture)], 'logo.gif', { type: 'image/gif' })
  const { password: _, ...company } = employerForm({ email: employer.email })
  const saved = await employer.upload('/api/auth/employer/profile', formOf({ ...company, logo }), 'PUT')
  const { logoUrl: url } = saved.body as { logoUrl: string }
  expect((await openBrowser(app).get(url)).headers.get('content-type')).toBe('image/webp')
  expect((await openBrowser(app).delete('/api/auth/employer/logo')).status).toBe(401)
  expect((await employer.delete('/api/auth/employer/logo')).status).toBe(200)
  expect((await employer.get('/api/auth/employer/profile')).body).toMatchObject({ logoUrl: null })
  expect((await openBrowser(app).get(url)).status).toBe(404)
  expect((await employer.delete('/api/auth/employer/logo')).status).toBe(200)
})
