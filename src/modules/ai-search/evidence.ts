import type { ChipKind } from './schema.ts'

/**
 * One thing that was asked for and what the CV says of it. `closeness`: 1 met, 0 not at all. `fact`: what stands on the CV, in
 * its own words or numbers. `unknown`: the CV does not say.
 */
export type Evidence = {
  kind: ChipKind
  asked: string
  state: 'matched' | 'missing' | 'unknown'
  closeness: number
  fact: string | undefined
}
