import { expect, test } from 'vitest'
import { plainPage } from './plain-page.ts'

test('a plain page escapes its title and text', () => {
  const html = plainPage('No', 'a < b', '/jobs?query="><script>')
  expect(html).toContain('a &lt; b')
  expect(html).toContain('href="/jobs?query=&quot;&gt;&lt;script&gt;"')
})
