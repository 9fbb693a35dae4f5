import { currentWords, speakFrom, type Words } from '../../shared/language/words.ts'
import { WORDS_ELEMENT } from '../../shared/rendering.ts'

/** Takes over the words that came with a page, or with a part that was loaded later. English pages bring none. */
export function learnWords(page: Document): void {
  const sent = page.getElementById(WORDS_ELEMENT)?.textContent
  if (sent) addWords(JSON.parse(sent))
}

/** Adds words to those that are known. */
export function addWords({ language, texts }: Words): void {
  const words: Words = { language, texts: { ...currentWords().texts, ...texts } }
  speakFrom(() => words)
}
