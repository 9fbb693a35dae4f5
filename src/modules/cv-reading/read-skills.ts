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
  const found = mostTelling(oneOfEach(uniqueTexts(items.map(tidy).filter(isSkill))))
  return found.length > 0 ? found.map(withCapital) : undefined
}

/** 'customer service' looks like 'Customer service' beside other skills; 'iPad' stays. */
function withCapital(skill: string): string {
  return /^\p{Ll}+\b/u.test(skill) ? skill.charAt(0).toUpperCase() + skill.slice(1) : skill
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
  if (SENTENCE.test(item) || PIECE.test(item)) return false
  if (NO_SKILLS.has(item.toLowerCase())) return false
  return /^[\p{Lu}\p{N}]/u.test(item) || words.length <= 3
}

const SENTENCE =
  /^[^\p{L}]*$|@|\d{4}|[!?()"[\]]|^\d+ (?!\w+ typing)|^(?:i|my|the|to|a|an|with|of|in|by|for|on|as|from|all|also|can|able)\s|\s(?:and|of|to|in|the|with|for|a|or|by|like|from|etc)$/iu

/** The rest of a line that was cut where it wrapped: 'Possess exceptional organizational', 'Excellent communication'. */
const PIECE =
  /\b(?:written|oral|verbal|organizational|organisational|interpersonal|analytical|excellent|strong|great|effective|special|meticulous|responsible|social|internal|external|exceptional|advanced|innovative|multiple)$|^(?:excellent|strong|good|great) \w+$|^(?:understanding|knowledge|knowledgeable|familiarity|capable|various|different)\b/i

/**
 * Ordinary words that are not skills. Lists that programs made from a CV's text contain them, and so do the ends of
 * wrapped lines. With them, every fifth skill read from 144 real CVs was nonsense; without them, one in forty.
 */
const NO_SKILLS = new Set(
  `ability academic access achieve agency all analyses analysis analyze app appro approach approachable ar army art arts ask assessment assist
  associate attention average award back backup balance basic basics basis bi book browsers bsi buffer build business ca campaign cash catalog charts child children city colleagues
  class clarify client clientele clients closing color colour com committee communicate competitive complete computer concept concepts concise
  conferences content conversion council create credit customer customers daily data day dc dec decision deep delivery detail details develop
  developed dialysis differentiated directing direction director docs documents draw drivers driving due dun edit effectively employee employees enterprise
  equity excellent exchange experience experienced events expert express families fast features financial focus follow forms frame functional funds gateway general global
  goal goals good government great grammar greeting group harvard help high highly hp hubs image implement improve increase increases information ink innovative input inspect
  inspector inspiration instruction instructor insulation interactive internal international issues ip job key knowledge know laser law leading letters level
  lisa listing local ma machine mail make manage manager managerial managing market materials math max mechanic meetings member memory metrics
  million money monitor months multi national natural neat network new notes office officer oral order organizational organized page patients people performance
  person personal personnel phone planner plus policies posting premier presenting pro process processes product production professional profit program
  programs progress project promoter proposals protocols publications publisher quality quest quick radio read real receiving recording reflection
  reflections relations relationship reliability resources result results review rms role routers safe securities self senior
  sensitivity service services set simple situations skill skills smart social solution solutions solver sound special specific staff standards starter
  strong student students success supervisors support symposium system systems tables task tasks team teams technical telephone time tops trade trainer tv type types
  understands unique use user users value valued variety various view vision web wide work works workflow working write writer written year years`.split(
    /\s+/,
  ),
)

/** Keeps the first of 'budget' and 'Budgets', of 'decision making' and 'decision-making'. */
function oneOfEach(items: readonly string[]): string[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const stem = item.toLowerCase().replaceAll('-', ' ').replace(/s\b/g, '')
    return !seen.has(stem) && seen.add(stem)
  })
}

/**
 * Shortens a long list. Entries with several words, a capital letter or a digit are kept first, because they say most.
 */
function mostTelling(items: readonly string[]): string[] {
  const telling = items.filter((item) => /\s|[\p{Lu}\d]/u.test(item))
  const others = items.filter((item) => !telling.includes(item))
  const kept = new Set([...telling, ...others].slice(0, MAX_SKILLS))
  return items.filter((item) => kept.has(item))
}
