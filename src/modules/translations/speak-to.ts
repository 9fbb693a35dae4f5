import type { Context } from '../../platform/context.ts'
import { speak } from '../../platform/speaking.ts'
import { ENGLISH, type Language } from '../../shared/language/words.ts'
import { readTokPisin } from './reads.ts'

/**
 * Runs `write` in the language of a person: the mails, SMS and notices that it words are in it. `null`: the person never
 * chose one. English, while the operator does not offer Tok Pisin.
 */
export async function speakTo<T>(
  ctx: Pick<Context, 'db' | 'now'>,
  language: Language | null,
  write: () => T,
): Promise<Awaited<T>> {
  const words = language === 'tpi' ? await readTokPisin(ctx) : undefined
  return await speak(words ?? ENGLISH, write)
}
