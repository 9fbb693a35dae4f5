import { expect } from 'vitest'
import { PASSWORD, uniqueWord } from '../support/forms.ts'
import { addEmployer, addJob, addJobSeeker } from './people.ts'
import { NEWER, type Visit } from './visit.ts'

/** An employer logs in, searches, opens a CV, and moves an applicant, at a desk. */
export async function hire({ screen, site, engine, note }: Visit): Promise<void> {
  const word = uniqueWord()
  const employer = await addEmployer(site, `Markham ${word}`, 20)
  const jobId = await addJob(employer, { title: `Saw Doctor ${word}` })
  const koivi = await addJobSeeker(site, { fullName: 'Koivi Aru', jobTitle: `Sawyer ${word}` })
  const ana = await addJobSeeker(site, { fullName: 'Ana Kila', jobTitle: 'Saw Doctor' })
  expect((await ana.post(`/api/jobs/${jobId}/apply`)).status).toBe(201)

  await screen.open('/employer-login')
  await screen.fill('email', employer.email)
  await screen.fill('password', PASSWORD)
  await screen.pressButton('Login')
  await screen.seesAddress(/^\/employer-dashboard/)
  if (!engine.opensDashboards) return seesNewerBrowserNamed()
  await screen.seesHeading(/What needs you today/)

  await screen.open('/employer-dashboard?tab=search')
  await screen.fill('query', word)
  await screen.seesText(`for “${word}”`)
  await screen.pressButton('View (2 credits): Koivi Aru')
  await screen.pressButton('View (2 credits)')
  await screen.seesAddress(new RegExp(`^/employer-cv-view/${koivi.cvId}`))
  await screen.seesText('ana.kila@example.com')

  await screen.open('/employer-dashboard?tab=applications')
  await screen.choose('status', 'shortlisting')
  await screen.seesText('Application status updated successfully')
  expect((await ana.get('/api/user/applications')).body).toMatchObject([{ status: 'shortlisting' }])
  note('employers')

  async function seesNewerBrowserNamed() {
    await screen.seesText('This browser is too old for this page')
    await screen.seesText(/Chrome|Firefox/)
    note('employers', NEWER)
  }
}
