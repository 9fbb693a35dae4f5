import { describe, expect, test } from 'vitest'
import { SCAM_RULES } from '../../shared/scam-patterns.ts'
import { findScamWords, quoteOf, wordOf } from './flag-scam-words.ts'

const ALL = { off: [], hold: [], flag: [] }
const find = (text: string, own: string[] = []) =>
  findScamWords(text, { ...ALL, flag: own }).map(({ word }) => word)
const held = (text: string) =>
  findScamWords(text, ALL)
    .filter(({ strength }) => strength === 'hold')
    .map(({ word }) => word)

describe('words that suggest a scam', () => {
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

  // Rule (scams): Strong scam words are found in English and Tok Pisin
  test.each([
    'A registration fee of K50 applies.',
    'Pay K200 registration fee to this number',
    'You pay K100 to apply',
    'Pay before the interview',
    'Send K200 to this number',
    'Send us the money',
    'transfer the money by MiCash',
    'Western Union only',
    'Buy a K50 top-up card and text the number',
    'Send your PIN number',
    'Bring your ATM card',
    'Yu mas baim fi pastaim',
    'Salim moni long dispela namba',
    'No experience needed registration fee K30',
    'Report to our office with the registration fee',
    'To join our company pay K100 to register',
    'Anybody who wants the job brings a uniform deposit',
    'The registration fee is paid by mobile money',
    'Contact us send K200',
    'We do not ask for experience, only a registration fee',
    'This is not a scam bring the registration fee',
    'registration\u00ad-fee, REGISTRATION_FEE',
  ])('hold a job: %s', (text) => expect(held(text)).not.toEqual([]))

  // Rule (scams): Strong words do not hold a job when denied, warned of, paid by the employer, or a duty
  test.each([
    'There is no registration fee.',
    'We never ask you for a registration fee or any upfront payment.',
    'We do not charge a registration fee.',
    'We do not ask applicants for money, gift cards, an application fee, or any deposit.',
    'Nogat application fee long dispela wok.',
    'Beware of scammers who want a registration fee in our name.',
    'Report anybody who asks you for an application fee.',
    'If someone asks you for a registration fee, call us.',
    'Never share your PIN number with anybody.',
    'An application fee is not charged.',
    'We pay your visa fees and a flight home.',
    'The company covers medical fees.',
    'Work permit fees are paid by the company.',
    'Collect application fees and issue receipts.',
    'Duties: serving customers, selling gift cards.',
    'Wages: we pay K500 before training starts',
    'Processing payments, security deposits and invoices.',
    'Bank and deposit cash every day. Issue ATM cards.',
    'Refill the shop: soap, rice, flex cards',
    'WhatsApp only: 7012 3456. Network marketing. Easy money!',
  ])('do not hold a job: %s', (text) => expect(held(text)).toEqual([]))

  // Rule (scams): Each scam rule finds its own examples, and finds nothing when it is switched off
  test('are found by each rule in its own examples, and not when the rule is off', () => {
    for (const { key, strength, examples } of SCAM_RULES) {
      for (const example of examples.split(/, (?!\d)/)) {
        const found = findScamWords(example, ALL).map((find) => find.strength)
        expect([example, found]).toEqual([example, [strength]])
        const rest = { ...ALL, off: SCAM_RULES.filter((rule) => rule.key !== key).map((rule) => rule.key) }
        expect(findScamWords(example, rest), example).toHaveLength(1)
        expect(findScamWords(example, { ...rest, off: [...rest.off, key] })).toEqual([])
      }
    }
  })

  test('added by the administrator hold or flag a job as set', () => {
    const list = { ...ALL, hold: ['Blue Ocean'], flag: ['blue ocean klab', 'dream team'] }
    expect(findScamWords('Join the Blue Ocean Klab. Dream team!', list)).toMatchObject([
      { word: 'blue ocean', strength: 'hold' },
      { word: 'dream team', strength: 'flag' },
    ])
  })

  test('are quoted with their sentence as it was written', () => {
    const text = 'Start on Monday!\n\n  Bring a Registration-Fee of K50,  in cash. Then we train you.'
    const [found] = findScamWords(text, ALL)
    expect(found?.word).toBe('registration fee')
    expect(quoteOf(text, found?.key ?? '')).toEqual({
      before: 'Bring a ',
      word: 'Registration-Fee',
      after: ' of K50,  in cash',
    })
    expect(quoteOf('A registration fee? No.', found?.key ?? '')).toBeUndefined()
    expect(quoteOf('A ﬁne Registration fee', 'registration fee')?.word).toBe('Registration fee')
  })

  test('in a text without full stops are quoted with the words around them', () => {
    const text = `${'word '.repeat(100)}registration fee ${'word '.repeat(100)}`
    const [found] = findScamWords(text, ALL)
    const quote = quoteOf(text, found?.key ?? '')
    expect([quote?.before.length, quote?.word, quote?.after.length]).toEqual([121, 'registration fee', 121])
    expect(quote?.before[0]).toBe('…')
  })

  test('count again in another sentence', () => {
    const [honest] = findScamWords('Our registration fee team is in Lae', ALL)
    const [scam] = findScamWords('The registration fee is K50', ALL)
    expect([wordOf(honest?.key ?? ''), honest?.key === scam?.key]).toEqual(['registration fee', false])
  })

  // Rule (scams): A denial counts for its own sentence only
  test('are denied for one sentence only', () => {
    expect(find('No experience needed. Registration fee K30')).toEqual(['registration fee'])
  })

  test('are listed once each, and an administrator may add some, as whole words', () => {
    expect(find('Bitcoin, bitcoin and more bitcoin')).toEqual(['bitcoin'])
    expect(find('Join our Fast Cash Klab (FCK+)', ['fast cash klab', 'fck+', ' ', 'lab'])).toEqual([
      'fast cash klab',
      'fck+',
    ])
  })

  test('are found as fast in 20,000 characters as in a few', () => {
    const text = 'pay a small to send us transfer the the the no no no '.repeat(400)
    expect(find(text)).toEqual([])
  })
})
