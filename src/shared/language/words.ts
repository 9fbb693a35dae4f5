import { formatNumber } from '../locale.ts'

/** `tpi`: Tok Pisin. */
export const LANGUAGES = ['en', 'tpi'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * The words of a language, by their English texts. The English texts are in the code, so English itself needs no words,
 * and a text without a translation is shown in English.
 */
export type Words = {
  language: Language
  texts: Readonly<Record<string, string>>
  /** Whether a speaker of the language has checked all of them. Not sent to browsers. */
  isReviewed?: boolean
}

export const ENGLISH: Words = { language: 'en', texts: {} }

/**
 * Returns the words with these texts only, as browsers get them: by the short names of the English texts, which are in
 * the code already. Texts with placeholders keep their names, because `tFilled` reads them.
 */
export function onlyTexts({ language, texts }: Words, wanted: readonly string[]): Words {
  const found = wanted.flatMap((english) => {
    const text = texts[english]
    if (text === undefined || text === english) return []
    return [[english.includes('{') ? english : shortName(english), text] as const]
  })
  return { language, texts: Object.fromEntries(found) }
}

/** At most 5 letters and digits, different for all English texts. */
export function shortName(english: string): string {
  let hash = 0
  for (let at = 0; at < english.length; at++) hash = (hash * 31 + english.charCodeAt(at)) | 0
  return ((hash >>> 0) % 36 ** 5).toString(36)
}

let source = (): Words => ENGLISH

function findText(english: string): string | undefined {
  const { language, texts } = source()
  return language === 'en' ? undefined : (texts[english] ?? texts[shortName(english)])
}

/** Sets where words come from: in the browser from its page, on the server from the request that is being answered. */
export function speakFrom(get: () => Words): void {
  source = get
}

export const currentWords = (): Words => source()

export const isEnglish = (): boolean => source().language === 'en'

/**
 * Returns a text in the language of the reader: `t('Save job')`, `t('{count} job|{count} jobs', { count })`. If there
 * are two forms, the first is for a count of 1. Constants keep the English text and are translated where they are
 * shown: `t(link.label)`.
 */
export function t(english: string, values?: Readonly<Record<string, string | number>>): string {
  const text = findText(english) ?? english
  return values
    ? formOf(text, values['count']).replace(/\{(\w+)\}/g, (whole, name) => {
        const value = values[name]
        return typeof value === 'number' ? formatNumber(value) : (value ?? whole)
      })
    : text
}

type Pattern = { form: RegExp; names: string[]; text: string }
const patterns = new WeakMap<object, Pattern[]>()
/** The minimum number of letters in a pattern. Shorter patterns would also match other sentences. */
const LEAST_LETTERS = 7

/** Translates a text that already contains its values, such as a message of a schema: `K1,200 a fortnight`. */
export function tFilled(english: string): string {
  const { texts } = source()
  const exact = findText(english)
  if (exact !== undefined || isEnglish()) return exact ?? english
  const known = patterns.get(texts) ?? Object.entries(texts).flatMap(patternOf)
  patterns.set(texts, known)
  for (const { form, names, text } of known) {
    const values = form.exec(english)
    if (values) return text.replace(/\{(\w+)\}/g, (_, name) => values[names.indexOf(name) + 1] ?? '')
  }
  return english
}

function patternOf([english, text]: [string, string]): Pattern[] {
  const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.length === 0 || english.replace(/\{\w+\}/g, '').length < LEAST_LETTERS) return []
  const form = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '(.+?)')
  return [{ form: new RegExp(`^${form}$`), names, text }]
}

function formOf(text: string, count: string | number | undefined): string {
  const [one = '', many = one] = text.split('|')
  return count === 1 ? one : many
}

/** The beginning of the addresses of pages in Tok Pisin. */
const PREFIX = '/tpi'

/** Returns an address of the site in the reader's language. One without a page in Tok Pisin redirects to English. */
export function inLanguage(href: string): string {
  return isEnglish() || !href.startsWith('/') || /^\/(api|tpi|language)\b/.test(href)
    ? href
    : tokPisinAddress(href)
}

export const tokPisinAddress = (href: string): string => PREFIX + href.replace(/^\/(?=[?#]|$)/, '')

/** Splits an address into its language and the address of the English page. */
export function splitLanguage(href: string): { language: Language; href: string } {
  const rest = /^\/tpi(?=[/?#]|$)(.*)$/.exec(href)?.[1]
  if (rest === undefined) return { language: 'en', href }
  return { language: 'tpi', href: rest.startsWith('/') ? rest : `/${rest}` }
}
