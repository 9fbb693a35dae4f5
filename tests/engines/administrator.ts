import { expect } from 'vitest'
import { PASSWORD, uniqueWord } from '../support/forms.ts'
import { addEmployer, requestPayment } from './people.ts'
import { NEWER, type Visit } from './visit.ts'

/** An administrator approves a payment, at a desk. */
export async function decidePayment({ screen, site, engine, note }: Visit): Promise<void> {
  const employer = await addEmployer(site, `Rigo ${uniqueWord()}`)
  const reference = await requestPayment(employer)

  await screen.open('/admin-login')
  await screen.fill('username', 'vera')
  await screen.fill('password', PASSWORD)
  await screen.pressButton('Login')
  await screen.seesAddress(/^\/admin(\?|$)/)
  if (!engine.opensDashboards) {
    await screen.seesText('This browser is too old for this page')
    await screen.seesText(/Chrome|Firefox/)
    return note('administrators', NEWER)
  }
  await screen.seesHeading('Admin Dashboard')

  await screen.open('/admin?section=payments')
  await screen.pressButton(`Decide on request ${reference}`)
  await screen.pressButton('Approve')
  await screen.seesText('Payment approved')
  expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 50 })
  note('administrators')
}
