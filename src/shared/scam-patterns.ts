/**
 * Typical words of fraudulent advertisements, in English and Tok Pisin (from warnings by banks and police in Papua New
 * Guinea, and from /safety). `hold`: the job asks applicants for money or secrets, so an administrator must check it
 * before it is public. `flag`: honest jobs use the words too, so an administrator checks the job while it is public.
 * The searched texts are in lower case, with single spaces and no hyphens.
 */
export type ScamStrength = 'hold' | 'flag'

export type ScamRule = {
  /** Stored in the setting `scam_rules_off`, so it must never change. */
  key: string
  label: string
  /** Examples of texts that the patterns find, for administrators. */
  examples: string
  strength: ScamStrength
  patterns: readonly string[]
}

const AMOUNT = 'k ?\\d[\\d,.]*'
const MONEY = `(?:money|cash|moni|mani|${AMOUNT})`
const FEES =
  'registration|application|processing|training|uniform|admin|administration|medical|visa|placement|joining|interview|security|agency|recruitment|work permit'
const WALLETS = 'micash|cellmoni|mipay|mobile money|moneygram|western union'
const CARDS = '(?:flex|top up) cards?'

export const SCAM_RULES: readonly ScamRule[] = [
  {
    key: 'fees',
    label: 'Fees before the work',
    examples: 'registration fee, uniform deposit, upfront payment',
    strength: 'hold',
    patterns: [
      `(?:${FEES}) fees?`,
      '(?:registration|application|training|uniform|medical|visa|placement|joining|interview|recruitment|work permit) deposits?',
      '(?:refundable|upfront|up front) (?:deposits?|payments?|fees?)',
    ],
  },
  {
    key: 'paying-for-the-job',
    label: 'Paying to get the job',
    examples: 'pay K100 to apply, pay before the interview',
    strength: 'hold',
    patterns: [
      `pay (?:us |a |the )?(?:${AMOUNT} |small |little )?(?:to|before|for) (?:you )?(?:apply|applying|register|registering|registration|the interview|your interview)`,
      `pay (?:us |a |the )?(?:${AMOUNT} |small |little )?(?:to|before) (?:you )?(?:get|getting|secure|securing) (?:the|this|a|your) (?:job|position|place|work|interview|slot)`,
      `pay (?:us |a |the )?${AMOUNT} for (?:the|this|your) job`,
      `(?:must|need to|have to|has to|required to) (?:first )?(?:pay|deposit|send|transfer) (?:us |a |the )?${AMOUNT}`,
      `${AMOUNT} (?:to (?:apply|register)|before (?:the |your )?(?:interview|training))`,
    ],
  },
  {
    key: 'sending-money',
    label: 'Sending money',
    examples: 'send K200, transfer the money by MiCash',
    strength: 'hold',
    patterns: [
      `(?:send|transfer|deposit) (?:us |me )?(?:the |a )?${AMOUNT}`,
      `(?:send|transfer|deposit) (?:us|me) (?:the |your )?${MONEY}`,
      `(?:send|transfer|pay|deposit) (?:us |me )?(?:the |your |a )?(?:money|cash|fees?|deposit|amount|payment|${AMOUNT}) (?:[a-z]+ ){0,4}?(?:${WALLETS})`,
    ],
  },
  {
    key: 'untraceable-money',
    label: 'Money that cannot be called back',
    examples: 'Western Union, MoneyGram, gift cards, buy top-up cards',
    strength: 'hold',
    patterns: [
      '(?:western union|moneygram|gift cards?)',
      `(?:buy|send|scratch|pay (?:by|with|in)) (?:us |me |a |the )?(?:${AMOUNT} )?${CARDS}`,
    ],
  },
  {
    key: 'bank-secrets',
    label: 'PIN and bank passwords',
    examples: 'PIN number, bank password, bring your ATM card',
    strength: 'hold',
    patterns: [
      '(?:pin number|your (?:atm )?pin|bank password|internet banking password|your (?:atm|bank) card)',
      '(?:bring|give|send|hand over) (?:us |me )?(?:the |an )?atm card',
    ],
  },
  {
    key: 'tok-pisin-money',
    label: 'Tok Pisin: money first',
    examples: 'baim fi, salim moni, K50 pastaim',
    strength: 'hold',
    patterns: [
      '(?:baim|peim|pem|putim) (?:[a-z]+ )?(?:fi|fees?)',
      `(?:salim|givim) (?:[a-z]+ )?(?:moni|mani|${AMOUNT})`,
      `(?:baim|peim|pem|moni|mani|${AMOUNT}) pastaim`,
    ],
  },
  {
    key: 'other-money',
    label: 'Other words about money',
    examples: 'security deposit, advance payment, deposit cash, ATM card',
    strength: 'flag',
    patterns: [
      `(?:${FEES}) (?:deposits?|payments?|charges?)`,
      'advance (?:deposits?|payments?|fees?)',
      `(?:send|transfer|deposit) ${MONEY}`,
      `(?:send|transfer|pay|deposit) (?:[a-z]+ ){0,5}?(?:${WALLETS})`,
      'pay for (?:the|this) job',
      CARDS,
      'atm card',
      `putim (?:[a-z]+ )?(?:moni|mani|${AMOUNT})`,
    ],
  },
  {
    key: 'whatsapp-only',
    label: 'Only by WhatsApp, Telegram or Messenger',
    examples: 'WhatsApp only, only on Telegram, WhatsApp tasol',
    strength: 'flag',
    patterns: [
      '(?:whatsapp|telegram|messenger) (?:only|tasol)',
      'only (?:on|via|by|through) (?:whatsapp|telegram|messenger)',
      '(?:on|via|by|through|join|in) (?:our )?telegram',
    ],
  },
  {
    key: 'crypto',
    label: 'Cryptocurrency and trading',
    examples: 'Bitcoin, forex trading, binary options',
    strength: 'flag',
    patterns: ['(?:crypto|cryptocurrency|bitcoin|usdt|forex trading|binary options)'],
  },
  {
    key: 'network-marketing',
    label: 'Network marketing',
    examples: 'network marketing, MLM, pyramid',
    strength: 'flag',
    patterns: ['(?:pyramid|network marketing|multi level marketing|mlm)'],
  },
  {
    key: 'easy-money',
    label: 'Pay that is too good',
    examples: 'easy money, get rich, earn K1,500 per day, isi moni',
    strength: 'flag',
    patterns: [
      '(?:easy|quick|fast) (?:money|cash)|get rich',
      `earn (?:up to |over )?${AMOUNT} (?:a|per|every|each) (?:day|hour|week)`,
      '(?:isi|kwik|hariap) (?:moni|mani)|(?:moni|mani) (?:isi|kwik|hariap)',
    ],
  },
  {
    key: 'guarantees',
    label: 'Guaranteed jobs and visas',
    examples: 'guaranteed visa, job guaranteed',
    strength: 'flag',
    patterns: ['(?:guaranteed (?:visa|job|employment)|(?:visa|job) guaranteed)'],
  },
]

export const SCAM_RULE_KEYS: readonly string[] = SCAM_RULES.map(({ key }) => key)
