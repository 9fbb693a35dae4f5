import { BUILT_IN_TEXTS } from '../../src/modules/translations/built-in.ts'
import { speak } from '../../src/platform/speaking.ts'
import { tFilled } from '../../src/shared/language/words.ts'

/** What stays as it is: the site's name, languages, what the test entered, addresses. */
const NAMES =
  /Painim Wok|cv\.pdf|\bkB\b|English|Tok Pisin|Papua New Guinea|Electrician|Carpenter|Ana Kila|example.com|https?:\S+|\S+@\S+/g

/** Returns the texts and labels of a page that come from no message. `names`: what people entered, such as places. */
export function untranslated(page: string, names: readonly string[]): string[] {
  const html = page.replace(/<(script|style|svg|noscript)\b[\s\S]*?<\/\1>/g, '')
  const labels = html.matchAll(/ (?:aria-label|placeholder|data-label|alt)="([^"]*)"/g)
  return [...html.split(/<[^>]*>/), ...[...labels].map(([, label = '']) => label)]
    .map((text) => names.reduce((rest, name) => rest.replaceAll(name, ' '), text.replace(NAMES, ' ')))
    .map((text) => text.replace(/&#?\w+;|[¤\d,()·–]/g, ' ').trim())
    .filter((text) => /[a-z]{3}/i.test(text))
}

/** Returns a file that translates every message into ¤, its number and its placeholders. Axe compares names. */
export function allMarked(): { csv: string; count: number } {
  const rows = Object.keys(BUILT_IN_TEXTS).map((english, index) => {
    const most = english.split('|').at(-1)
    const placeholders = [...new Set(most?.match(/\{\w+\}/g))].join(' ')
    return ['', english, `¤${index} ${placeholders}`, 'no']
      .map((cell) => `"${cell.replaceAll('"', '""')}"`)
      .join(',')
  })
  return { csv: rows.join('\r\n'), count: rows.length }
}

/** Returns the texts in answers of the API that begin like names and are no messages of ours, the longest first. */
export function namesIn(answers: readonly unknown[]): string[] {
  const texts = [...JSON.stringify(answers).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text)
  const words = { language: 'tpi', texts: BUILT_IN_TEXTS } as const
  return speak(words, () =>
    [...new Set(texts)].filter((text) => /^[A-Z].{3}/.test(text) && tFilled(text) === text),
  ).sort((one, other) => other.length - one.length)
}
