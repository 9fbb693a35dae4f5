import { uniqueWord } from '../support/forms.ts'
import {
  administrator,
  comeAs,
  expect,
  expectAccessible,
  expectFits,
  jobForm,
  ready,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]

type Employer = Awaited<ReturnType<typeof registerEmployer>>
/** A bookkeeper whom the search knows; the test runs the task that reads the CV itself. */
async function publish(employer: Employer, skill: string) {
  const fields = { fullName: `Ana ${skill}`, jobTitle: 'Bookkeeper', location: 'Lae' }
  const ana = await registerJobSeeker()
  await uploadCv(ana, { ...fields, skills: JSON.stringify([skill, 'Xero']) })
  const find = async () =>
    (
      (await employer.post('/api/employer/ai-search', { query: `bookkeeper with ${skill}` })).body as {
        results: { matchScore: number }[]
      }
    ).results.some(({ matchScore }) => matchScore >= 80)
  await expect.poll(find, { timeout: 20_000 }).toBe(true)
  return ana
}

for (const viewport of SIZES) {
  // Rule (AI search): A search in plain words shows chips, ticks and suggestions; axe finds nothing
  test(`a search in plain words: chips, ticks, suggestions and opening, at ${viewport.width} px`, async ({
    page,
    context,
  }) => {
    test.slow()
    const skill = uniqueWord()
    const employer = await registerEmployer({ credits: 4 })
    await publish(employer, skill)
    await comeAs(context, employer)
    await page.setViewportSize(viewport)
    await page.goto('/employer-dashboard')
    await ready(page)
    const need = page.getByLabel('Describe who you are looking for')
    const ana = page
      .getByRole('list', { name: 'Candidates' })
      .getByRole('listitem')
      .filter({ hasText: `Ana ${skill}` })
    const chip = (name: string | RegExp) => page.getByRole('button', { name })

    for (const button of ['Suggest Searches', 'Search Candidates']) {
      await chip(button).click()
      await expect(need).toHaveAccessibleDescription(/Please enter a search query/)
      await expect(need).toBeFocused()
      await need.fill('nurse')
      await need.fill('')
    }
    await expectAccessible(page)

    await need.fill(`bokkeeper in Lae with ${skill}, zzglorp`)
    await need.press('Enter')
    await expect(ana).toBeVisible()
    await expect(ana.getByText('Excellent Match')).toBeHidden()
    await expect(page).toHaveURL(/describe=bokkeeper/)
    await expect(chip('Change zzglorp: not understood')).toBeVisible()
    await expect(chip('Keep “bokkeeper”')).toBeVisible()
    await expect(ana.getByRole('list', { name: 'Requirements' })).toContainText('Lae matched')
    // The employer sees how the search was read, and goes on from the number of people.
    const found = page.getByRole('heading', { name: /matching candidates?$/ })
    await expect(found).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Understood', exact: true })).toBeInViewport()
    await expect(found).toBeInViewport()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)

    // Removing a chip keeps the others, and the keyboard focus stays in place.
    await chip('Remove zzglorp: not understood').press('Enter')
    await expect(need).toHaveValue(`bokkeeper in Lae with ${skill}`)
    await expect(page.getByRole('region', { name: 'What we understood' })).toBeFocused()
    await expect(ana.getByText('Excellent Match')).toBeVisible()

    await chip('Change Place: Lae').click()
    await page.getByLabel('Instead of “Lae”').fill('Madang')
    await expectAccessible(page)
    await page.getByLabel('Instead of “Lae”').press('Enter')
    await expect(chip('Change Place: Madang')).toBeVisible()
    await expect(ana.getByText('Good Match')).toBeVisible()
    await expect(ana.getByText('Not in Madang: Lae')).toBeVisible()

    // Suggested searches show how many people they find.
    await page
      .getByRole('region', { name: 'Suggested searches' })
      .getByRole('button', { name: new RegExp(`^\\S+ with ${skill} · 1 person`) })
      .first()
      .click()
    await expect(chip('Change Place: Madang')).toBeHidden()
    await expect(ana.getByText('Excellent Match')).toBeVisible()

    await ana.getByRole('button', { name: `View (2 credits): Ana ${skill}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'View (2 credits)' }).click()
    await expect(page).toHaveURL(/\/employer-cv-view\//)
    const searches: string[] = []
    page.on('request', (request) => searches.push(request.url()))
    await page.goBack()
    await expect(ana.getByRole('button', { name: `Open: Ana ${skill}` })).toBeVisible()
    expect(searches.filter((url) => url.endsWith('/api/employer/ai-search'))).toEqual([])
    await expect(found).not.toBeFocused()
    await page.getByLabel('Hide CVs I have opened').check()
    await expect(ana).toBeHidden()
  })
}

// Rule (AI search): A corrected word can be searched as typed, and unknown words get help
test('a word is taken as typed when asked to, and unknown words get help', async ({ page, context }) => {
  const employer = await registerEmployer()
  await comeAs(context, employer)
  // The longest one of a site with demo data made the page wider than a phone.
  const query = 'Truck driver with class 6 licence, up to K1,200 a fortnight'
  await page.route('**/api/employer/ai-search-suggestions', (route) =>
    route.fulfill({ json: { suggestions: [query], counted: [{ query, total: 2 }] } }),
  )
  await page.goto('/employer-dashboard?tab=ai-search&describe=acountant')
  await page.getByRole('button', { name: 'Keep “acountant”' }).click()
  await expect(page).toHaveURL(/asTyped=acountant/)
  await expect(page.getByRole('button', { name: 'Change Word: acountant' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No candidates found' })).toBeVisible()
  await expect(page.getByRole('button', { name: query })).toBeVisible()
  await expectFits(page)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Keep “acountant”' })).toBeVisible()
  // Nobody is found: the same search without one of its requirements is offered.
  await page.goto('/employer-dashboard?tab=ai-search&describe=glassblower+in+Wewak,+5+years')
  await expect(page.getByRole('button', { name: 'Search without “5 years”' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Search without “Wewak”' }).click()
  await expect(page.getByLabel('Describe who you are looking for')).toHaveValue('glassblower, 5 years')
  await expect(page.getByRole('heading', { name: '0 matching candidates' })).toBeFocused()
  await page.goto('/employer-dashboard?tab=ai-search&describe=qwzx+vbnmq')
  await expect(page.getByText('We could not tell what you need.')).toBeVisible()
  // A part of many words wraps.
  await page.goto(
    '/employer-dashboard?tab=ai-search&describe=someone+who+can+supervise+all+of+the+12+cleaners',
  )
  await expect(page.getByRole('button', { name: /^Remove .*Housekeeping Supervisor/ })).toBeVisible()
  await expectFits(page)
})

// Rule (AI search): A pasted text that is too long stays whole, and is searched once it is short enough
test('a pasted text that is too long stays whole and is not sent', async ({ page, context }) => {
  await comeAs(context, await registerEmployer())
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/employer-dashboard')
  await ready(page)
  const need = page.getByLabel('Describe who you are looking for')
  await need.fill('w'.repeat(3500))
  await expect(need).not.toHaveAccessibleDescription(/characters/)
  await page.keyboard.insertText(', in Lae')
  await expect(need).toHaveAccessibleDescription(
    /Your text has 3,508 characters\. Please shorten it to 3,500/,
  )
  for (const button of ['Suggest Searches', 'Search Candidates']) {
    await page.getByRole('button', { name: button }).click()
    await expect(need).toBeFocused()
  }
  await expect(need).toHaveValue(/w, in Lae$/)
  await expect(page).not.toHaveURL(/describe/)
  await expectFits(page)
  await need.fill('welder')
  await expect(need).not.toHaveAccessibleDescription(/characters/)
  await need.press('Enter')
  await expect(page).toHaveURL(/describe=welder/)
})

// Rule (AI search): A failed search can be tried again, and an older answer never replaces a newer one
test('a failed search says why and can be tried again; an older answer never replaces a newer one', async ({
  page,
  context,
}) => {
  const employer = await registerEmployer()
  await comeAs(context, employer)
  const refusals = [
    { status: 429, code: 'too_many_requests', message: 'Too many attempts. Please try again in 24 minutes.' },
    { status: 500, code: 'internal', message: 'Something went wrong on our side. Please try again.' },
  ]
  await page.route('**/api/employer/ai-search', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string }
    const refusal = query === 'welder' && refusals.shift()
    if (refusal) {
      await route.fulfill({ status: refusal.status, json: refusal })
      return
    }
    // The older answer arrives after the newer one is shown.
    if (query === 'carpenter') await page.getByRole('button', { name: 'Change Job: Plumber' }).waitFor()
    await route.continue().catch(() => undefined)
  })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/employer-dashboard?tab=ai-search&describe=welder')
  const failure = page.getByRole('alert').filter({ has: page.getByRole('heading') })
  // At the limit of an hour, trying again would fail at once.
  await expect(failure).toHaveText(
    'You have used all your searches for this hour.Please try again in 24 minutes.',
  )
  await expect(failure.getByRole('button')).toHaveCount(0)
  await page.getByLabel('Describe who you are looking for').press('Enter')
  await expect(failure).toContainText('Something went wrong on our side.Please try again.')
  // The toast is elsewhere on a phone.
  const retry = page.getByRole('button', { name: 'Retry Search' })
  await expect(page.getByText('Search Failed', { exact: true })).toBeVisible()
  const isFree = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  await expect.poll(() => retry.evaluate(isFree)).toBe(true)
  await expectAccessible(page)
  await retry.click()
  await expect(page.getByRole('button', { name: 'Change Job: Welder' })).toBeVisible()

  await ready(page)
  const need = page.getByLabel('Describe who you are looking for')
  const asked = page.waitForRequest((request) => request.postData()?.includes('carpenter') ?? false)
  await need.fill('carpenter')
  await need.press('Enter')
  await asked
  await page.goBack()
  await need.fill('plumber')
  await need.press('Enter')
  await expect(page.getByRole('button', { name: 'Change Job: Plumber' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByRole('button', { name: 'Change Job: Plumber' })).toBeVisible()
})

test('results that arrive while the employer types again leave the focus in the text', async ({
  page,
  context,
}) => {
  await comeAs(context, await registerEmployer())
  await page.goto('/employer-dashboard?tab=ai-search')
  await ready(page)
  const { promise: isTyped, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/employer/ai-search', async (route) => {
    await isTyped
    await route.continue()
  })
  const need = page.getByLabel('Describe who you are looking for')
  await need.fill('carpenter')
  await need.press('Enter')
  await need.pressSequentially(' in Lae')
  answer()
  await expect(page.getByRole('button', { name: 'Change Job: Carpenter' })).toBeVisible()
  await expect(need).toBeFocused()
  await expect(need).toHaveValue('carpenter in Lae')
})

// Rule (AI search): An administrator can explain an unknown word, see before what it changes, and undo it
test('an administrator explains an unknown word, sees what that changes, and undoes its removal', async ({
  page,
  context,
}) => {
  const word = uniqueWord()
  const employer = await registerEmployer()
  await employer.post('/api/employer/ai-search', { query: `nurse ${word}` })
  await comeAs(context, await administrator())
  await page.goto('/admin?section=lexicon&tab=searches')
  await page.getByRole('button', { name: `Explain ${word}` }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Word or phrase')).toHaveValue(word)
  await form.getByRole('button', { name: 'Add term' }).click()
  await expect(form.getByLabel('Meaning')).toHaveAccessibleDescription(/Please enter the meaning/)
  await form.getByRole('button', { name: 'Show what it changes' }).click()
  await expect(form.getByText('Enter the phrase and its meaning first.')).toBeVisible()
  await form.getByLabel('Meaning').fill('Nurse')
  await form.getByRole('button', { name: 'Show what it changes' }).click()
  await expect(form.getByRole('listitem').filter({ hasText: `${word}: ` })).toContainText(/ now$/)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add term' }).click()
  await expect(form).toBeHidden()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
  await page.getByRole('navigation', { name: 'Lexicon' }).getByRole('link', { name: 'Terms' }).click()
  await page.getByRole('button', { name: `Remove ${word}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove term' }).click()
  await expect(page.getByRole('button', { name: `Remove ${word}` })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: `Remove ${word}` })).toBeVisible()
})

// Rule (AI search): The browser shows job seekers jobs that fit their CV, and employers people who fit their posting
test('a posting finds people, and a CV finds jobs', async ({ page, context }) => {
  test.slow()
  const skill = uniqueWord()
  const employer = await registerEmployer({ credits: 10 })
  const ana = await publish(employer, skill)
  const job = jobForm({ title: 'Bookkeeper (2 positions)', skills: [skill], salaryMax: 2000 })
  const posted = await employer.post('/api/employer/job-postings', job)
  expect(posted.status).toBe(201)
  await comeAs(context, ana)
  await comeAs(context, employer)

  await page.goto('/jobseeker-dashboard')
  const fit = page.getByRole('listitem').filter({ hasText: skill })
  await expect(fit.getByRole('link', { name: 'Bookkeeper (2 positions)' })).toBeVisible()
  await expect(fit.getByText(`Fits your title Bookkeeper, your skills ${skill}`)).toBeVisible()
  await expectFits(page)

  await page.goto(`/employer-job/${(posted.body as { id: number }).id}`)
  await expect(page.getByRole('heading', { name: /fits?, \d+ new this week$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show them' }).click()
  const people = page.getByRole('list', { name: 'People who fit Bookkeeper (2 positions)' })
  const row = people
    .getByRole('listitem')
    .filter({ hasText: `Ana ${skill}` })
    .first()
  await expect(row.getByText('Excellent Match')).toBeVisible()
  await expectFits(page)
  await row.getByRole('button', { name: `Save Ana ${skill}` }).waitFor()
})
