import sharp from 'sharp'
import { BRAND, GOLD, INK, MUTED } from '../../shared/brand.ts'
import { boundedQueue } from '../bounded-queue.ts'
import { openTypesetter, type TextStyle, type Typesetter } from './fonts.ts'

/** The content of a shared link's preview picture. WhatsApp shows no picture above 300 kB; these have about 40 kB. */
export type PreviewContent = {
  title: string
  subtitle: string
  /** A badge beside the subtitle, or '' for none. */
  badge: string
  /** Empty facts are not drawn. */
  facts: readonly string[]
  footer: string
}

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
const COLUMN = WIDTH - 2 * MARGIN

const TITLE: TextStyle = { weight: 'semibold', size: 68, fill: INK }
const SUBTITLE: TextStyle = { weight: 'regular', size: 40, fill: INK }
const BADGE: TextStyle = { weight: 'semibold', size: 26, fill: '#ffffff' }
const FACT: TextStyle = { weight: 'regular', size: 36, fill: MUTED }
const FOOTER: TextStyle = { weight: 'semibold', size: 36, fill: INK }
const SITE: TextStyle = { weight: 'semibold', size: 36, fill: BRAND }

// Each picture takes 0.1 s of processor time, and a crawler may request all of them.
const inTurn = boundedQueue({ running: 1, waiting: 40 })
let typesetter: Promise<Typesetter> | undefined

/** The maximum number of cached pictures, about 5 MB. The oldest are removed first. */
const MAX_KEPT = 100
const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>()

/** Returns a JPEG of 1200×630 pixels. Draws the same content only once. Throws too_many_requests when too many wait. */
export function readPreview(content: PreviewContent, siteName: string): Promise<Buffer<ArrayBuffer>> {
  const key = JSON.stringify([content, siteName])
  const known = kept.get(key)
  if (known) return known
  const picture = drawPreview(content, siteName)
  kept.set(key, picture)
  picture.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  return picture
}

function drawPreview(content: PreviewContent, siteName: string): Promise<Buffer<ArrayBuffer>> {
  return inTurn(async () => {
    typesetter ??= openTypesetter()
    const svg = composePreview(await typesetter, content, siteName)
    return sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  })
}

function composePreview(type: Typesetter, content: PreviewContent, siteName: string): string {
  const shapes: string[] = []
  let y = 116
  const write = (lines: readonly string[], style: TextStyle, leading: number) => {
    for (const line of lines) {
      y += leading
      shapes.push(type.outline(line, style, MARGIN, y))
    }
  }
  const titleLines = type.wrap(content.title, TITLE, COLUMN, 2)
  write(titleLines, TITLE, 76)
  y += 10
  shapes.push(...subtitle(type, content, y + 56))
  y += 56 + 10
  for (const fact of content.facts.filter(Boolean)) write(type.wrap(fact, FACT, COLUMN, 1), FACT, 50)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#faf9f5"/>`,
    bilum(0),
    ...shapes,
    `<path d="M${MARGIN} 510h${COLUMN}" stroke="#e5e1d6" stroke-width="2"/>`,
    ...footer(type, content.footer, siteName),
    '</svg>',
  ].join('')
}

function subtitle(type: Typesetter, { subtitle, badge }: PreviewContent, y: number): string[] {
  const badgeWidth = badge ? type.widthOf(badge, BADGE) + 40 : 0
  const [line = ''] = type.wrap(subtitle, SUBTITLE, COLUMN - (badge ? badgeWidth + 24 : 0), 1)
  const shapes = [type.outline(line, SUBTITLE, MARGIN, y)]
  if (!badge) return shapes
  const x = MARGIN + type.widthOf(line, SUBTITLE) + 24
  return [
    ...shapes,
    `<rect x="${x}" y="${y - 36}" width="${badgeWidth}" height="46" rx="23" fill="${BRAND}"/>`,
    type.outline(badge, BADGE, x + 20, y - 4),
  ]
}

/** Draws the urgent text on the left and the name of the site on the right. */
function footer(type: Typesetter, text: string, siteName: string): string[] {
  const [site = ''] = type.wrap(siteName, SITE, COLUMN / 2, 1)
  const siteX = WIDTH - MARGIN - type.widthOf(site, SITE)
  const [line = ''] = type.wrap(text, FOOTER, siteX - MARGIN - 120, 1)
  const mark = `<g transform="translate(${siteX - 72} 540) scale(1.56)">${MARK}</g>`
  return [type.outline(line, FOOTER, MARGIN, 580), mark, type.outline(site, SITE, siteX, 580)]
}

/** The band of a bilum (string bag): two zigzags. */
function bilum(y: number): string {
  const step = 40
  const zigzag = (shift: number) =>
    Array.from({ length: WIDTH / step + 1 }, (_, index) => {
      const x = index * step
      return `${index === 0 ? 'M' : 'L'}${x - step / 2} ${y + shift + step / 2}L${x} ${y + shift}`
    }).join('')
  return [
    [20, BRAND],
    [44, GOLD],
  ]
    .map(
      ([shift, colour]) =>
        `<path d="${zigzag(Number(shift))}L${WIDTH + step / 2} ${y + Number(shift) + step / 2}" fill="none" stroke="${colour}" stroke-width="14"/>`,
    )
    .join('')
}

/** A kumul, the bird of paradise; 36 pixels square. */
const MARK = `<rect width="36" height="36" rx="8" fill="${BRAND}"/><path fill="${GOLD}" d="M28 8.6l3.4 1.5-3.6.9c-.2 4.3-2 7.6-5 9.6C19.6 22.7 14.6 22.3 11 25.8c1.2-4.2 3.6-6.7 6.400-8.700 2.700-1.900 4.300-3.600 4.700-6.300.4-2.700 3.900-4.400 5.900-2.200z"/><path fill="none" stroke="${GOLD}" stroke-width="1.7" stroke-linecap="round" d="M17 19.500C11 20 7 23 5 29M19 21.500C14.500 23.500 11.500 26.500 10.500 31M21 21.500c-2.500 2.500-4.500 5.500-4.500 9.500"/><circle cx="25.2" cy="9.9" r="1" fill="${BRAND}"/>`
