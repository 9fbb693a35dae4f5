import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Inline, markdownProblem, parseMarkdown } from './markdown.ts'

test('headings, paragraphs and lists are read, also over several lines', () => {
  const markdown = [
    'One line',
    'and the next.',
    '## Heading',
    'Text at once',
    '',
    '- one',
    '- two,',
    '  longer',
    '1. first',
    '2) second',
    '',
    '### Question?',
  ].join('\n')
  expect(parseMarkdown(markdown)).toEqual([
    { kind: 'paragraph', text: ['One line and the next.'] },
    { kind: 'section', text: ['Heading'] },
    { kind: 'paragraph', text: ['Text at once'] },
    { kind: 'list', isOrdered: false, items: [['one'], ['two, longer']] },
    { kind: 'list', isOrdered: true, items: [['first'], ['second']] },
    { kind: 'question', text: ['Question?'] },
  ])
})

// Rule (settings and mail): HTML in the text of a page stays text, and its links lead only to pages, mail addresses and phones
test.each<[string, Inline[]]>([
  ['a **bold [link](/jobs)** b', ['a ', { bold: ['bold ', { link: '/jobs', label: ['link'] }] }, ' b']],
  ['*soft* and \\*not\\*', [{ italic: ['soft'] }, ' and ', '*', 'not', '*']],
  ['2 * 3 * 4 and {site}', ['2 * 3 * 4 and {site}']],
  ['[write](mailto:a@b.pg)', [{ link: 'mailto:a@b.pg', label: ['write'] }]],
  ['[x](javascript:alert`1`)', ['[x](javascript:alert`1`)']],
  ['[x](//elsewhere.example)', ['[x](//elsewhere.example)']],
  ['[x](data:text/html,1)', ['[x](data:text/html,1)']],
  ['<script>alert(1)</script>', ['<script>alert(1)</script>']],
])('%s', (markdown, text) => {
  expect(parseMarkdown(markdown)).toEqual([{ kind: 'paragraph', text }])
})

test.each([
  ['# Title', 'Please use ##'],
  ['#### Small', 'Please use ##'],
  ['![x](/a.png)', 'Pictures'],
  ['See [x](jobs)', 'links begin with'],
  ['See [x](https://example.com) and\n\n## Fine\n\n### Too', undefined],
])('%s is checked', (markdown, problem) => {
  if (problem) expect(markdownProblem(markdown)).toContain(problem)
  else expect(markdownProblem(markdown)).toBeUndefined()
})

test('no text of any kind leads to an unsafe link or an error', () => {
  const pieces = fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    '*',
    '**',
    '\\',
    '\n',
    '- ',
    '## ',
    'a',
    ' ',
    'javascript:',
    '/',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
      const links = JSON.stringify(parseMarkdown(parts.join(''))).match(/"link":"[^"]*/g) ?? []
      for (const link of links) expect(link).toMatch(/^"link":"(\/(?!\/)|https?:|mailto:|tel:)/i)
    }),
  )
})
