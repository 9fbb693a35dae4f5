import {
  comeAs,
  expect,
  expectAccessible,
  jobForm,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }
const DESCRIPTION = 'Drive a 90 tonne haul truck on a mine road, day and night shift, with a good camp.'

// Rule (applications): A question with a number asks the employer for the smallest wanted number
test('on a phone a draft is saved, finished with questions, previewed and published', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE)
  const employer = await registerEmployer({ credits: 10 })
  await comeAs(context, employer)
  await page.goto('/employer-jobs')
  await page.getByRole('link', { name: /Post New Job/ }).click()
  const dialog = page.locator('main')
  await dialog.getByLabel('Job Title').fill('Haul Truck Operator')
  // The buttons are in sight above the bottom bar, wherever the page is scrolled to.
  await expect(dialog.getByRole('button', { name: /^Publish/ })).toBeInViewport({ ratio: 1 })

  // A reload loses nothing; a draft needs only a title.
  await dialog.getByLabel('Job Title').blur()
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('Haul Truck Operator')
  await page.reload()
  await expect(dialog.getByText('We kept what you typed')).toBeVisible()
  await expect(dialog.getByLabel('Job Title')).toHaveValue('Haul Truck Operator')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved. Nobody else can see it.').first()).toBeVisible()
  // The list that the job is now in is shown, and its tab is visible.
  await expect(page.getByRole('link', { name: 'Drafts (1)' })).toBeInViewport({ ratio: 0.9 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit: Haul Truck Operator' }).click()

  await dialog.getByRole('button', { name: /^Publish/ }).click()
  await expect(dialog.getByText('Description must be at least 50 characters').first()).toBeVisible()
  await dialog.getByLabel('Job Description').fill(DESCRIPTION)
  await dialog.getByLabel('Category').selectOption('mining')
  await dialog.getByLabel('Employment Type').selectOption('full-time')
  await dialog.getByLabel('Location').selectOption('tabubil')
  await dialog.getByText('Fly-in fly-out, camp or roster').click()
  await dialog.getByLabel('How people work there').selectOption('fly-in-fly-out')
  await dialog.getByLabel('Site or camp').selectOption('camp')
  await dialog.getByLabel('Roster').fill('28 days on / 14 off')
  await dialog.getByLabel('Minimum (K)').fill('350')
  await expect(dialog.getByText(/below the legal minimum wage of \d{4}/)).toBeVisible()
  await dialog.getByLabel('Minimum (K)').fill('2,400')
  await expect(dialog.getByText(/below the legal minimum/)).toBeHidden()
  await dialog.getByLabel('Requirements').fill('Class 6 licence and three years on site.')
  await dialog.getByLabel('Experience Level').selectOption('mid')
  await dialog.getByLabel('Class 6').check()
  await dialog.getByRole('button', { name: 'Add a question' }).click()
  await dialog.getByLabel('Your question').fill('Do you hold a class 6 licence?')
  await dialog.getByLabel('Applicants must answer this').check()
  await dialog.getByRole('button', { name: 'Add another question' }).click()
  const second = dialog.getByRole('group', { name: 'Question 2' })
  await second.getByLabel('Your question').fill('Years on haul trucks?')
  await second.getByLabel('Answer type').selectOption('number')
  await second.getByLabel('Preferred number, at least').fill('3')
  await dialog.getByText('Preview').click()
  await expect(dialog.getByText('Shared on WhatsApp')).toBeVisible()
  await expect(dialog.getByText('From K2,400 a fortnight', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: /Show the picture/ }).click()
  await expect(dialog.getByRole('img', { name: /Haul Truck Operator/ })).toBeVisible()
  await expect(dialog.getByText('You have 10 credits; 5 will be left.')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await dialog.getByRole('button', { name: 'Publish (5 credits)' }).click()
  await expect(page.getByText('Job posting created and published successfully!').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your job is public' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Print poster' })).toBeVisible()
  await expectAccessible(page)
  expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 5 })
  expect((await employer.get('/api/employer/job-postings')).body).toMatchObject([
    {
      state: 'open',
      workSite: 'camp',
      roster: '28 days on / 14 off',
      licenceClasses: ['6'],
      questions: [{ isRequired: true }, { kind: 'number', wanted: '3' }],
    },
  ])
})

test('an applicant is asked, must answer, and finds the answers again', async ({ page, context }) => {
  await page.setViewportSize(PHONE)
  const employer = await registerEmployer({ credits: 5 })
  const questions = [
    { text: 'Do you hold a class 6 licence?', kind: 'yes-no', isRequired: true },
    { text: 'Years on haul trucks?', kind: 'number' },
  ]
  const posted = await employer.post(
    '/api/employer/job-postings',
    jobForm({ questions, workPattern: 'residential', workSite: 'camp', licenceClasses: ['6'] }),
  )
  const { id } = posted.body as { id: number }
  const ana = await registerJobSeeker()
  await uploadCv(ana)
  await comeAs(context, ana)
  await page.goto(`/jobs/${id}`)
  await expect(page.getByText('Residential')).toBeVisible()
  await expect(page.getByText('With camp', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Apply Now' }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Apply Now' }).click()
  await expect(dialog.getByText('Please answer this question').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Yes').check()
  await dialog.getByLabel('Years on haul trucks? (optional)').fill('4')
  await dialog.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByText('Your application has been sent to the employer.').first()).toBeVisible()
  await page.getByRole('link', { name: 'See your application' }).last().click()
  await expect(page.getByRole('dialog').getByText('Do you hold a class 6 licence?')).toBeVisible()
  expect((await ana.get('/api/user/applications')).body).toMatchObject([
    { answers: [{ answer: 'Yes' }, { question: 'Years on haul trucks?', answer: '4' }] },
  ])
})

// Rule (jobs): The dialogs about closing and deleting a job name their buttons by what they do
test('a duplicate is asked about, a job is renewed from its mail, closed, and deleted with a warning', async ({
  page,
  context,
}) => {
  await page.setViewportSize(DESK)
  const employer = await registerEmployer({ credits: 15 })
  const { body } = await employer.post('/api/employer/job-postings', jobForm())
  const { id, title } = body as { id: number; title: string }
  await comeAs(context, employer)
  await page.goto('/employer-jobs')
  const more = (name: string) =>
    page
      .getByRole('button', { name: `More for ${title}` })
      .first()
      .click()
      .then(() => page.getByRole('menuitem', { name }).click())
  await more('Duplicate')
  const dialog = page.locator('main')
  await expect(dialog.getByLabel('Job Title')).toHaveValue(title)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Publish (5 credits)' }).click()
  await expect(dialog.getByText('Do you want to post this job a second time?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish anyway (5 credits)' }).click()
  await expect(page).toHaveURL(/published=true/)

  await page.goto(`/employer-jobs?job=${id}&open=renew`)
  await page.getByRole('button', { name: 'Renew (5 credits)', exact: true }).click()
  await expect(page.getByText('Job posting renewed successfully').first()).toBeVisible()
  expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 0 })
  await expect(page.getByRole('link', { name: 'Active Jobs (2)' })).toBeVisible()
  await more('Close')
  const question = page.getByRole('alertdialog', { name: 'Close this job?' })
  for (const [name, count] of Object.entries({ 'Go back': 1, 'Keep it open': 1, 'Close job': 1, Close: 0 }))
    await expect(question.getByRole('button', { name, exact: true })).toHaveCount(count)
  await question.getByRole('button', { name: 'Close job' }).click()
  await page.getByRole('link', { name: 'Inactive Jobs (1)' }).click()
  await page.getByRole('button', { name: `Delete: ${title}` }).click()
  await expect(page.getByRole('alertdialog')).toContainText('the applicants are notified')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'Inactive Jobs (0)' })).toBeVisible()
})

// Rule (jobs): A job is kept as a template with a name, and the next one starts from it
test('a job starts from a template; a job whose place is filled is closed, and the others are told', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE)
  const employer = await registerEmployer({ credits: 5 })
  const { body } = await employer.post('/api/employer/job-postings', jobForm({ places: 1 }))
  const { id, title } = body as { id: number; title: string }
  const [hired, other] = [await registerJobSeeker(), await registerJobSeeker()]
  for (const person of [hired, other]) {
    await uploadCv(person)
    await person.post(`/api/jobs/${id}/apply`)
  }
  const [application] = (await hired.get('/api/user/applications')).body as { id: number }[]
  await employer.patch(`/api/employer/applications/${application?.id}`, { status: 'onboarding' })
  await comeAs(context, employer)
  await page.goto('/employer-jobs')
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Save as template' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Boat crew')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expect(dialog).toBeHidden()

  await expect(page.getByText('1 of 1 place filled')).toBeVisible()
  await page.getByRole('button', { name: `Close: ${title}` }).click()
  await expect(dialog.getByRole('checkbox', { name: /^Reject the applicant who still waits/ })).toBeChecked()
  await dialog.getByLabel('Your words').fill('Thank you. We have found somebody.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close job' }).click()
  await expect(page.getByRole('link', { name: 'Inactive Jobs (1)' })).toBeVisible()
  expect((await other.get('/api/user/applications')).body).toMatchObject([{ status: 'rejected' }])
  expect((await hired.get('/api/user/applications')).body).toMatchObject([{ status: 'onboarding' }])

  await page.goto('/employer-job-form')
  await page.getByRole('link', { name: 'Boat crew' }).click()
  await expect(page.getByLabel('Job Title')).toHaveValue(title)
})

test('without credits no typed text is lost, because a draft is free', async ({ page, context }) => {
  const employer = await registerEmployer()
  await comeAs(context, employer)
  await page.goto('/employer-jobs')
  await page.getByRole('link', { name: /Post New Job/ }).click()
  const dialog = page.locator('main')
  await expect(dialog.getByText(/You need at least 5 credits to post this job/).first()).toBeVisible()
  await expect(page.locator('.notice').getByRole('link', { name: 'Buy Credits' })).toBeVisible()
  await dialog.getByLabel('Job Title').fill('Deckhand')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('link', { name: 'Drafts (1)' })).toBeVisible()
})

// Rule (jobs): A posting starts from an example or an earlier job, shows its page while it is written, and what similar jobs pay
test('a job starts from an example, beside the page that it will be', async ({ page, context }) => {
  await page.setViewportSize(DESK)
  const employer = await registerEmployer({ credits: 10 })
  const rival = await registerEmployer({ credits: 40 })
  for (const salaryMin of [900, 950, 1000, 1050, 1100, 1150, 1200, 1250])
    await rival.post(
      '/api/employer/job-postings',
      jobForm({ title: 'Truck Driver', category: 'logistics', salaryMin, salaryPeriod: 'fortnight' }),
    )
  await comeAs(context, employer)
  await page.goto('/employer-job-form')
  await page.getByRole('link', { name: 'Truck Driver' }).click()
  await expect(page.getByLabel('Job Title')).toHaveValue('Truck Driver')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Check the truck each morning and report faults')).toBeVisible()
  // It has the styles of the public page: its parts are below each other.
  const [facts, company] = [
    preview.getByText('Type', { exact: true }),
    preview.getByText('About the company'),
  ]
  expect((await facts.boundingBox())?.x).toBeCloseTo((await company.boundingBox())?.x ?? 0, 0)
  await page.getByLabel('Job Title').fill('Log Truck Driver')
  await expect(preview.locator('h2', { hasText: 'Log Truck Driver' })).toBeVisible()
  await expect(page.getByText(/^Half of the similar jobs pay K/)).toBeVisible()
  await expectAccessible(page)
})

// Rule (jobs): The list of an employer's jobs shows what came of each and the act that helps most
test('a row of a job shows its figures, leads to new applications, and to what came of it', async ({
  page,
  context,
}) => {
  const employer = await registerEmployer({ credits: 5 })
  const { body } = await employer.post('/api/employer/job-postings', jobForm())
  const { id, title } = body as { id: number; title: string }
  const ana = await registerJobSeeker()
  await uploadCv(ana)
  await ana.post(`/api/jobs/${id}/view`)
  await ana.post(`/api/jobs/${id}/apply`)
  await comeAs(context, employer)
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await page.goto('/employer-jobs')
    const row = page.getByRole('listitem').filter({ hasText: title })
    await expect(row).toContainText('1 view')
    await expect(row.getByRole('img', { name: 'Views a day, 14 days: 1 in all, at most 1' })).toBeVisible()
    await expect(row.getByRole('link', { name: `Review 1 new: ${title}` })).toHaveAttribute(
      'href',
      `/employer-dashboard?tab=applications&view=board&job=${id}`,
    )
    await expectAccessible(page)
    await row.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('list', { name: 'From views to people' })).toContainText('100% of views')
    await page.getByText('Show as a table').click()
    await expect(
      page.getByRole('table', { name: 'Views and applications by day, newest first' }),
    ).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
  }
})
