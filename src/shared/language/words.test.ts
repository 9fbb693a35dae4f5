import { afterEach, expect, test } from 'vitest'
import { wordsNow } from '../../platform/speaking.ts'
import { relativeDate } from '../dates.ts'
import { plural } from '../text.ts'
import { inLanguage, onlyTexts, speakFrom, splitLanguage, t, tFilled, tokPisinAddress } from './words.ts'

const texts = {
  'Save job': 'Sevim wok',
  '{count} job|{count} jobs': '{count} wok',
  '{count} week ago|{count} weeks ago': 'Wanpela wik i go pinis|{count} wik i go pinis',
  '{amount} a fortnight': '{amount} long fotnait',
  Nov: 'Nov.',
}
const inTokPisin = () => speakFrom(() => ({ language: 'tpi', texts }))
// Other files run in the same process.
afterEach(() => speakFrom(wordsNow))

// Rule (languages): A text without a translation is shown in English
test('a text is shown in the language of the reader, or in English', () => {
  expect(t('Save job')).toBe('Save job')
  inTokPisin()
  expect(t('Save job')).toBe('Sevim wok')
  expect(t('Not translated {name}', { name: 'Ana' })).toBe('Not translated Ana')
})

test('a browser finds its texts by short names, and those with values also when they are filled in', () => {
  const sent = onlyTexts({ language: 'tpi', texts }, ['Save job', '{amount} a fortnight', 'Not translated'])
  expect(Object.keys(sent.texts)).toEqual([expect.stringMatching(/^\w{1,5}$/), '{amount} a fortnight'])
  speakFrom(() => sent)
  expect([t('Save job'), tFilled('Save job'), tFilled('K1,200 a fortnight'), t('Nov')]).toEqual([
    'Sevim wok',
    'Sevim wok',
    'K1,200 long fotnait',
    'Nov',
  ])
})

test('numbers choose the form and are written as everywhere', () => {
  expect(t('{count} job|{count} jobs', { count: 1 })).toBe('1 job')
  expect(t('{count} job|{count} jobs', { count: 1204 })).toBe('1,204 jobs')
  inTokPisin()
  expect(plural(1204, 'job')).toBe('1,204 wok')
  const now = new Date('2026-11-23T02:00:00Z')
  expect(relativeDate(new Date('2026-11-15T02:00:00Z'), now)).toBe('Wanpela wik i go pinis')
  expect(relativeDate(new Date('2026-11-05T02:00:00Z'), now)).toBe('2 wik i go pinis')
  expect(relativeDate(new Date('2026-11-01T02:00:00Z'), new Date('2026-12-23T02:00:00Z'))).toBe('1 Nov. 2026')
})

test('a text with its values filled in is found by its form', () => {
  expect(tFilled('K1,200 a fortnight')).toBe('K1,200 a fortnight')
  inTokPisin()
  expect(tFilled('K1,200 – K1,500 a fortnight')).toBe('K1,200 – K1,500 long fotnait')
  expect(tFilled('By agreement')).toBe('By agreement')
})

test.each([
  ['/', '/tpi'],
  ['/?a=1', '/tpi?a=1'],
  ['/jobs?query=cook#x', '/tpi/jobs?query=cook#x'],
])('the page %s is at %s in Tok Pisin', (english, tokPisin) => {
  expect(tokPisinAddress(english)).toBe(tokPisin)
  expect(splitLanguage(tokPisin)).toEqual({ language: 'tpi', href: english })
  expect(splitLanguage(english)).toEqual({ language: 'en', href: english })
})

test('links stay in the language, and calls and other sites are left alone', () => {
  expect(inLanguage('/jobs')).toBe('/jobs')
  inTokPisin()
  expect(inLanguage('/jobs')).toBe('/tpi/jobs')
  for (const href of ['/api/jobs', '/tpi/jobs', '/language/en/jobs', 'https://example.com/'])
    expect(inLanguage(href)).toBe(href)
  expect(splitLanguage('/tpiwok')).toEqual({ language: 'en', href: '/tpiwok' })
})
