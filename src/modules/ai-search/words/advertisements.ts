const { raw } = String
const either = (...wordings: string[]) => new RegExp(wordings.join('|'), 'iu')

/** Sentences of an advertisement that ask for nothing: the employer, the offer, and how to apply. */
export const FRAME = either(
  raw`\bequal opportunit|\bdiscriminat|\bencouraged to apply|\bwelcome to apply|\bcommitted to\b`,
  raw`\b(?:to apply|how to apply|apply (?:in|to|now|with))\b`,
  raw`\b(?:applications? (?:are|close|to|by|without|letter)|applicants will)\b`,
  raw`\b(?:e-?mail|send|forward|submit|post it) (?:\S+ ){0,3}(?:cv|resume|application|documents?)\b`,
  raw`\b(?:drop|bring|whatsapp|visit) (?:\S+ ){0,3}(?:cv|resume|application|documents?)\b`,
  raw`\b(?:no phone calls|call after|please call|in confidence)\b`,
  raw`\b(?:to our office|at our (?:office|depot)|by \d{1,2} \w+day)\b`,
  raw`\b(?:closing date|close[sd]?|deadline|shortlisted)\b`,
  raw`\b(?:only successful|previous applicants|expressions of interest)\b`,
  raw`\b(?:we offer|what we offer|we provide|benefits?|remuneration)\b`,
  raw`\b(?:package|allowances?|superannuation|nasfund|accommodation)\b`,
  raw`\b(?:leave fares|airfares|school fees|medical cover|uniform|overtime|own room|meals)\b`,
  raw`\b(?:we are|our company is|our client|about us)\b`,
  raw`\b(?:the company (?:is|does)|the firm|our brands|exporter of|join our)\b`,
  raw`\breport(?:s|ing) to\b|^hours\b|\bagencies\b|\bgreat team\b|\binterested\?`,
)
/** A sentence with the wanted job or its place, whatever else it says. */
export const WANTED = either(
  raw`\b(?:looking for|position of|posts? of|seeks?|seeking|vacanc)\b`,
  raw`\b(?:wanted|needs?|based in|located in|location|duty station)\b`,
)
/** A requirement that is only wished for. */
export const NICE_TO_HAVE = either(
  raw`\badvantag|\bdesirable\b|\bnice to have\b|\bpreferred\b|\bwould be (?:good|great)`,
  raw`\bgood if\b|\bis a plus\b|\bbonus\b`,
)
/** A sentence that says what a person must have. */
export const MUST = either(
  raw`\b(?:must|requires?|required|requirements?|essential|minimum|at least)\b`,
  raw`\b(?:you (?:have|need|hold)|we need|criteria|qualifications?)\b`,
  raw`\b(?:knowledge of|experience|skills?|certificate|diploma|degree)\b`,
  raw`\b(?:licen[cs]e|should have|need to|to be considered|profile)\b`,
)
/** Words before the title of the wanted job, and behind it. */
export const BEFORE_TITLE = new RegExp(
  [
    '(?:position(?: of)?|vacancy|looking for|seeking|seeks|needs?|invited for|wanted|require|post of|for an?)',
    raw`\W*(?:\w+\W+){0,3}$`,
  ].join(''),
  'iu',
)
export const BEHIND_TITLE = /^s?\W*(?:\w+\W+){0,2}(?:wanted|required|needed|vacancy|positions?|x\s?\d|\d)/iu
