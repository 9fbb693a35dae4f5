const { raw } = String
const either = (...wordings: string[]) => new RegExp(wordings.join('|'), 'iu')

/** Sentences of an advertisement without requirements: about the employer, the offer, and how to apply. */
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
  raw`\b(?:company|society|firm|group|client|cooperative|business) (?:has|have|runs|owns|operates|grows|employs)\b`,
  raw`\b(?:we offer|what we offer|we provide|benefits?|remuneration)\b`,
  raw`\b(?:package|allowances?|superannuation|nasfund|accommodation)\b`,
  raw`\b(?:leave fares|airfares|school fees|medical cover|overtime|own room)\b`,
  raw`\b(?<!\b(?:cook|serve|prepare|make|plan|deliver|sew|iron|wash)(?:s|ing)? (?:\S+ ){0,3})(?:uniforms?|meals)\b`,
  raw`\b(?:our company is|our client|about us)\b`,
  raw`(?<!\b(?:when|if|while|where|that) )\bwe are\b(?!.*\b(?:hir|look|seek|recruit|need|requir|want)|\safter\b)`,
  raw`\b(?:the company (?:is|does)|the firm|our brands|exporter of|join our)\b`,
  raw`\breport(?:s|ing) to\b|^hours\b|\bagencies\b|\bgreat team\b|\binterested\?`,
)
