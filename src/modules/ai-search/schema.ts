/** Longer needs are cut short nowhere: they are refused (a posting pasted whole fits). */
export const LONGEST_QUERY = 1000
/** Results of one search (specification 1, section 9). */
export const MOST_RESULTS = 20

/** What a part of the query was taken for. */
export const CHIP_KINDS = [
  ...[
    'role',
    'skill',
    'place',
    'pay',
    'years',
    'level',
    'education',
    'licence',
    'availability',
    'exclusion',
    'word',
  ],
] as const
export type ChipKind =
  | 'role'
  | 'skill'
  | 'place'
  | 'pay'
  | 'years'
  | 'level'
  | 'education'
  | 'licence'
  | 'availability'
  | 'exclusion'
  | 'word'
/**
 * A part of the query and what became of it. `start`, `end`: where it stands in the query, so that a page can take it out or put
 * something else in its place and search again. `label`: what was understood, or why it was ignored.
 */
export type Chip = {
  kind: ChipKind
  state: 'understood' | 'corrected' | 'ignored'
  typed: string
  label: string
  start: number
  end: number
}
