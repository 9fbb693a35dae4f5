import { encode } from 'uqr'

/** Modules on a side, and the dark ones as an SVG path in units of a module. Around it belongs a quiet zone of four. */
export type QrCode = { size: number; path: string }

/** Readable with 15 % of it lost: posters get wet and are nailed to trees. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}
