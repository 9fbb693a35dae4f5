import { expect, it } from 'vitest'
import { type Built, givenIn } from './built-files.ts'
import { findProblems } from './find-problems.ts'

const built = (source: string, style = ''): Built => ({
  scripts: [{ name: 'page.js', source }],
  styles: [{ name: 'page.css', source: style }],
  markup: { name: 'render-page.js', source: '' },
})
const problems = (source: string) => findProblems(built(source), new Set(), [])
const inStyle = (style: string) => findProblems(built('', style), new Set(), [])

// Rule (browsers): A built script that uses what the oldest browsers lack fails the check, with its file and the first versions
it.each([
  ['items.at(-1)', 'Array.at (Chrome 92, Safari 15.4, Firefox 90)'],
  ['Object.hasOwn(item, "name")', 'Object.hasOwn (Chrome 93, Safari 15.4, Firefox 92)'],
  ['items.findLast(isOpen)', 'Array.findLast (Chrome 97, Safari 15.4, Firefox 104)'],
  ['items.toSorted()', 'Array.toSorted (Chrome 110, Safari 16, Firefox 115)'],
  ['items.toReversed()', 'Array.toReversed (Chrome 110, Safari 16, Firefox 115)'],
  ['text.isWellFormed()', 'String.isWellFormed (Chrome 111, Safari 16.4, Firefox 119)'],
  ['Map.groupBy(items, kindOf)', 'Map.groupBy (Chrome 117, Safari 17.4, Firefox 119)'],
  ['URL.canParse(text)', 'URL.canParse (Chrome 120, Safari 17, Firefox 115)'],
])('%s', (source, problem) => {
  expect(problems(`import { items, item, text, isOpen, kindOf } from './data.js'; ${source}`)).toEqual([
    `page.js: ${problem}`,
  ])
})

it.each([
  ['window.URL.canParse(text)', 'URL.canParse'],
  ['const { hasOwn } = Object', 'Object.hasOwn'],
  ['seen.values().filter(isOpen)', 'Iterator.filter'],
  ['seen["at"](0)', 'Array.at'],
  ['structuredClone(item)', 'structuredClone'],
  ['navigator.locks.request(name)', 'Navigator.locks'],
  ['button.addEventListener("click", act, { signal })', 'addEventListener({ signal })'],
  ['jsx("dialog", {})', '<dialog>'],
  ['jsx("div", { inert: true })', '<… inert>'],
  ['text.split(/(?<=,) /)', 'lookbehind_assertion'],
  ['new RegExp("(?<!un)ed")', 'lookbehind_assertion'],
  ['await text', 'top_level'],
])('other ways to write it: %s', (source, name) => {
  expect(problems(source).map((line) => line.replace(/^page\.js: | \([^(]*$/g, ''))).toContain(
    name.replace('Navigator.', 'navigator.'),
  )
})

it.each([
  ['a guard by `in`', 'if ("canParse" in URL) URL.canParse(text)'],
  ['a guard by a condition', 'const share = navigator.share ? () => navigator.share(data) : undefined'],
  ['a guard in the function around it', 'function f() { if (!items.at) return; return () => items.at(-1) }'],
  ['typeof', 'typeof structuredClone === "function" && structuredClone(item)'],
  ['an optional call', 'items.at?.(-1)'],
  ['a name of an older interface, too', 'items.map(nameOf); path.close()'],
  ['a name that the script declares', 'const structuredClone = copy; structuredClone(item)'],
])('accepts %s', (_, source) => {
  expect(problems(source)).toEqual([])
})

it('a guard does not count in another function', () => {
  expect(problems('function f() { if (items.at) g() } function g() { items.at(-1) }')).toHaveLength(1)
})

// Rule (browsers): A built style that uses what the oldest browsers lack fails the check
it.each([
  ['@media (width>=64rem){a{top:0}}', '@media (… >= …)'],
  ['a{padding-inline:4px}', 'padding-inline'],
  ['a{inset:0}', 'inset'],
  ['a:has(b){top:0}', ':has'],
  ['a{& b{top:0}}', 'nesting'],
  ['a{color:color-mix(in srgb, red, blue)}', 'color-mix()'],
  ['a{height:100dvh}', '1dvh'],
  ['@container (min-width:1px){a{top:0}}', '@container'],
  ['a{display:flex;gap:4px}', 'gap of a flex box'],
  ['a{color:#fff;background:var(--forest)}', 'a { background }'],
])('%s', (style, name) => {
  expect(inStyle(style).join('\n')).toContain(`page.css: ${name} (`)
})

it.each([
  ['a value before it that all know', 'a{height:100vh;height:100dvh}'],
  ['a property with a prefix before it', 'a{-webkit-user-select:none;user-select:none}'],
  ['@supports', '@supports selector(:has(a)){a:has(b){top:0}}'],
  ['a plain colour before the variable', 'a{color:#fff;background-color:#063;background:var(--forest)}'],
  ['a gap of a grid', 'a{display:grid;gap:4px}'],
])('accepts %s', (_, style) => {
  expect(inStyle(style)).toEqual([])
})

it('takes what the stand-ins give for present, but not in scripts that run without them', () => {
  const given = new Set(givenIn('give([Array.prototype], { at })'))
  const source = 'items.at(-1)'
  expect(findProblems(built(source), given, [])).toEqual([])
  const worker = { ...built(''), scripts: [{ name: 'sw.js', source, isAlone: true }] }
  expect(findProblems(worker, given, [])).toHaveLength(1)
})

it('accepts what is allowed, and says what need no longer be', () => {
  const allowed = [['only looks', ['inset']]] as const
  expect(findProblems(built('', 'a{inset:0}'), new Set(), allowed)).toEqual([])
  expect(findProblems(built(''), new Set(), allowed)).toEqual(['allowed.ts: inset is no longer used'])
})
