import type { Context } from '../../src/platform/context.ts'

/** Made up, as all of the demo world: nobody's account, number or TIN. */
export const settings = {
  support_email: 'support@example.com',
  payment_instructions_bank_transfer:
    'Bank: Example Bank of Papua New Guinea, Waigani branch\nAccount name: Painim Wok Limited\nAccount number: 0000 1234 5678',
  payment_instructions_mobile_money: 'Send to 7000 0000 (Painim Wok Limited) from any wallet.',
  payment_instructions_cash:
    'Pay at our counter: Section 1, Example Drive, Waigani. Monday to Friday, 9 am to 3 pm.',
  payment_instructions_check:
    'Make the cheque out to Painim Wok Limited and hand it in at our counter: Section 1, Example Drive, Waigani.',
  company_legal_name: 'Painim Wok Limited',
  company_address: 'Section 1, Example Drive\nWaigani, National Capital District',
}

/** From then on receipts are tax invoices. */
export const TAXED = { company_tin: '500000000' }

export async function changeSettings({ db }: Context, settings: Record<string, string>): Promise<void> {
  for (const [key, value] of Object.entries(settings))
    await db.$client.query('UPDATE system_settings SET setting_value = $2 WHERE setting_key = $1', [
      key,
      value,
    ])
}
