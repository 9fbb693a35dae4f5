import type { Candidate } from '../../search/candidates.ts'

type Walked = Pick<Candidate, 'id' | 'fullName' | 'status' | 'access'>

let list: readonly Walked[] = []

/** Remembers the list from which CVs are opened, until another one is shown. */
export function walkThrough(people: readonly Walked[]): void {
  list = people
}

/** Returns the person after this one whose CV can be opened. */
export function nextInList(id: number): Walked | undefined {
  const place = list.findIndex((person) => person.id === id)
  if (place < 0) return undefined
  return list.slice(place + 1).find(({ status, access = 'none' }) => status !== 'hired' || access !== 'none')
}
