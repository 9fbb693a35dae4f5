import { expect, test } from 'vitest'
import { ASK_SUPPORT } from '../../modules/settings/schema.ts'
import { missingSteps } from './missing-steps.ts'

const missing = (values: Record<string, string>) =>
  missingSteps(Object.entries(values).map(([settingKey, settingValue]) => ({ settingKey, settingValue })))

const READY = {
  smtp_host: 'smtp.example.com',
  admin_email: 'vera@example.pg',
  support_email: 'help@example.pg',
  payment_methods: 'bank_transfer, cash',
  payment_instructions_bank_transfer: 'BSP Waigani 1000123456',
  payment_instructions_cash: 'At our office',
  payment_instructions_mobile_money: ASK_SUPPORT,
}

// Rule (administrators): The dashboard lists what a new site still needs to set up
test('a new site lacks mail, its addresses and payment details; methods that are not offered need none', () => {
  const fresh = { ...READY, smtp_host: '', admin_email: '', support_email: ' ' }
  const steps = missing({ ...fresh, payment_instructions_cash: ASK_SUPPORT })
  expect(steps.map(({ title }) => title)).toEqual([
    'Mail server',
    'Admin email',
    'Support email',
    'How to pay',
  ])
  expect(steps.at(-1)?.why).toBe(
    'There are no payment details for cash. Employers are asked to contact support.',
  )
  expect(missing(READY)).toEqual([])
})
