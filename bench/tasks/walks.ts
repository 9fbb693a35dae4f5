import type { Hand } from './hand.ts'
import { QUESTION } from './world.ts'

/** From the job that needs the employer: one answer, all who gave it, and the words of the last rejection. */
export async function rejectByAnswer(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.click(page.getByRole('link', { name: /^Review/ }).first())
  await page.getByText('50 applications').waitFor()
  await hand.click(page.getByRole('group', { name: QUESTION }).getByRole('button', { name: 'No (20)' }))
  await page.getByText('20 applications').waitFor()
  await hand.click(page.getByRole('button', { name: 'Select all 20 matching' }))
  await hand.click(page.getByRole('button', { name: 'Reject…' }))
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Reject 20' }))
  await page.getByText('20 applications moved to Rejected.').first().waitFor()
}

/** Agrees to the price once, and goes from one CV to the next. */
export async function shortlistFound(hand: Hand): Promise<void> {
  const { page } = hand
  const question = page.getByRole('alertdialog')
  await hand.type(page.getByLabel('Describe who you are looking for'), 'teacher')
  await hand.press('Enter')
  await hand.click(page.getByRole('button', { name: /^View \(\d+ credits\)/ }).first())
  await hand.click(question.getByLabel('Do not ask again today'))
  await hand.click(question.getByRole('button', { name: /^View/ }))
  let before = page.url()
  for (let n = 1; n <= 3; n++) {
    if (n > 1) await hand.click(page.getByRole('button', { name: /^Next CV/ }))
    await page.waitForURL((url) => url.pathname.startsWith('/employer-cv-view') && url.href !== before)
    before = page.url()
    await hand.click(page.getByRole('button', { name: /^Save / }).first())
    await page
      .getByRole('button', { name: /^Saved / })
      .first()
      .waitFor()
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
