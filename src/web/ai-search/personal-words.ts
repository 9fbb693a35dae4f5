/**
 * Words of a CV about the sex, age, family, religion or origin of its owner, as parts of a pattern. They never count in
 * a search. The same words about work do not: 'manpower', 'female ward', 'children aged 3', 'single-handedly'.
 */
const PERSONAL = [
  String.raw`(?:fe)?males?(?!\s+(?:wards?|clients?|patients?|students?|dorm))`,
  String.raw`(?:wo)?man(?!\s+(?:the|a|hours?|days?|power)\b)`,
  'lady|gentleman|girl|boy|guy',
  String.raw`(?:mother|mum|mom|mama)(?!\s+(?:and\s+child|tongue)\b)`,
  'father|dad|parent of|husband|wife|housewife|spouse',
  'married|unmarried|divorced|divorcee|widow|widowed|widower|marital',
  String.raw`single\s+parent|(?:am|status)\W{1,3}single(?=\s*(?:[,.;]|$|with|and\b))`,
  String.raw`(?:have|has)\s+(?:\d+|a|one|two|three|four|five|six|seven|eight)\s+(?:young\s+)?(?:child|children|kids?|sons?|daughters?)`,
  String.raw`(?:years?|yrs?)[\s-]+(?:old|of\s+age)|(?:sex|gender)(?=\s*[:=])`,
  String.raw`aged?\W{0,3}(?:of\s+)?\d+`,
  String.raw`my\s+age|young(?=\s*(?:,|and\b|energetic|dynamic|graduate|professional))`,
  String.raw`born|date\s+of\s+birth|dob`,
  'christians?|christianity|catholic|sda|adventist|seventh[ -]day|lutheran|anglican|pentecostal|evangelical',
  'baptist|methodist|protestant|united church|jehovah|mormon|muslim|islam|islamic|hindu|buddhist',
  'church|religion|religious|denomination|god(?:[ -]fearing)?',
  'tribe|tribal|clan|ethnic|ethnicity|nationality|citizen|highlander|islander|papua new guinean',
  String.raw`originally\s+from|native\s+of|hails?\s+from|i\s+(?:am|come)\s+from|i['’]m\s+from`,
]

const PATTERN = new RegExp(String.raw`(?:^|[^\p{L}\p{N}-])(?:${PERSONAL.join('|')})(?![\p{L}\p{N}-])`, 'iu')

/** Words about work that begin with others. Safari before 16.4 cannot read a pattern that looks behind. */
const OF_WORK = /(?:child|children|kids|learners|pupils|students)\s+aged?|new[\s-]born/giu

/** Whether a sentence of a CV names the sex, age, family, religion or origin of its owner. */
export function isPersonal(sentence: string): boolean {
  return PATTERN.test(sentence.replace(OF_WORK, ''))
}
