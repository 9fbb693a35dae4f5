import { NUMBER_WORDS } from '../../../shared/text.ts'

const { raw } = String

/** The parts follow each other. */
const joined = (...parts: string[]) => new RegExp(parts.join(''), 'giu')
/** Any of the wordings. */
const either = (...wordings: string[]) => new RegExp(wordings.join('|'), 'giu')

const NUMBER = raw`\d{1,2}|${NUMBER_WORDS.slice(1).join('|')}|fifteen|twenty`
const TO = raw`\s?(?:-|–|to|or)\s?`

const AGED = raw`(?:years? old|years? of age|yrs? old)`
const OLDER = raw`(?:under|over|below|above|between|aged?|max(?:imum)?|minimum|up to|not over)`
/** Ages of applicants: 18 to 69. 'under 50k' is pay, 'over 10 years' experience. */
const AN_AGE = [
  raw`[1-6]\d(?!\s?(?:k\b|,|%|kina|thousand|km|tonne|people|staff|months?|hours?|days?|weeks?|seat`,
  raw`|s?\s?(?:team|rugby|soccer|netball|coach)))`,
].join('')

export const AGE = either(
  // '25 to 35 years old', 'under 40 years of age'
  raw`\b(?:(?:no|not)\s)?(?:${OLDER}\s+)?\d\d(?:\s?(?:-|to|and)\s?\d\d)?\s?${AGED}\b`,
  // 'aged 25-35', 'age limit 30', 'max age 45'
  raw`\b(?:max(?:imum)?\s|minimum\s)?aged?\s(?:limit\s)?(?:of\s)?[1-6]\d(?:\s?(?:-|to|and)\s?\d\d)?\b`,
  // 'not older than 40'
  raw`\b(?:not\s|no\s)?(?:older|younger)\sthan\s\d\d(?:\s?years?)?\b`,
  // 'not over 40', but neither 'not over 40k' nor 'not over 10 years of experience'
  raw`\b(?:not\s)?(?:over|above|under|below)\s${AN_AGE}\b(?!\s?(?:k\b|years?\b|yrs?\b))`,
  // '18 to 25 years'; 'max 30 yrs', but not 'under 30 years of experience'
  raw`\b(?:1[6-9]|2\d)\s?(?:-|–|to)\s?[2-4]\d\s?(?:years?|yrs?)\b(?!\s(?:of\s)?(?:\p{L}+\s)?exp)`,
  raw`\b(?:under|below|max(?:imum)?)\s[2-6]\d\s?(?:years?|yrs?)\b(?!\s(?:of\s)?(?:\p{L}+\s)?exp)`,
  raw`\bborn (?:after|before|in) (?:19|20)\d\d\b`,
  raw`\bin (?:her|his|their) (?:teens|twenties|thirties|forties|fifties)\b`,
)

/** The ages of children to be looked after: 'kids aged 2 to 6', '3 kids under 5'. */
export const AGE_OF_CHILDREN = joined(
  raw`(?<=\b(?:kids|children|pikinini|babies|baby|boys|girls)\s)`,
  raw`(?:who are\s)?(?:aged?|under|over|of|between)?\s?`,
  raw`\d{1,2}(?:\s?(?:-|to|and|,)\s?\d{1,2})*(?:\s?years?(?: old)?)?\b`,
)

/** People whom the work is for: 'feeds 200 men'. Fewer may be those who are wanted. */
export const CROWD = joined(
  raw`\b(?:[5-9]\d|\d{3,4})\s(?:men|women|people|persons|workers|students|children|kids)\b`,
)

const WISH =
  '(?:need|needs|want|wanted|hire|hiring|employ|have|recruit|require|requires|looking for|seeking|and)'
const UNITS = 'years?|yrs?|weeks?|months?|days?|hours?|stars?|wheels?|bed(?:room)?s?|phase|tonn?e?s?|seats?'
/** How many people are wanted: '2 positions', 'x 2', '2 x', '2 nos', '(2)', 'need 3', '5 carpenters'. */
export const POSTS = either(
  raw`\(?\b(?:${NUMBER})\s(?:positions?|posts?|vacanc(?:y|ies)|openings?|people|persons?)\b\)?`,
  raw`\bx\s?\d{1,2}\b(?!\s?\d)`,
  raw`\b\d{1,2}\s?(?:x|nos?\.?)\s(?=\p{L})|(?:\b(?:${NUMBER})\s?)?\((?:${NUMBER})\)`,
  raw`\b(?:\d{1,2}\s|(?:wan|tu|tri|fo|foa|faiv|faip|sikis|seven|et|nain|ten))pela\b(?=\s\p{L})`,
  // '1 cook, 2 cleaners'
  raw`(?<=^\s*\d{1,2}\s[^\d.;\n]{3,40}[,&]\s?)\d{1,2}(?=\s(?!(?:${UNITS})\b)\p{L})`,
  raw`(?<=^\s*|\b${WISH}\s|[:!]\s)(?:${NUMBER})(?=\s(?!(?:${UNITS})\b)\p{L})`,
)

/** An electrician's licence; 'a grade 3 teacher' has none. Groups: the letter and the word, in either order. */
export const TRADE_LICENCE = joined(
  raw`\b(?:([ABC])[- ](grade|class)\b(?!\s(?:\d|(?:\p{L}+\s)?teach|room))|(grade|class)\s([ABC])\b)`,
  raw`(?:\s(?:(?:electrical|electrician['’]?s?)\s)?(?:licen[cs]e|ticket|certificate))?`,
)
/** The size of a machine or an installation: '50 tonne', '25 seater', '33kV'. */
export const SIZE = joined(
  raw`\b\d{1,4}(?:\.\d)?[\s-]?(?:tonn?e?s?|t|kva|kv|kw|mw|hp|seater|seats?|wheeler|foot|ft|metres?|litres?)\b`,
)

const RUNG = [
  raw`(?:grades?|gr\.?|gret|year|form)\s?(\d{1,2})`,
  raw`(?:\s?(?:-|–|to|and|or|na|i go long|&|,|\/)\s?(?:grade\s)?(\d{1,2}))?`,
  raw`(?:\s?(?:and|or|na|&|,|\/)\s?(\d{1,2}))?\b`,
].join('')
/** The classes that are taught: 'teach maths in grade 11 and 12', 'grade 3 teacher'. Groups: first, last. */
export const TAUGHT = either(
  raw`(?<=\b(?:teach|teaches|teaching|teacher|teachers|tisa|tutor|class|classes)\b[^.;\n]{0,40}\s)${RUNG}`,
  raw`\b${RUNG}(?=[\s,]+(?:\p{L}+\s){0,2}(?:teacher|teachers|tisa|tutor|class))`,
)

/** How large a workplace is: '40-bed hospital', '150 man camp', '24 hour clinic'. */
export const WORKPLACE_SIZE = either(
  raw`\b\d{1,4}[\s-]?(?:bed(?:room|ded)?|man|person|room|student)\b(?=\s(?!(?:bilong|i|long|na)\b)\p{L})`,
  raw`\b24[\s-]?(?:/7|hours?|hrs?)\b`,
)

/** A certificate of seafarers, which is not a driver's licence: 'marine engineer class 3', 'master class 5'. */
export const MARINE_CLASS = joined(
  raw`(?<=\b(?:marine|engineer|master|coxswain|skipper|captain|mate|deck officer|seaman|ship)\s(?:\p{L}+\s)?)`,
  raw`(?:class|grade)\s?[1-6]\b(?:\s(?:certificate|ticket))?`,
)

/** '6am', '6.30 p.m' */
const CLOCK = raw`\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\b`

/** The last words of titles of people who plan rosters: a 'roster clerk' is a job, no wish for a roster. */
const PLANNER = '(?:clerk|officer|coordinator|planner|administrator)'

const NO_LEADER = raw`(?!\s(?:supervisor|manager|boss|foreman|leader))`

export const ROSTER = either(
  raw`\b(?:fifo|dido|bibo)\b(?!\s${PLANNER})`,
  raw`\b(?:fly|drive|bus)[- ]in[\s,/&-]*(?:and[\s-])?(?:fly|drive|bus)[- ]out\b`,
  // '14/14 roster', '21 days on 7 days off swing'
  raw`\b(?:\d{1,2}\s?(?:\/|x|on|days? on)\s?\d{1,2}(?:\s?(?:days? )?off)?\s)(?:roster|rotation|swing|shift)s?\b`,
  // 'roster', 'rotation of 14/14'
  raw`\b(?:roster|rotation|swing)s?\b(?!\s${PLANNER})(?:\s(?:of\s)?\d{1,2}\s?(?:\/|x|on)\s?\d{1,2}\b)?`,
  // 'night shift', but not 'shift supervisor'
  raw`\b(?:(?:day|night|nait|rotating|shift)\s(?:shifts?|sift?|work))\b${NO_LEADER}`,
  raw`\b(?:at|long|in the)\s(?:nights?|nait)\b`,
  raw`\b\d{1,2}[- ]?hours?\s(?:shifts?|days?)\b`,
  // '2 days a week', '20 hours per week'
  raw`\b(?:${NUMBER})\s(?:days?|hours?|nights?|mornings?)\s(?:a|per|each|every)\s(?:day|week|fortnight|month)\b`,
  // 'from 6am to 6pm'
  raw`\bfrom\s${CLOCK}\.?\s?(?:-|–|to|till|until)\s?${CLOCK}`,
  raw`\b(?:camp[- ]based|residential|live-in|live in(?=\s*(?:$|[,.;]|[a-z]+er\b|maid|nanny|cook|help)))`,
  raw`\b(?:part|full)[- ]?time\b|\bweekends?(?: only)?\b`,
)

export const NOT_ON_CVS = either(
  raw`\bhard[- ]?work(?:ing|er)\b`,
  raw`\b(?:${NUMBER})[- ]?stars?\b`,
  raw`\b(?:(?:no|without|clean)\s)?(?:criminal|police)\s(?:records?|history|convictions?|clearance)\b`,
  raw`\b(?:clean|good|safe)\s(?:(?:driving|safety|work)\s)?(?:records?|history)\b`,
  [
    raw`\b(?:does|do|must)\s?(?:not|n['’]t)\s(?:drink|smoke|chew)\b`,
    raw`(?:\s(?:buai|betelnut|alcohol))?`,
  ].join(''),
  raw`\b(?:i\s)?no\s(?:ken|save|laik)\s(?:long\s)?(?:dring|smok|spak|kaikai buai)\b(?:\s(?:bia|buai|smok))?`,
  raw`\bno\s(?:recruitment\s)?(?:agenc(?:y|ies)|agents?|time wasters?)\b`,
  raw`\bno\s(?:smok(?:ing|ers?)|drink(?:ing|ers?)|grog|alcohol|betel\s?nuts?|buai)\b`,
  raw`\b(?:no|without|zero)\s(?:traffic\s)?(?:accidents?|offences?|demerits?)\b`,
  raw`\bown\s(?:tools?|transport|car|vehicle|laptop|boat|ppe)\b`,
)

/** What may not follow an amount: the rest of it, or 'million'. */
const NO_END = raw`[.,]?\d|\s?m(?:il|illion)?\b`
/** 'K1,200', '60k', '15 kina' */
const AMOUNT = raw`(?:(?:pgk|kina|k)\s?)?\d[\d,]*(?:\.\d+)?(?!${NO_END})(?:\s?(?:k\b|thousand|kina|pgk))?`
/** 'a fortnight', 'p/h', 'pf', 'yearly' */
const PERIOD = [
  raw`(?:\s?(?:an?|per|each|every|/|p/)\s?|\s?(?=p\.?[afhmw]\b)|\s+(?=(?:hour|fortnight|fn|f/n|month|week|year)\b)`,
  raw`|\s+(?=fortnightly|hourly|monthly|weekly|yearly|annual))`,
  raw`(hour|hr|fortnight|fn|f/n|month|mth|week|wk|year|yr|annum|p\.?a|pf|ph|pm|pw`,
  raw`|fortnightly|hourly|monthly|weekly|yearly|annually)\b`,
].join('')
const AT_MOST = [
  '(?:not|no) (?:over|above)|under|below|up to|maximum(?: of)?|max|less than|no more than|not more than',
  '|at most|within|budget(?: of| is)?|around|about|for',
].join('')
const AT_LEAST = `(?:no|not) less than|over|above|more than|at least|minimum(?: of)?|min|from`

/** Groups: the words for a maximum or a minimum, the amount, the second amount of a range, the period. */
export const PAY = joined(
  raw`(?:\b(?:salary|pay|wages?|paying|asking|expecting)\b\s*(?:of|is|:)?\s*)?`,
  raw`(?:\b(?:(${AT_MOST})|(${AT_LEAST}))\s+)?(?:\bbetween\s+)?`,
  raw`(?<![\w.])(${AMOUNT})(?:\s?(?:-|–|to|and)\s?(${AMOUNT}))?`,
  raw`(?:${PERIOD})?`,
)

const FEWER_YEARS = [
  '(?:no|not) (?:more|longer|over) than|(?:not|no) over|at most|(?:less|fewer) than',
  '|under|below|up to|maximum(?: of)?|max',
].join('')
const MORE_YEARS = [
  '(?:no|not) (?:less|fewer|under) than|not under|at least',
  raw`|a?\s?minimum(?: of)?|min|more than|over|with`,
].join('')
const KINDS_OF_EXPERIENCE = [
  'work|working|relevant|solid|proven|good|total|job|professional|practical',
  '|post[- ]qualification|post[- ]registration|hands[- ]on|classroom',
].join('')

/** Groups: the words for a maximum, the number of years, the second number of a range. */
export const YEARS = joined(
  raw`\b(?:(${FEWER_YEARS})\s+|(?:${MORE_YEARS})\s+)?`,
  raw`(${NUMBER})\s?(?:\+|plus|or more)?(?:${TO}(${NUMBER}))?\s?\+?`,
  raw`\s?(?:years?|yrs?|yias?|krismas)\b['’]?(?:\s?(?:or more|plus|minimum|and above))?`,
  raw`(?:\s(?:of\s)?(?:(?:${KINDS_OF_EXPERIENCE})\s)?(?:experience|exp\b))?`,
)

export const IMMEDIATELY = joined(
  raw`\b(?:(?:is |are )?(?:available|can start|ready|able|start|starting|free)(?: to (?:start|work))?\s+)?`,
  raw`(?:immediately|immediate(?: start)?|right away|straight ?away|asap|as soon as possible`,
  raw`|right now|now|today|tomorrow)\b`,
)

/** Groups: 'next week', 'next month', or a number and its unit. */
export const NOTICE = joined(
  raw`\b(?:(?:available|can start|start|starting|ready|notice(?: period)?(?: of)?)(?: to (?:start|work))?\s+)`,
  raw`(?:in|within|after)?\s?(?:(next week)|(next month)|(a|an|${NUMBER})\s(days?|weeks?|months?))`,
)

const VALID = raw`(?:(?:valid|current|full|own|png|clean|manual)\s)*`
const LICENCE = raw`(?:licen[cs]es?|laisens|permit)`

/** Groups: one to three classes. */
export const LICENCE_CLASS = joined(
  raw`\b(?:${VALID}(?:(?:driver['’]?s?|driving)\s)?${LICENCE}\s(?:of\s)?)?`,
  raw`(?:class|klas|klass)\s?([1-9])\b(?:\s(?:or|and)\s(?:above|higher|up)\b)?`,
  raw`(?:\s?(?:,|and|&|or|na|to|-|–|\/)\s?([1-9])\b)?`,
  raw`(?:\s?(?:,|and|&|or|na|\/)\s?([1-9])\b)?`,
  raw`(?:\s(?:driver['’]?s?\s?|driving\s)?${LICENCE})?`,
)
export const DRIVERS_LICENCE = either(
  raw`\b${VALID}(?:driver['’]?s?|driving|car)\s${LICENCE}\b`,
  // 'grader operator with own licence', 'driver, clean licence'
  raw`\b(?:with\s)?(?:own|valid|clean|manual|current)\s${LICENCE}\b|(?<=\bdrivers?\s)with\s(?:an?\s)?${LICENCE}\b`,
)

/** The highest first: its name on the site, its label and the words for it. */
export const DEGREES = [
  ['phd', 'PhD', either(raw`\b(?:ph\.?d|doctorate)\b`)],
  ['masters', "master's degree", either(raw`\b(?:master['’]?s(?: degree)?|mba|msc|postgraduate)\b`)],
  [
    'bachelors',
    'degree',
    either(
      raw`\bbachelor['’]?s?(?: degree)?\b|\b(?<!\d[\s-]?|long\s)b(?:sc|eng|ed|com|bus|tech)\b`,
      raw`\b(?:university )?(?:degree|digri)\b|\b(?:university graduate|tertiary)\b`,
    ),
  ],
  ['diploma', 'diploma', either(raw`\bdiploma\b`)],
  [
    'certificate',
    'certificate',
    either(
      raw`\b(?:trade )?(?:cert(?:ificate)?|s[ei]r?tifi[ck]et)\b(?:\s(?:[1-4]|i{1,3}|iv)\b)?|\btvet\b`,
      raw`\b(?:grade (?:12|twelve)|year 12)\b`,
    ),
  ],
  // but not 'teacher for our high school', 'English teacher high school'
  [
    'high-school',
    'high school',
    either(
      raw`\b(?:grade|gr\.?)\s?(?:10|ten)\b`,
      raw`(?<!\b(?:for|at|in|our|long|bilong|teachers?|tisa|principal)\s(?:\p{L}+\s){0,2})\bhigh school\b`,
    ),
  ],
] as const
export const ENTRY_LEVEL = either(
  raw`\b(?:entry[- ]level|(?:no|without(?: any)?) experience)\b`,
  raw`\b(?:fresh graduate|(?:school )?leavers?|jnr|jr|graduate|junior|trainee|cadet)\b`,
  raw`\b(?:first|second|third|fourth|final|1st|2nd|3rd|4th)[- ]year\b`,
)
export const SENIOR_LEVEL = either(raw`\b(?:senior|snr|sr|very experienced|highly experienced)\b`)
export const EXPERIENCED = either(raw`\b(?:mid[- ]level|experienced)\b`)
