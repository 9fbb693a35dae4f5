import type { ChipKind, Tick } from '../../modules/ai-search/schema.ts'

/** Returns the label and colour of a score from 0 to 100. */
export function bandOf(score: number) {
  if (score >= 80) return { label: 'Excellent Match', tone: 'green' } as const
  if (score >= 60) return { label: 'Good Match', tone: 'yellow' } as const
  return { label: 'Partial Match', tone: 'orange' } as const
}

/** Prefixes for chips that would be a bare word. The other kinds explain themselves. */
const KINDS: Partial<Record<ChipKind, string>> = { role: 'Job', skill: 'Skill', place: 'Place', word: 'Word' }

export function kindText(kind: ChipKind, label: string): string {
  const name = KINDS[kind]
  return name ? `${name}: ${label}` : label.charAt(0).toUpperCase() + label.slice(1)
}

const NOT_FOUND = { matched: '', missing: 'not on the CV', unknown: 'the CV does not say' }

/** Returns what the CV says about one requirement. */
export function tickText({ state, found }: Pick<Tick, 'state' | 'found'>): string {
  return found ?? NOT_FOUND[state]
}
