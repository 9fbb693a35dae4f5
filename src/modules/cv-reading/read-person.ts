import { headingOf, type Sections } from './collect-sections.ts'
import { hasTitleWord } from './match-job-words.ts'

const NAME_LABEL =
  /^(?:(?:full |my )?name(?: in full)?|(?:curriculum vitae|resume|cv)(?: of| for|\s*[:\-–]))\s*[:\-–]?\s*(?=\p{L})/iu
const NAME_LABEL_ALONE = /^(?:full |my )?name(?: in full)?\s*[:\-–]?$/i
const TITLE_LABEL =
  /^(?:(?:current |desired )?(?:job title|position|occupation|profession)|position applied for)\s*[:\-–]\s*(?=\p{L})/iu
const NOISE = /^(?:c ?u ?r ?r ?i ?c ?u ?l ?u ?m|resume|résumé|cv\b|bio ?data|page \d|confidential)/i
/** Lines that appear beside a name at the top but are not names. */
const NO_NAME =
  /\b(?:street|road|avenue|box|province|district|papua|guinea|png|company|limited|ltd|school|college|university|church|city|state|summary|profile|experience|skills|education|the|and|of|for|in|to|with|level|male|female|single|married|about|key|english|pisin|motu|certificate|licen[cs]e|ticket|class)\b/i
const COURTESY = /^(?:mr|mrs|ms|miss)\.?\s+/i

/** A name and its line, so that the title below it can be found. */
export type FoundName = { name: string; line: number }

/**
 * Returns the person's name: the text after its label, otherwise a line at the top that the email address or the
 * file's name confirms, otherwise the first line if contact details follow.
 */
export function readName(
  sections: Sections,
  fileName: string,
  { email, phone }: { email: string | undefined; phone: string | undefined },
): FoundName | undefined {
  const { lines } = sections
  for (const [line, text] of lines.slice(0, 40).entries()) {
    const labelled = NAME_LABEL_ALONE.test(text)
      ? lines[line + 1]
      : NAME_LABEL.test(text)
        ? text.replace(NAME_LABEL, '')
        : ''
    if (labelled && isName(labelled))
      return { name: tidyName(labelled), line: NAME_LABEL_ALONE.test(text) ? line + 1 : line }
  }
  const evidence = [email?.split('@')[0] ?? '', fileName.replace(/\.\w+$/, '')] as const
  const top = lines.slice(0, 60).map((text, line) => ({ text, line }))
  const confirmed = top.find(({ text }) => isName(text) && isConfirmed(text, evidence))
  if (confirmed) return { name: tidyName(confirmed.text), line: confirmed.line }
  const first = top.find(({ text }) => !NOISE.test(text))
  const hasContacts = email !== undefined || phone !== undefined
  return first && hasContacts && isName(first.text)
    ? { name: tidyName(first.text), line: first.line }
    : undefined
}

function isName(text: string): boolean {
  const words = text.replace(COURTESY, '').split(/\s+/)
  if (words.length < 2 || words.length > 5 || text.length > 50) return false
  if (!words.every((word) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word))) return false
  return !NO_NAME.test(text) && !NOISE.test(text) && !hasTitleWord(text) && !headingOf(text)
}

/** Tells whether two words of the text appear in the address or the file's name, or one long word in the address. */
function isConfirmed(text: string, [address, fileName]: readonly [string, string]): boolean {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const found = words.filter((word) => address.toLowerCase().includes(word))
  const named = words.filter((word) => fileName.toLowerCase().includes(word))
  return found.length >= 2 || named.length >= 2 || found.some((word) => word.length >= 5)
}

/** Changes ANA KILA to Ana Kila; a name in both cases stays unchanged. */
function tidyName(text: string): string {
  return inTitleCase(text.replace(COURTESY, '').replace(/\s+/g, ' ').replace(/[.,]$/, ''))
}

function inTitleCase(text: string): string {
  if (text !== text.toUpperCase()) return text
  return text
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/\b(?:And|Of|The|In|For)\b/g, (word) => word.toLowerCase())
    .replace(/\b(?:It|Hr|Ict|Sap|Qa|Png|Lng|Hse|Ceo|Cfo|Cto|Hvac|Ii|Iii)\b/g, (word) => word.toUpperCase())
}

/** Returns the title: the text after its label, the line below the name, or the first line of the CV. */
export function readTitle(sections: Sections, name: FoundName | undefined): string | undefined {
  const labelled = [...sections.head, ...sections.contact].find((line) => TITLE_LABEL.test(line))
  if (labelled) return tidyTitle(labelled.replace(TITLE_LABEL, ''))
  const first = sections.lines.find((line) => !NOISE.test(line))
  return tidyTitle((name ? sections.lines[name.line + 1] : first) ?? '')
}

function tidyTitle(text: string): string | undefined {
  const words = text.split(/\s+/)
  const isTitle = words.length <= 9 && text.length <= 80 && hasTitleWord(text)
  if (!isTitle || /[@:;!?]|\d{3}|[.,]$/.test(text) || headingOf(text) || !/^\p{L}/u.test(text))
    return undefined
  return inTitleCase(text.replace(/\s+/g, ' '))
}
