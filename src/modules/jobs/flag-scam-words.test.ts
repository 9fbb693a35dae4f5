import { describe, expect, test } from 'vitest'
import { findScamWords } from './flag-scam-words.ts'

const find = (text: string, own: string[] = []) => findScamWords(text, own)

describe('words that smell of a scam', () => {
  test.each([
    ['A registration fee of K50 applies.', 'registration fee'],
    ['Bring your UNIFORM   DEPOSIT on Monday', 'uniform deposit'],
    ['You pay K100 to apply', 'pay k100 to apply'],
    ['Pay before the interview', 'pay before the interview'],
    ['pay for the interview', 'pay for the interview'],
    ['Send K200 to this number', 'send k200'],
    ['transfer the money by MiCash', 'transfer the money by micash'],
    ['WhatsApp only: 7012 3456', 'whatsapp only'],
    ['Contact us only on Telegram', 'only on telegram'],
    ['Salary paid in Bitcoin', 'bitcoin'],
    ['Earn up to K1,500 per day from home', 'earn up to k1,500 per day'],
    ['Western Union', 'western union'],
    ['Guaranteed visa for Australia', 'guaranteed visa'],
    ['Yu mas baim fi pastaim', 'baim fi'],
    ['Salim moni long dispela namba', 'salim moni'],
    ['K50 pastaim', 'k50 pastaim'],
    ['Kisim moni hariap', 'moni hariap'],
    ['Whatsapp tasol', 'whatsapp tasol'],
    ['a re\u200Bgistration féé', 'registration fee'],
  ])('%s', (text, word) => {
    expect(find(text)).toContain(word)
  })

  test.each([
    'There is no registration fee.',
    'We never ask you for a deposit payment or an application fee.',
    'Nogat application fee long dispela wok.',
    'Applications close on Friday. Training provided, uniform provided.',
    'Collect school fees and bank the cash every day.',
    'Cashier: count money, balance the till, bank deposits.',
    'Apply by e-mail or WhatsApp. Registration with the nursing council is required.',
    'Salary K2,500 per fortnight; earns overtime.',
    'Telegraph and radio skills, cryptography',
  ])('are not in: %s', (text) => {
    expect(find(text)).toEqual([])
  })

  test('a denial holds for its own sentence only', () => {
    expect(find('No experience needed. Registration fee K30')).toEqual(['registration fee'])
  })

  test('are told once each, and an administrator may add some, as whole words', () => {
    expect(find('Bitcoin, bitcoin and more bitcoin')).toEqual(['bitcoin'])
    expect(find('Join our Fast Cash Klab (FCK+)', ['fast cash klab', 'fck+', ' ', 'lab'])).toEqual([
      'fast cash',
      'fast cash klab',
      'fck+',
    ])
  })

  test('are found in 20,000 characters as in few', () => {
    const text = 'pay a small to send us transfer the the the no no no '.repeat(400)
    expect(find(text)).toEqual([])
  })
})
