import { AsyncLocalStorage } from 'node:async_hooks'
import { ENGLISH, speakFrom, type Words } from '../shared/language/words.ts'

/** The server answers many people at once, so words belong to what is being done for one of them. */
const speaking = new AsyncLocalStorage<Words>()

export const wordsNow = (): Words => speaking.getStore() ?? ENGLISH

speakFrom(wordsNow)

/** Does something in the language of these words, with everything that it calls and waits for. */
export function speak<T>(words: Words, act: () => T): T {
  return speaking.run(words, act)
}
