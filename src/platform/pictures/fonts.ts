import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

const FAMILY = '@expo-google-fonts/source-sans-3'

/**
 * The paths of the font for drawing: Source Sans 3, TrueType, under the SIL Open Font License. It comes as a package,
 * so that pictures and documents look the same on a machine without any fonts. Latin, Greek and Cyrillic letters; no
 * emoji.
 */
export const FONTS = {
  regular: pathOf('400Regular/SourceSans3_400Regular.ttf'),
  semibold: pathOf('600SemiBold/SourceSans3_600SemiBold.ttf'),
}

function pathOf(file: string): string {
  // Not import.meta.resolve, which is missing where tests run.
  return createRequire(import.meta.url).resolve(`${FAMILY}/${file}`)
}

type Weight = keyof typeof FONTS

export type Typesetter = {
  /** Splits the text into at most `maxLines` lines of at most `width` pixels. Cuts longer text with an ellipsis. */
  wrap(text: string, style: TextStyle, width: number, maxLines: number): string[]
  /** Returns the width in pixels. */
  widthOf(text: string, style: TextStyle): number
  /** Returns an SVG path of the text's outlines, with the baseline beginning at `x`, `y`. */
  outline(text: string, style: TextStyle, x: number, y: number): string
}
/** `size` in pixels. */
export type TextStyle = { weight: Weight; size: number; fill: string }

/** Draws text as outlines, which need no font and look the same on every machine. */
export async function openTypesetter(): Promise<Typesetter> {
  // Loaded only for drawing, because it takes about 8 MB of memory.
  const { create } = await import('fontkit')
  const open = async (path: string) => singleFont(create(await readFile(path)))
  const fonts = { regular: await open(FONTS.regular), semibold: await open(FONTS.semibold) }
  const widthOf = (text: string, { weight, size }: TextStyle) => {
    const font = fonts[weight]
    return (font.layout(drawable(font, text)).advanceWidth * size) / font.unitsPerEm
  }
  return {
    widthOf,
    wrap: (text, style, width, maxLines) =>
      wrapLines(drawable(fonts[style.weight], text), (line) => widthOf(line, style) <= width, maxLines),
    outline: (text, style, x, y) => outline(fonts[style.weight], text, style, x, y),
  }
}

function singleFont(opened: ReturnType<typeof import('fontkit').create>): Font {
  if ('fonts' in opened) throw new Error('a collection where a font was expected')
  return opened
}

/** Removes characters without a glyph in the font, such as emoji, which would be drawn as empty boxes. */
function drawable(font: Font, text: string): string {
  const known = [...text.normalize('NFC')].filter((char) => /\s/.test(char) || hasGlyph(font, char))
  return known.join('').replace(/\s+/g, ' ').trim()
}

function hasGlyph(font: Font, char: string): boolean {
  return font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)
}

function outline(font: Font, text: string, { size, fill }: TextStyle, x: number, y: number): string {
  const { glyphs, positions } = font.layout(drawable(font, text))
  const scale = size / font.unitsPerEm
  let pen = 0
  const shapes = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
    const path = glyph.path.translate(pen + xOffset, yOffset).toSVG()
    pen += xAdvance
    return path
  })
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}" d="${shapes.join('')}"/>`
}

/** Breaks a text into lines at spaces. A word that is wider than a line is broken inside. */
export function wrapLines(text: string, fits: (line: string) => boolean, maxLines: number): string[] {
  const lines: string[] = []
  let rest = text
  while (rest !== '' && lines.length < maxLines) {
    const isLast = lines.length === maxLines - 1
    const line = isLast && !fits(rest) ? cutLine(rest, fits) : firstLine(rest, fits)
    lines.push(line)
    rest = rest.slice(line.length).trimStart()
    if (isLast) break
  }
  return lines
}

function firstLine(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text
  const words = text.split(' ')
  const count = longest(words.length, (n) => fits(words.slice(0, n).join(' ')))
  if (count > 0) return words.slice(0, count).join(' ')
  const [word = ''] = words
  const chars = [...word]
  return chars
    .slice(
      0,
      Math.max(
        1,
        longest(chars.length, (n) => fits(chars.slice(0, n).join(''))),
      ),
    )
    .join('')
}

function cutLine(text: string, fits: (line: string) => boolean): string {
  const chars = [...text]
  const count = longest(chars.length, (n) => fits(`${chars.slice(0, n).join('').trimEnd()}…`))
  return `${chars.slice(0, count).join('').trimEnd()}…`
}

/** Returns the largest number up to `most` that fits. Every number above one that does not fit must not fit either. */
function longest(most: number, fits: (count: number) => boolean): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}
