import { isEnglish } from '../../shared/language/words.ts'
import type { Section } from './sections.ts'

/** Waits for a section and for its words, which load at the same time. English is in the code. */
export async function withWords<T>(section: Section, loading: Promise<T>): Promise<T> {
  if (!isEnglish()) await (await import('./section-words.ts')).learnSection(section)
  return loading
}
