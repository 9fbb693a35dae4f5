import { AsyncLocalStorage } from 'node:async_hooks'
import { ENGLISH, speakFrom, type Words } from '../shared/language/words.ts'

/** The server answers many people at once, so each request has its own words. */
const speaking = new AsyncLocalStorage<Words>()

export const wordsNow = (): Words => speaking.getStore() ?? ENGLISH

speakFrom(wordsNow)

/** Runs `act`, and everything that it calls and waits for, in the language of these words. */
export function speak<T>(words: Words, act: () => T): T {
  return speaking.run(words, act)
}
