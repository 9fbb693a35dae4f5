import * as v from 'valibot'
import { oneOrAll } from '../../shared/fields.ts'
import { paging, searchText } from '../../shared/lists.ts'

/** `corrected`: an administrator wrote other words than the built-in ones. */
export const TRANSLATION_STATES = ['open', 'reviewed', 'corrected'] as const

export const TranslationList = v.object({
  ...paging,
  state: oneOrAll(TRANSLATION_STATES),
  search: searchText,
})
export type TranslationList = v.InferOutput<typeof TranslationList>

const MAX_WORDS = 2000

/** The words that replace the built-in ones; '' returns to those. */
export const TranslationBody = v.object({
  english: v.pipe(v.string(), v.maxLength(1000)),
  words: v.pipe(v.string(), v.maxLength(MAX_WORDS, `Please use at most ${MAX_WORDS} characters`)),
  isReviewed: v.boolean('Please choose reviewed or not'),
})
export type TranslationBody = v.InferOutput<typeof TranslationBody>

/** Characters. A body may have 256 kB. */
export const MAX_TRANSLATIONS_FILE = 240_000

/** An exported file with changes. */
export const TranslationFile = v.object({
  csv: v.pipe(v.string(), v.maxLength(MAX_TRANSLATIONS_FILE, 'This file is too large')),
})
