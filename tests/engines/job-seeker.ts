import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { pdf } from '../support/documents.ts'
import { jobSeekerForm, uniqueWord } from '../support/forms.ts'
import { addEmployer, addJob } from './people.ts'
import type { Screen } from './screen.ts'
import type { Visit } from './visit.ts'

/** The job seeker of a journey and the job that they look for. */
type Wish = { person: ReturnType<typeof jobSeekerForm>; word: string; title: string; jobId: number }

/** From the home page to an application, on a phone. */
export async function lookForWork(visit: Visit): Promise<void> {
  const word = uniqueWord()
  const title = `Boatswain ${word}`
  const employer = await addEmployer(visit.site, `Sogeri ${word}`, 20)
  const jobId = await addJob(employer, { title, category: 'logistics', location: 'lae' })
  await addJob(employer, { title: `Cook ${word}`, category: 'healthcare', location: 'madang' })
  const wish = { person: jobSeekerForm(), word, title, jobId }
  await findJob(visit, wish)
  await register(visit, wish)
  await logIn(visit, wish)
  await upload(visit, wish)
  await apply(visit, wish)
  const { body } = await employer.get('/api/employer/applications')
  expect(body).toMatchObject([{ applicantName: wish.person.fullName, status: 'pending' }])
}

async function findJob({ screen, engine, note }: Visit, { word, title, jobId }: Wish): Promise<void> {
  await screen.open('/')
  await screen.seesHeading(/Find work/)
  await seesPhoneLayout(screen)
  await screen.fill('query', word)
  await screen.pressButton('Search jobs')
  await screen.seesHeading(/^2 jobs/)
  await seesPhoneLayout(screen)
  await screen.follow(/^Filters/)
  await screen.follow(/^Morobe/)
  await screen.seesHeading(/^1 job /)
  // A page that is loaded anew comes without its panel of filters.
  if (engine.runsScript) await screen.follow(/^Show 1 job/)
  await screen.follow(title)
  await screen.seesAddress(new RegExp(`^/jobs/${jobId}`))
  await screen.seesHeading(title)
  await seesPhoneLayout(screen)
  note('search, filter, job')
}

async function register(visit: Visit, { person }: Wish): Promise<void> {
  const { screen, engine, note } = visit
  /** With our script the form has steps; without it is one long page. */
  const nextStep = async () => engine.runsScript && (await screen.pressButton(/^Next/))
  await screen.open('/register')
  const how = await ready(visit)
  if (!engine.runsScript) await screen.follow('Show all questions on one page')
  await screen.fill('username', person.username)
  await screen.fill('email', person.email)
  await screen.fill('password', person.password)
  await screen.fill('confirmPassword', person.password)
  await nextStep()
  await screen.fill('fullName', person.fullName)
  await screen.fill('phone', person.phone)
  await screen.fill('location', 'Lae')
  await nextStep()
  await screen.fill('jobTitle', 'Deckhand')
  await screen.choose('category', 'logistics')
  await screen.choose('experience', 'mid')
  await screen.choose('education', 'certificate')
  await screen.fill('summary', person.summary)
  await screen.fill('skills', 'Knots, Anchors')
  await screen.clickOn('input[type=checkbox]')
  await seesPhoneLayout(screen)
  await screen.pressButton('Create Account')
  await screen.seesAddress(/^\/login/)
  note('register', how)
}

/** As somebody comes who wanted to open a page that needs a login. */
async function logIn(visit: Visit, { person }: Wish): Promise<void> {
  const { screen, note } = visit
  await screen.open('/login?next=%2Fupload%3Fway%3Dfile')
  await screen.fill('username', person.username)
  await screen.fill('password', person.password)
  const how = await ready(visit)
  await screen.pressButton('Login')
  await screen.seesAddress(/^\/upload\?way=file/)
  note('log in', how)
}

const CV = `Ana Kila
Deckhand
7012 3456 | ana.kila@example.com | Lae
Skills
Knots, Anchors
Work
2021 to 2026 Deckhand, coastal trader, Lae. Cargo, mooring, watch keeping and paint.`

async function upload(visit: Visit, { person }: Wish): Promise<void> {
  const { screen, engine, folder, note } = visit
  const file = join(folder, 'cv.pdf')
  await writeFile(file, await pdf(CV))
  await screen.sees('the field for a file', `!!document.querySelector('input[type=file][name=file]')`)
  const how = await ready(visit)
  await screen.chooseFile('file', file)
  if (engine.runsScript) {
    await screen.seesText('We read your file')
    await screen.pressButton(/Check$/)
  }
  await seesPhoneLayout(screen)
  await screen.pressButton('Upload CV')
  await screen.seesText('CV Uploaded')
  await screen.seesAddress(engine.runsScript ? /^\/profile\/\d+/ : /^\/my-page/)
  await screen.seesText(person.fullName)
  note('upload', how)
}

async function apply(visit: Visit, { title, jobId }: Wish): Promise<void> {
  const { screen, engine, note } = visit
  await screen.open(`/jobs/${jobId}`)
  await screen.seesHeading(title)
  const how = await ready(visit)
  await screen.pressButton('Apply Now')
  await screen.seesHeading(`Apply for ${title}`)
  await seesPhoneLayout(screen)
  await screen.pressButton(engine.runsScript ? 'Apply Now' : 'Send my application')
  await screen.seesText('Application Submitted')
  note('apply', how)
  await screen.open('/jobseeker-dashboard?tab=applications')
  // A browser that is too old for the dashboard is led to the same in plain forms.
  if (!engine.runsScript) await screen.follow('My page')
  await screen.seesText(title)
  await screen.seesText('Pending')
  note('see the application')
}

/** Nothing is wider than the phone, and a field to search in is wide enough to type in. */
async function seesPhoneLayout(screen: Screen): Promise<void> {
  await screen.sees(
    'a page as wide as the phone',
    'innerWidth === 360 && document.documentElement.scrollWidth <= 360',
  )
  await screen.sees(
    'a field to search in that is 200 pixels wide',
    `Array.prototype.filter.call(document.querySelectorAll('[name=query]'), isVisible)
      .every(function (field) { return field.offsetWidth >= 200 })`,
  )
}

const ISLANDS = `Array.prototype.slice.call(document.querySelectorAll('pw-island:not([name^=late-]):not([media])'))`
const IS_READY = 'function (island) { return island.dataset.ready !== undefined }'

/** Waits until our script has taken over the page, in an engine that can run it. Returns how the page works then. */
async function ready({ screen, engine }: Visit): Promise<string> {
  if (engine.runsScript) await screen.sees('our script running', `${ISLANDS}.every(${IS_READY})`)
  else expect(await screen.value(`${ISLANDS}.some(${IS_READY})`), 'our script runs').toBe(false)
  return engine.runsScript ? 'yes' : 'plain form'
}
