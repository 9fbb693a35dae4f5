import type { Hand } from './hand.ts'
import { JOB, QUESTION } from './world.ts'

/** Filters by the answer, selects all who gave it and moves them at once. */
export async function rejectByAnswer(hand: Hand): Promise<void> {
  const { page } = hand
  const dialog = page.getByRole('dialog')
  const bar = page.getByRole('region', { name: 'Selected applications' })
  await hand.click(
    page
      .getByRole('navigation')
      .getByRole('link', { name: /^Applications/ })
      .first(),
  )
  await page.getByText('50 applications').waitFor()
  await hand.choose(page.getByLabel('Job', { exact: true }), JOB)
  await hand.choose(page.getByLabel(QUESTION), 'No (20)')
  await page.getByText('20 applications').waitFor()
  await hand.click(page.getByRole('checkbox', { name: /^Select Driver/ }).first())
  await hand.click(page.getByRole('button', { name: 'Select all 20 matching' }))
  await hand.click(bar.getByRole('button', { name: 'Move to…' }))
  await hand.choose(dialog.getByLabel('Move to'), 'Rejected')
  await hand.click(dialog.getByRole('button', { name: 'Reject 20' }))
  await page.getByText('20 applications moved to Rejected.').first().waitFor()
}

/** Agrees to the price once, makes a shortlist for the first person, and ticks it for the others. */
export async function shortlistFound(hand: Hand): Promise<void> {
  const { page } = hand
  const dialog = page.getByRole('dialog')
  const question = page.getByRole('alertdialog')
  const need = page.getByLabel('Describe who you are looking for')
  await hand.type(need, 'teacher')
  await hand.press('Enter')
  for (let n = 0; n < 3; n++) {
    await hand.click(page.getByRole('button', { name: /^View \(\d+ credits\)/ }).first())
    if (n === 0) {
      await hand.click(question.getByLabel('Do not ask again today'))
      await hand.click(question.getByRole('button', { name: /^View/ }))
    }
    await page.waitForURL(/employer-cv-view/)
    await hand.click(page.getByRole('button', { name: /^Save / }).first())
    if (n === 0) {
      await hand.type(dialog.getByLabel('New shortlist'), 'Teachers')
      await hand.press('Enter')
    } else await hand.click(dialog.getByLabel('Teachers'))
    await dialog.getByRole('checkbox', { name: 'Teachers', checked: true }).waitFor()
    await hand.press('Escape')
    if (n === 2) return
    await hand.click(page.getByRole('link', { name: 'Back to Dashboard' }))
    await need.waitFor()
  }
}

/** From the queue of the dashboard, one decision after the other. */
export async function approvePayments(hand: Hand): Promise<void> {
  const { page } = hand
  const decision = page.getByRole('region', { name: 'Decision: payment' })
  await hand.click(page.getByRole('link', { name: /^Decide payments/ }))
  await hand.click(page.getByRole('button', { name: /^Decide on request/ }).first())
  for (let n = 1; n <= 10; n++) {
    const heading = decision.getByRole('heading', { level: 2 })
    const name = (await heading.textContent()) ?? ''
    await hand.click(decision.getByRole('button', { name: 'Approve' }))
    await heading.filter({ hasText: name }).waitFor({ state: 'hidden' })
  }
}

/** From the queue of the dashboard, with the two proofs and the number of the register for each. */
export async function verifyEmployers(hand: Hand): Promise<void> {
  const { page } = hand
  const decision = page.getByRole('region', { name: 'Decision: employer' })
  await hand.click(page.getByRole('link', { name: /^Verify employers/ }))
  await hand.click(page.getByRole('button', { name: /^Open / }).first())
  for (let n = 1; n <= 3; n++) {
    const heading = decision.getByRole('heading', { level: 2 })
    const name = (await heading.textContent()) ?? ''
    await hand.click(decision.getByLabel('Found on the IPA register'))
    await hand.type(decision.getByLabel('Number in the IPA register'), '1-12345')
    await hand.click(decision.getByLabel('Called back on a number that the company publishes'))
    await hand.click(decision.getByRole('button', { name: 'Verify' }))
    await heading.filter({ hasText: name }).waitFor({ state: 'hidden' })
  }
}
