import type { ChipKind, Tick } from '../../modules/ai-search/schema.ts'
import { t } from '../../shared/language/words.ts'

/** Returns the label and colour of a score from 0 to 100. */
export function bandOf(score: number) {
  if (score >= 80) return { label: t('Excellent Match'), tone: 'green' } as const
  if (score >= 60) return { label: t('Good Match'), tone: 'yellow' } as const
  return { label: t('Partial Match'), tone: 'orange' } as const
}

/** Prefixes for chips that would be a bare word. The other kinds explain themselves. */
const KINDS: Partial<Record<ChipKind, string>> = { role: 'Job', skill: 'Skill', place: 'Place', word: 'Word' }

export function kindText(kind: ChipKind, label: string): string {
  const name = KINDS[kind]
  return name ? `${name}: ${label}` : capital(label)
}

/** Returns what the CV says about one requirement. */
export function tickText({ kind, state, asked, found }: Tick): string {
  const wanted = kind === 'place' ? asked.replace(/^in /, '') : asked
  if (state === 'matched') return capital(found ?? wanted)
  const isOpen = state === 'unknown'
  if (found === null || (isOpen && kind === 'place')) return `${capital(wanted)}: not found`
  if (kind === 'place') return `Not in ${wanted}: ${found}`
  if (isOpen && kind !== 'years') return `${capital(wanted)}: ${found}`
  if (kind === 'availability') return `${capital(found)}, not ${asked.replace(/^available /, '')}`
  return `${capital(found)}, you asked for ${shortly(asked)}`
}

/** Leaves out the words that the CV's own statement already has: '5 or more' beside '3 years of work'. */
function shortly(asked: string): string {
  if (asked === 'experienced') return 'someone experienced'
  return asked.replace(
    /^asks | a year$| licence$| years?(?= or more\b)| years? of experience$| of experience$/g,
    '',
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
