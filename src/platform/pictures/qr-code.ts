import { encode } from 'uqr'

/**
 * The number of modules per side, and the dark modules as an SVG path in units of a module. It needs a margin of four
 * modules.
 */
export type QrCode = { size: number; path: string }

/** Returns a QR code that is readable even if 15 % of it is damaged: posters get wet and are nailed to trees. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}
