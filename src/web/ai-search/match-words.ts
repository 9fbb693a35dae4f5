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
  if (state === 'unknown') return `${capital(wanted)}: not said`
  return `${kind === 'place' ? `Not in ${wanted}` : capital(wanted)}: ${found ?? 'not on the CV'}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
