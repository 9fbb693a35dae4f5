/**
 * The colours of the light theme, for places without the site's style sheets: mails, pictures, PDF files, the browser's
 * frame, and stand-alone pages. The style sheets have them in `web/components/styles/tokens.css`.
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

/** The mark and the woven band, for stand-alone pages. As in `web/components/shell/logo.tsx` and the tokens. */
export const MARK =
  '<svg width="34" height="34" viewBox="0 0 36 36" aria-hidden="true"><path fill="#f7bd1b" d="M28 8.6l3.4 1.5-3.6.9c-.2 4.3-2 7.6-5 9.6-3.2 2.1-8.2 1.7-11.8 5.2 1.2-4.2 3.6-6.7 6.4-8.7 2.7-1.9 4.3-3.6 4.7-6.3.4-2.7 3.9-4.4 5.9-2.2z"/><g fill="none" stroke-width="1.7" stroke-linecap="round"><path stroke="#f7bd1b" d="M17 19.5C11 20 7 23 5 29"/><path stroke="#ef6a2e" d="M19 21.5c-4.5 2-7.5 5-8.5 9.5"/><path stroke="#e0364a" d="M21 21.5c-2.5 2.5-4.5 5.5-4.5 9.5"/></g></svg>'
export const BAND = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='28' height='10'%3E%3Cpath fill='%23131a17' d='M0 0h28v10H0z'/%3E%3Cpath fill='%23b81e2d' d='M0 10l7-8 7 8zM14 10l7-8 7 8z'/%3E%3Cpath fill='none' stroke='%23f7bd1b' stroke-width='1.8' d='M-1 9.5L7 1l7 7.5L21 1l8 8.5'/%3E%3Cpath fill='%23fff' d='M14 0l2.5 2.8L14 5.6l-2.5-2.8zM0 0l2.5 2.8L0 5.6zM28 0v5.6l-2.5-2.8z'/%3E%3C/svg%3E") center/28px 10px`
