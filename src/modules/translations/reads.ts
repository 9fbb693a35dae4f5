import type { AdministratorContext, Context } from '../../platform/context.ts'
import { keptUntilChange } from '../../platform/database/content-versions.ts'
import type { CsvCell } from '../../shared/csv.ts'
import type { Words } from '../../shared/language/words.ts'
import { windowOf } from '../../shared/lists.ts'
import { readPublicSettings } from '../settings/reads.ts'
import { BUILT_IN, BUILT_IN_TEXTS } from './built-in.ts'
import { selectTranslations } from './queries.ts'
import type { TranslationList } from './schema.ts'

/** A message with the words that apply. `isCorrected`: they are not the built-in ones. */
export type Message = {
  area: string
  english: string
  words: string
  isReviewed: boolean
  isCorrected: boolean
}

/** Returns all messages, from memory. A row for a text that the code no longer has is ignored. */
export const listMessages = keptUntilChange('site', async (db) => {
  const rows = new Map((await selectTranslations(db)).map((row) => [row.english, row]))
  return Object.entries(BUILT_IN).flatMap(([area, texts]) =>
    Object.entries(texts).map(([english, builtIn]): Message => {
      const { words = builtIn, isReviewed = false } = rows.get(english) ?? {}
      return { area, english, words, isReviewed, isCorrected: words !== builtIn }
    }),
  )
})

const kept = new WeakMap<readonly Message[], Words>()

/** Returns the words of Tok Pisin, from memory. */
async function readWords(ctx: Pick<Context, 'db' | 'now'>): Promise<Words> {
  const messages = await listMessages(ctx)
  const known = kept.get(messages)
  if (known) return known
  const texts = Object.fromEntries(messages.map(({ english, words }) => [english, words]))
  const words: Words = { language: 'tpi', texts, isReviewed: messages.every(({ isReviewed }) => isReviewed) }
  kept.set(messages, words)
  return words
}

/** Returns the words of Tok Pisin, from memory, or undefined while the operator does not offer it. */
export async function readTokPisin(ctx: Pick<Context, 'db' | 'now'>): Promise<Words | undefined> {
  const { tok_pisin_enabled } = await readPublicSettings(ctx)
  return tok_pisin_enabled ? readWords(ctx) : undefined
}

export async function listTranslations(
  ctx: AdministratorContext,
  { state, search, ...list }: TranslationList,
) {
  const wanted = search.toLowerCase()
  const found = (await listMessages(ctx)).filter(
    (one) =>
      (state === undefined ||
        { open: !one.isReviewed, reviewed: one.isReviewed, corrected: one.isCorrected, all: true }[state]) &&
      `${one.english}\n${one.words}`.toLowerCase().includes(wanted),
  )
  const { limit, offset } = windowOf(list)
  return { rows: found.slice(offset, offset + limit), total: found.length }
}

export const TRANSLATION_HEAD = ['Part of the site', 'English', 'Tok Pisin', 'Reviewed']

export async function exportTranslations(ctx: AdministratorContext): Promise<CsvCell[][]> {
  const messages = await listMessages(ctx)
  return messages.map(({ area, english, words, isReviewed }) => [
    area,
    english,
    words,
    isReviewed ? 'yes' : 'no',
  ])
}

/** Whether the code has this English text. */
export const isMessage = (english: string): boolean => Object.hasOwn(BUILT_IN_TEXTS, english)
