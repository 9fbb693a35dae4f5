import { uniqueTexts } from '../../shared/text.ts'
import type { Sections } from './collect-sections.ts'

/** Offered of one file; more would be a list that nobody checks. */
const MOST = 20
const SEPARATORS = /[,;•·●▪|\t]|\s[-–]\s|(?<=\w)\. ?(?=\p{Lu})/u

/** The short entries of the section on skills. Sentences and doubtful pieces are left out. */
export function readSkills(sections: Sections): string[] | undefined {
  const { skills } = sections
  // A list that runs on over line ends has most of its commas inside of lines.
  const runsOn = skills.length > 0 && skills.join('').split(',').length > skills.length
  const items = (runsOn ? [skills.join(' ')] : skills).flatMap((line) => line.split(SEPARATORS))
  const found = uniqueTexts(items.map(tidy).filter(isSkill)).slice(0, MOST)
  return found.length > 0 ? found : undefined
}

function tidy(item: string): string {
  return item
    .replace(/^[^\p{L}\p{N}]+|[\s.:]+$/gu, '')
    .replace(/^[\p{L} ]{3,25}:\s*/u, '')
    .replace(/^(?:and|or)\s+/i, '')
    .trim()
}

function isSkill(item: string): boolean {
  const words = item.split(' ')
  if (item.length < 2 || item.length > 40 || words.length > 4) return false
  if (
    /^[^\p{L}]*$|@|\d{4}|[!?()"]|^(?:i|my|the|to|a|an|with|of|in|by|for|on|as|from)\s|\s(?:and|of|to|in|the|with|for|a|or|by)$/iu.test(
      item,
    )
  )
    return false
  return /^[\p{Lu}\p{N}]/u.test(item) || words.length <= 3
}
