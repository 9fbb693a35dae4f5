import { beforeEach, expect, test } from 'vitest'
import { speak, wordsNow } from '../../platform/speaking.ts'
import { speakFrom } from '../../shared/language/words.ts'
import { jobCopy, offlinePage, pageCopy, partCopy, savedPage } from './offline-html.ts'

const reading = { address: '/jobs/5?a="b"', readAt: '2026-11-21T04:05:00Z', isSlow: false }
const hostile = '<img src=x onerror=alert(1)>'
const job = {
  id: 5,
  title: `Nurse ${hostile}`,
  companyName: hostile,
  locationName: 'Lae',
  locationKind: 'town',
  province: 'Morobe',
  salaryRange: hostile,
  description: hostile,
  requirements: hostile,
  isOpen: true,
  endsAt: null,
}

// Another test file may have shown pages in the words of a browser.
beforeEach(() => speakFrom(wordsNow))

test('a copy has no script, says when it was read, and links to its address', () => {
  const page =
    '<head><title>Nurse</title></head><body><main id="main" class="a"><h1>Nurse</h1></main><script>alert(1)</script><script type="module" src="/a.js"></script></body>'
  const copy = pageCopy(page, reading)
  expect(copy).not.toContain('<script')
  expect(copy).toMatch(
    /<main id="main" class="a"><div[^>]*>.*You are offline\..*21 Nov 2026, 2:05 pm.*<h1>Nurse/,
  )
  expect(copy).toContain('href="/jobs/5?a=&quot;b&quot;"')
  expect(pageCopy(page, { ...reading, isSlow: true })).toContain('The network is slow.')
})

test('a copy of a changed list has its title and links, and no controls', () => {
  const part =
    '<!doctype html><title>2 jobs · Wok</title><main><h1>2 jobs</h1><search><form></form></search><a href="/jobs/1">Cook</a><button>Save</button></main>'
  const copy = partCopy(part, reading)
  expect(copy).toContain('<title>2 jobs</title>')
  expect(copy).toContain('<h1>2 jobs</h1><a href="/jobs/1">Cook</a></main>')
  expect(copy).toContain('You are offline.')
})

test('text that a person typed is escaped', () => {
  const pages = [
    jobCopy(job, reading),
    savedPage([job]),
    offlinePage(`/search?query=${hostile}`, [job], [{ address: '/jobs/5', title: hostile }]),
  ]
  for (const page of pages) {
    expect(page).toContain('&lt;img')
    expect(page).not.toContain('<img')
  }
})

test('lines of a job that begin with a dash are a list', () => {
  const copy = jobCopy({ ...job, requirements: 'You need:\n- Class 3\n- Boots' }, reading)
  expect(copy).toContain('You need:</p><ul><li>Class 3</li><li>Boots</li></ul>')
})

test('any stored data, or none, makes a page', () => {
  for (const nothing of [undefined, null, 'text', {}, []]) {
    expect(savedPage(nothing)).toContain('No saved jobs yet')
    expect(offlinePage('/', nothing, [])).toContain('Nothing yet.')
  }
})

// Rule (languages): Copies and saved jobs that are read without a network are in Tok Pisin for those who read it
test('a page for readers of Tok Pisin has its words and links', () => {
  const words = { language: 'tpi', texts: { 'Saved jobs': 'Ol wok yu sevim', Home: 'Hom' } } as const
  const page = speak(words, () => savedPage([job]))
  expect(page).toContain('<html lang="tpi">')
  expect(page).toContain('<h1>Ol wok yu sevim</h1>')
  expect(page).toContain('<a class="nav-link" href="/tpi">Hom</a>')
  expect(page).toContain('href="/tpi/jobs/5"')
})
