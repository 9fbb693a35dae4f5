import { EDUCATIONS, type Education } from '../catalog/choices.ts'
import type { Sections } from './collect-sections.ts'

/** Highest first. Grade 12 counts as a certificate, as the list itself says. */
const LEVELS: readonly (readonly [Education, RegExp])[] = [
  ['phd', /\bph\.? ?d\b|(?<!juris )\bdoctorate\b|doctor of philosophy/i],
  [
    'masters',
    /\bmaster(?:['’]?s)?(?: degree| of (?!ceremon)\w| in \w| ?[:,]| \w+ degree|$)|\bmasters?['’]? (?:science|arts|business)|\bm\.?b\.?a\b(?!-)|\bM\.? ?(?:Sc|Phil|Eng|Com|PH|PA)\b|\bM(?:\. ?| )Ed\b|\bMEd(?= ?[:,(]| in\b)|\bM\.A\b|\bMS\b(?= ?[:,]| in\b)|\bMA\b(?= ?[:,(]| in\b)/i,
  ],
  [
    'bachelors',
    /\bbachelor|\bB\.? ?(?:Sc|Ed|Com|Comm|Eng|Tech|Bus|Ag|Pharm|Agr)\b|\bB\.[AS]\b|\bB\.?F\.?A\b|\bB[AS]\b(?= ?[:,(]| in\b| -)|\bLL\.?B\b|\bMBBS\b|\bBBA\b|\bBSN\b|\bhonou?rs degree|\bdegree in\b|\bJ\.?D\b(?= ?[:,]|$)/i,
  ],
  [
    'diploma',
    /(?<!high school |school |ged )\bdiploma\b(?! equivalen|.*\bhigh school\b)|\bassociates?['’]?s?(?: degree|['’]s| of| in)|\bassociate ?:|\bA\.S\.?(?= ?[:,])|\bA\.?A\.?S?\b(?= ?[:,]| in\b)/i,
  ],
  [
    'certificate',
    /\bcertificate (?:i{1,3}|iv|[1-4]|in|of trade|of technical|from (?:\p{L}+ ){0,3}(?:college|institute|university))\b|\btrade certificate|\btechnical training certificate|\bNC ?[1-4]\b|\bgrade (?:12|twelve)\b|\bT\.?V\.?E\.?T\b|(?<!\bgrade (?:8|10) )\bcertificate\b(?= ?[:,] ?\p{Lu})/iu,
  ],
  [
    'high-school',
    /\bgrade (?:10|ten|8|eight|11|eleven)\b|\bhigh school\b|\bsecondary school\b|\bG\.?E\.?D\b/i,
  ],
]

/** Words for unfinished education or no schooling. */
const OPEN =
  /in progress|\bcurrently|expected|present\b|ongoing|pursuing|candidate|incomplete|not completed|undergraduate student|(?:first|second|third|fourth|1st|2nd|3rd|4th)[ -]year|some college|coursework|toward|withdr[ae]w|deferred/i
/** The start of the line below an unfinished degree. */
const EXPECTED = /^(?:expected|anticipated|in progress|to be completed)\b/i
const SHORT_COURSE =
  /attendance|participation|appreciation|recognition|first aid|merit|workshop|short course|food handl|practising|driving|seminar|ethics|working at heights/i
const FINISHED_ABROAD = /foreign degree|continuing/i

/** `from`: the line that names the level. `said`: its words for it, if there are several: 'Associate of Arts in Accounting'. */
type Found = { value: Education; from: string; said: string | undefined }

/** Returns the highest level that the lines on education call finished. */
export function readEducation(sections: Sections): Found | undefined {
  const found = sections.education.flatMap((line, index) => {
    const isExpected = EXPECTED.test(sections.education[index + 1] ?? '')
    if (isExpected || OPEN.test(line) || FINISHED_ABROAD.test(line)) return []
    const value = levelOf(line)
    return value ? [{ value, from: line.slice(0, 120), said: wordsOf(line, value) }] : []
  })
  return found.sort((a, b) => EDUCATIONS.indexOf(b.value) - EDUCATIONS.indexOf(a.value))[0]
}

function wordsOf(line: string, level: Education): string | undefined {
  const start = line.search(LEVELS.find(([own]) => own === level)?.[1] ?? '')
  const said = /^(?:(?:grade|gr\.?|year) ?\d+|[^;|(\d]{0,60}(?!\p{L}))/iu
    .exec(line.slice(start))?.[0]
    .replace(/[\s,:]+$/, '')
  return said?.includes(' ') ? said : undefined
}

function levelOf(line: string): Education | undefined {
  const level = LEVELS.find(([, words]) => words.test(line))?.[0]
  return level === 'certificate' && SHORT_COURSE.test(line) ? undefined : level
}
