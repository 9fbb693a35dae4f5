import { uniqueTexts } from '../../shared/text.ts'
import type { Sections } from './collect-sections.ts'

/** The maximum number of skills offered from one file; nobody checks a longer list. */
const MAX_SKILLS = 20
const SEPARATORS = /[,;•·●▪|\t]|\s[-–]\s|(?<=\w)\. ?(?=\p{Lu})/u

/** Returns the short entries of the section on skills. Sentences and doubtful pieces are left out. */
export function readSkills(sections: Sections): string[] | undefined {
  const { skills } = sections
  // A list that continues over line ends has most of its commas inside lines.
  const runsOn = skills.length > 0 && skills.join('').split(',').length > skills.length
  const items = (runsOn ? [skills.join(' ')] : skills).flatMap((line) => line.split(SEPARATORS))
  const found = uniqueTexts(items.map(tidy).filter(isSkill)).slice(0, MAX_SKILLS)
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
