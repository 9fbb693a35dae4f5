const { raw } = String
const either = (...wordings: string[]) => new RegExp(wordings.join('|'), 'iu')

/** Sentences of an advertisement that ask for nothing: the employer, the offer, and how to apply. */
export const FRAME = either(
  raw`\bequal opportunit|\bdiscriminat|\bencouraged to apply|\bwelcome to apply|\bcommitted to\b`,
  raw`\b(?:to apply|how to apply|apply (?:in|to|now|with)|applications? (?:are|close|to|by|without|letter)|applicants will)\b`,
  raw`\b(?:e-?mail|send|forward|submit|post it|drop|bring|whatsapp|visit) (?:\S+ ){0,3}(?:cv|resume|application|documents?)\b`,
  raw`\b(?:no phone calls|call after|please call|in confidence|to our office|at our (?:office|depot)|by \d{1,2} \w+day)\b`,
  raw`\b(?:closing date|close[sd]?|deadline|shortlisted|only successful|previous applicants|expressions of interest)\b`,
  raw`\b(?:we offer|what we offer|we provide|benefits?|remuneration|package|allowances?|superannuation|nasfund|accommodation)\b`,
  raw`\b(?:leave fares|airfares|school fees|medical cover|uniform|overtime|own room|meals)\b`,
  raw`\b(?:we are|our company is|our client|about us|the company (?:is|does)|the firm|our brands|exporter of|join our)\b`,
  raw`\breport(?:s|ing) to\b|^hours\b|\bagencies\b|\bgreat team\b|\binterested\?`,
)
/** A sentence with the wanted job or its place, whatever else it says. */
export const WANTED = either(
  raw`\b(?:looking for|position of|posts? of|seeks?|seeking|vacanc|wanted|needs?|based in|located in|location|duty station)\b`,
)
/** A requirement that is only wished for. */
export const NICE_TO_HAVE = either(
  raw`\badvantag|\bdesirable\b|\bnice to have\b|\bpreferred\b|\bwould be (?:good|great)|\bgood if\b|\bis a plus\b|\bbonus\b`,
)
/** A sentence that says what a person must have. */
export const MUST = either(
  raw`\b(?:must|requires?|required|requirements?|essential|minimum|at least|you (?:have|need|hold)|we need|criteria|qualifications?)\b`,
  raw`\b(?:knowledge of|experience|skills?|certificate|diploma|degree|licen[cs]e|should have|need to|to be considered|profile)\b`,
)
/** Words before the title of the wanted job, and behind it. */
export const BEFORE_TITLE =
  /(?:position(?: of)?|vacancy|looking for|seeking|seeks|needs?|invited for|wanted|require|post of|for an?)\W*(?:\w+\W+){0,3}$/iu
export const BEHIND_TITLE = /^s?\W*(?:\w+\W+){0,2}(?:wanted|required|needed|vacancy|positions?|x\s?\d|\d)/iu
