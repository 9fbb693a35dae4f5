import type { ChipKind, Tick } from '../../modules/ai-search/schema.ts'

/** Specification 1, section 4. */
export function bandOf(score: number) {
  if (score >= 80) return { label: 'Excellent Match', tone: 'green' } as const
  if (score >= 60) return { label: 'Good Match', tone: 'yellow' } as const
  return { label: 'Partial Match', tone: 'orange' } as const
}

/** Before what would be a bare word; the others say what they are. */
const KINDS: Partial<Record<ChipKind, string>> = { role: 'Job', skill: 'Skill', place: 'Place', word: 'Word' }

export function kindText(kind: ChipKind, label: string): string {
  const name = KINDS[kind]
  return name ? `${name}: ${label}` : label.charAt(0).toUpperCase() + label.slice(1)
}

const NOT_FOUND = { matched: '', missing: 'not on the CV', unknown: 'the CV does not say' }

/** What the CV says of something that was asked for. */
export function tickText({ state, found }: Pick<Tick, 'state' | 'found'>): string {
  return found ?? NOT_FOUND[state]
}
