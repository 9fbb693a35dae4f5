import process from 'node:process'
import { describe, expect, test } from 'vitest'
import { decidePayment } from './administrator.ts'
import { hire } from './employer.ts'
import { ENGINES } from './engines.ts'
import { lookForWork } from './job-seeker.ts'
import { keepTable, keptTable, seenTable } from './table.ts'
import { visit } from './visit.ts'

const PHONE = { width: 360, height: 640 }
const DESK = { width: 1280, height: 800 }

describe.each(ENGINES)('$name', (engine) => {
  // Rule (phones): A job seeker gets from the home page to an application in every engine down to the floor, on a phone
  test.concurrent('a job seeker searches, registers, logs in, uploads a CV and applies', () =>
    visit(engine, PHONE, lookForWork))

  // Rule (phones): An employer hires in every engine that dashboards are made for; others name a browser to install
  test.concurrent('an employer searches, opens a CV and moves an applicant', () => visit(engine, DESK, hire))

  // Rule (phones): An administrator works in every engine that dashboards are made for; others name a browser to install
  test.concurrent('an administrator decides a payment', () => visit(engine, DESK, decidePayment))
})

// Rule (phones): docs/browsers.md says what the engines were seen to do
test('docs/browsers.md says what the engines were seen to do', () => {
  const table = seenTable(ENGINES.map(({ name }) => name))
  if (process.env.WRITE_TABLE) keepTable(table)
  expect(keptTable(), 'WRITE_TABLE=1 npm run test:engines writes it').toBe(table)
})
