/**
 * The colours of the light theme, for what no style sheet reaches: mails, pictures, PDF files, the browser's frame, and
 * pages that stand alone. The style sheets have theirs in `web/components/styles/tokens.css`.
 */
export const BRAND = '#0b6148'
export const FOREST = '#06382c'
export const GOLD = '#f7bd1b'
export const INK = '#13201a'
export const MUTED = '#53605a'
export const PAPER = '#f3f5ef'
export const SURFACE = '#ffffff'
export const GOLD_SOFT = '#fdf1cd'
export const KUMUL = '#b81e2d'
/** The dark stripes of the band. */
export const SOOT = '#131a17'
export const LINE = '#dde2d8'

/** The colours of the dark theme, for mails. */
export const DARK = {
  brand: '#63d1ab',
  onBrand: '#03241a',
  gold: '#f9d266',
  goldSoft: '#382b08',
  ink: '#e9f0ec',
  muted: '#a6b3ac',
  paper: '#0e1512',
  surface: '#161f1b',
  line: '#2c3832',
}
