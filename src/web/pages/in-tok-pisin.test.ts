import { expect, test } from 'vitest'
import { isForJobSeekers } from '../dashboards/sections.ts'
import { isInTokPisin, linkInTokPisin } from './in-tok-pisin.ts'
import { PAGES } from './pages.ts'

/** Pages of employers and administrators, which stay in English, and those for developers and machines. */
const ENGLISH = /^\/(employer|admin|credits|search|profile|pricing|demo|embed|internal)/

// Rule (languages): Each page of visitors and job seekers is in Tok Pisin
test('every page is translated or for employers', () => {
  const counts = PAGES.map(({ path }) => ({
    path,
    lists: [isInTokPisin(path) || isForJobSeekers(path), ENGLISH.test(path)].filter(Boolean).length,
  }))
  expect(counts.filter(({ lists }) => lists !== 1)).toEqual([])
})

test('links and forms lead to pages in Tok Pisin, and other addresses stay', () => {
  const html = '<a href="/jobs/1">x</a><a class="b" href="/">y</a><form action="/jobs"></form>'
  expect(linkInTokPisin(html)).toBe(
    '<a href="/tpi/jobs/1">x</a><a class="b" href="/tpi">y</a><form action="/tpi/jobs"></form>',
  )
  const others = '<a href="/jobs/rss.xml">x</a><a href="/employers">y</a><p>a href=&quot;/jobs&quot;</p>'
  expect(linkInTokPisin(others)).toBe(others)
})
