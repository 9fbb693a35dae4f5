import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)')
const colours = (text: string) =>
  Object.fromEntries([...text.matchAll(/--([\w-]+): (#\w{3,6});/g)].map(([, name, value]) => [name, value]))
const light: Record<string, string> = { ...colours(lightCss), white: '#fff' }
const dark: Record<string, string> = { ...light, ...colours(darkCss) }

const GROUNDS = ['paper', 'surface', 'raise']
const TONES = ['yellow', 'blue', 'purple', 'indigo', 'orange', 'green', 'red', 'gold', 'brand']
/** Text and the grounds on which it is read. */
const TEXTS: Record<string, readonly string[]> = {
  ink: [...GROUNDS, 'brand-soft', 'gold-soft'],
  muted: [...GROUNDS, 'brand-soft'],
  brand: [...GROUNDS, 'brand-soft'],
  'brand-strong': [...GROUNDS, 'brand-soft'],
  danger: GROUNDS,
  success: [...GROUNDS, 'brand-soft'],
  paper: ['ink'],
  'gold-ink': ['gold-soft'],
  gold: ['forest', 'forest-2'],
  leaf: ['forest', 'forest-2'],
  white: ['forest', 'forest-2', 'kumul'],
  forest: ['white'],
  ...Object.fromEntries(TONES.map((tone) => [`on-${tone}`, [tone]])),
}
/** Outlines of fields and chips. */
const OUTLINES: Record<string, readonly string[]> = { edge: GROUNDS }
/** Hairlines, and the map's colours, whose figures stand beside them. */
const DECORATION = ['line', 'sea', 'l0', 'l1', 'l2', 'l3', 'l4']

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_theme, tokens) => {
  const weak = (pairs: Record<string, readonly string[]>, least: number) =>
    Object.entries(pairs).flatMap(([colour, grounds]) =>
      grounds
        .map((ground) => ({ colour, ground, ratio: contrast(tokens[colour], tokens[ground]) }))
        .filter(({ ratio }) => !(ratio >= least)),
    )

  // WCAG 2.2, success criterion 1.4.3
  test('every text has a contrast of 4.5:1 on its grounds', () => expect(weak(TEXTS, 4.5)).toEqual([]))

  // WCAG 2.2, success criterion 1.4.11
  test('outlines have a contrast of 3:1', () => expect(weak(OUTLINES, 3)).toEqual([]))
})

test('every colour is one of these', () => {
  const known = new Set([
    ...Object.keys(TEXTS),
    ...Object.values(TEXTS).flat(),
    ...Object.keys(OUTLINES),
    ...DECORATION,
  ])
  expect(Object.keys(light).filter((name) => !known.has(name))).toEqual([])
})

function contrast(one: string | undefined, other: string | undefined): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex = ''): number {
  const full = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex
  const [r = Number.NaN, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
