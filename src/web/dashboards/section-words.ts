import type { Words } from '../../shared/language/words.ts'
import { STATE_ELEMENT } from '../../shared/rendering.ts'
import { addWords } from '../islands/learn-words.ts'
import type { PageSite } from '../islands/page-site.ts'
import { type Section, sectionsAt } from './sections.ts'

/** The sections whose words are here. The page brought those of its first address. */
const known = new Set(sectionsAt(readFirstAddress()))

function readFirstAddress(): string {
  const sent: PageSite = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '{}')
  return sent.href
}

/** Loads the words of a section. If the network fails, the section is in English. */
export async function learnSection(section: Section): Promise<void> {
  if (known.has(section)) return
  try {
    const words: Words = await (await fetch(`/language/words/${section}`)).json()
    addWords(words)
    known.add(section)
  } catch {}
}
