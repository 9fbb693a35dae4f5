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
export const LINE = '#dde2d8'
