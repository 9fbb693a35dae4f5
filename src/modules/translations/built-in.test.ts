import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listFiles } from '../../../scripts/source-files.ts'
import { shortName } from '../../shared/language/words.ts'
import { parseMarkdown } from '../../shared/markdown.ts'
import { isInTokPisin } from '../../web/pages/in-tok-pisin.ts'
import { TEXT_PAGES } from '../page-texts/schema.ts'
import { BUILT_IN, BUILT_IN_TEXTS } from './built-in.ts'
import { problemOf } from './policy.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const entries = Object.entries(BUILT_IN_TEXTS)

/** A text with another kind of quotation mark inside is written with that one. */
const TEXT = /'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"/.source
/** `t('…')`, `fill('…')`, `message('…')` and `t(isOne ? '…' : '…')`. */
const CALLS = new RegExp(
  `\\b(?:t|fill|message)\\(\\s*(?:[\\w. =>]+\\?\\s*(?:${TEXT})\\s*:\\s*)?(?:${TEXT})`,
  'g',
)

// Rule (languages): Every text that the code translates has a translation into Tok Pisin
test('no text of the code lacks its translation', () => {
  const missing = listFiles(ROOT, 'src')
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap((path) => {
      const code = readFileSync(`${ROOT}/${path}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      const texts = [...code.matchAll(CALLS)].flatMap(([, ...found]) =>
        found.filter((text) => text !== undefined),
      )
      return texts.map((text) => text.replaceAll("\\'", "'")).filter((text) => !(text in BUILT_IN_TEXTS))
    })
  expect(missing).toEqual([])
})

// Rule (languages): The built-in words of Help and Safety are translated, paragraph by paragraph
test.each(TEXT_PAGES.filter((page) => isInTokPisin(`/${page}`)))(
  'no paragraph of %s lacks its translation',
  (page) => {
    const missing: string[] = []
    const markdown = readFileSync(`${ROOT}/src/modules/page-texts/built-in/${page}.md`, 'utf8')
    parseMarkdown(markdown, (text) => {
      if (!/^\{\w+\}$/.test(text) && !(text in BUILT_IN_TEXTS)) missing.push(text)
      return text
    })
    expect(missing).toEqual([])
  },
)

// Rule (languages): A translation has the same placeholders as its English text
test('a translation is plain text with the same placeholders', () => {
  for (const [english, text] of entries)
    expect({ english, problem: problemOf(english, text) }).toEqual({ english, problem: undefined })
})

test('an English text is in one area only', () => {
  const all = Object.values(BUILT_IN).flatMap((area) => Object.keys(area))
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
})

test('English texts have different short names', () => {
  const names = entries.map(([english]) => shortName(english))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
