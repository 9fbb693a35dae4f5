/**
 * What advertisements that cheat job seekers say, in English and Tok Pisin: money before the work, chats where nobody can be found again,
 * currency that cannot be called back, pay that is too good (warnings of banks and police in Papua New Guinea, and of /safety). Nothing of
 * it proves anything: a person reads the job.
 */
const AMOUNT = 'k ?\\d[\\d,.]*'
const MONEY = `(?:money|cash|moni|mani|${AMOUNT})`
const FEES =
  'registration|application|processing|training|uniform|admin|administration|medical|visa|placement|joining|interview|security|agency|recruitment|work permit'
const PATTERNS: readonly string[] = [
  `(?:${FEES}) (?:fees?|deposits?|payments?|charges?)`,
  '(?:refundable|upfront|advance) (?:deposits?|payments?|fees?)',
  `pay (?:us |a |the )?(?:${AMOUNT} |small |little )?(?:to|before|for) (?:you )?(?:apply|applying|register|registering|registration|secure|securing|get|the interview|your interview|the job|this job)`,
  `(?:send|transfer|deposit) (?:us |me )?${MONEY}`,
  '(?:send|transfer|pay|deposit) (?:[a-z]+ ){0,5}?(?:micash|cellmoni|mipay|mobile money|moneygram|western union)',
  '(?:western union|moneygram|gift cards?|flex cards?|top-up cards?)',
  '(?:whatsapp|telegram|messenger) (?:only|tasol)',
  'only (?:on|via|by|through) (?:whatsapp|telegram|messenger)',
  '(?:on|via|by|through|join|in) (?:our )?telegram',
  '(?:crypto|cryptocurrency|bitcoin|usdt|forex trading|binary options)',
  '(?:pyramid|network marketing|multi-level marketing|mlm)',
  `(?:easy|quick|fast) (?:money|cash)|get rich`,
  `earn (?:up to |over )?${AMOUNT} (?:a|per|every|each) (?:day|hour|week)`,
  '(?:atm card|pin number|your pin|bank password|internet banking password)',
  '(?:guaranteed (?:visa|job|employment)|(?:visa|job) guaranteed)',
  // Tok Pisin: to buy, pay or put a fee; send money; money first; money quickly.
  '(?:baim|peim|pem|putim) (?:[a-z]+ )?(?:fi|fees?)',
  `(?:salim|givim|putim) (?:[a-z]+ )?(?:moni|mani|${AMOUNT})`,
  `(?:baim|peim|pem|moni|mani|${AMOUNT}) pastaim`,
  '(?:isi|kwik|hariap) (?:moni|mani)|(?:moni|mani) (?:isi|kwik|hariap)',
]

/** 'There is no registration fee', 'we never ask for a deposit', 'nogat fi': the opposite of what is looked for. */
const DENIAL = /\b(?:no|not|never|without|free of|nogat|noken|don't|doesn't)(?: [a-z']+){0,9} $/

/** The words of a text that smell of a scam, as they stand in it, without repeats. `own`: what an administrator adds to the list. */
export function findScamWords(text: string, own: readonly string[]): string[] {
  const plain = simplify(text)
  const patterns = [...PATTERNS, ...own.map((word) => literally(simplify(word)).trim()).filter(Boolean)]
  const found = patterns.flatMap((pattern) => [
    ...plain.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu')),
  ])
  const meant = found.filter(({ index }) => !DENIAL.test(plain.slice(Math.max(0, index - 90), index)))
  return [...new Set(meant.map(([word]) => word))]
}

/** As PATTERNS are written: lower case, one blank, plain letters, without what hides between letters; `|` ends a sentence. */
function simplify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[.!?;:]+(?=\s|$)|\n+/g, ' | ')
    .replace(/\s+/g, ' ')
}

const literally = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
