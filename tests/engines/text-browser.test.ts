import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { expect, inject, test } from 'vitest'
import { PASSWORD, uniqueWord } from '../support/forms.ts'
import { addEmployer, addJob, addJobSeeker } from './people.ts'
import { startW3m } from './text-browser.ts'

const TRANSCRIPT = join(import.meta.dirname, '../../docs/text-browser.md')
const INTRODUCTION = `# A job found and applied for in w3m

What a terminal of 80 columns showed, one screen after each step. \`tests/engines/text-browser.test.ts\` takes the steps, and
\`WRITE_TABLE=1 npm run test:engines\` writes this file.
`

// Rule (phones): A job is found and applied for in a text browser
test('a job is found and applied for in w3m', async () => {
  const site = { url: inject('siteUrl') }
  const word = uniqueWord()
  const employer = await addEmployer(site, `Sogeri ${word}`, 20)
  await addJob(employer, { title: `Boatswain ${word}` })
  const ana = await addJobSeeker(site, { fullName: 'Ana Kila', jobTitle: 'Deckhand' })
  const w3m = await startW3m(`${site.url}/`)
  const seen: string[] = []
  const see = async (what: string, pattern: RegExp) => {
    const screen = (await w3m.sees(pattern)).replaceAll(word, '').replace(/ +$/gm, '')
    seen.push(`## ${what}\n\n\`\`\`\n${screen.trim()}\n\`\`\`\n`)
  }
  try {
    await see('The home page', /Find work/)
    await w3m.fill('Keywords', word)
    await w3m.press('Search jobs')
    await see('After a search', /1 job/)
    await w3m.press(`Boatswain ${word}`)
    await see('The job', /Closes /)
    await w3m.press('Apply Now')
    await see('Apply Now, not logged in', /Password/)
    await w3m.fill('Username', ana.username)
    await w3m.fill('Password', PASSWORD)
    await w3m.press('Login')
    await see('Logged in', /CV to send/)
    await w3m.press('Send my application')
    await see('Sent', /Application Submitted/)
  } finally {
    await w3m.close()
  }
  const { body } = await employer.get('/api/employer/applications')
  expect(body).toMatchObject([{ applicantName: 'Ana Kila', status: 'pending' }])
  if (process.env.WRITE_TABLE) writeFileSync(TRANSCRIPT, `${INTRODUCTION}\n${seen.join('\n')}`)
})
