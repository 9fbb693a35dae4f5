import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { pageText, TEXT_PAGES, type TextPageKey } from './schema.ts'

const builtIn = (page: TextPageKey) => readFileSync(new URL(`built-in/${page}.md`, import.meta.url), 'utf8')
const problem = (page: TextPageKey, body: string) => v.safeParse(pageText(page), { body }).issues?.[0].message

test.each(TEXT_PAGES)('the built-in text of %s passes its own checks', (page) => {
  expect(problem(page, builtIn(page))).toBeUndefined()
})

// Rule (settings and mail): A written page keeps its figures, its way to support and the parts that others rely on
test.each<[TextPageKey, (text: string) => string, string]>([
  ['help', (text) => text.replace('{view_cost}', '2 credits'), 'Please keep {view_cost}'],
  ['help', (text) => text.replace('{security}', ''), 'Please keep {security}'],
  ['help', (text) => text.replace('{support}', ''), 'Please keep {support}'],
  [
    'help',
    (text) => text.replace('{security}', 'Also {security}'),
    '{security} needs a paragraph of its own',
  ],
  ['terms', (text) => text.replace('{sources}', ''), 'Please keep {sources}'],
  ['safety', (text) => text.replaceAll('/contact', '/jobs'), 'Please keep a link to the contact page'],
  ['safety', (text) => `${text}\n{price}`, 'There is no placeholder {price} for this page'],
  ['privacy', (text) => `${text}\n{sources}`, 'There is no placeholder {sources} for this page'],
  ['privacy', (text) => text.replace(/^.*\n/, ''), 'Please begin with a sentence'],
  ['privacy', (text) => text.replace(/\n- We do not.*/, ''), 'three main points'],
  ['terms', (text) => `${text}\n[x](javascript:alert)`, 'Please check the link'],
])('%s is refused without what it needs', (page, change, message) => {
  expect(problem(page, change(builtIn(page)))).toContain(message)
})
