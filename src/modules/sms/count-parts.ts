/** The GSM 7-bit alphabet (3GPP TS 23.038, 6.2.1), and the characters that take two places (6.2.1.1). */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const EXTENDED = '\f^{}\\[~]|€'

/** Whether every character is in the GSM 7-bit alphabet. Other texts are sent as UCS-2, which has room for less. */
export function isGsm(text: string): boolean {
  return [...text].every((character) => BASIC.includes(character) || EXTENDED.includes(character))
}

/**
 * The number of messages that the network sends and charges. A text that needs more than one loses some room to the
 * header that joins them, and no character is divided between two.
 */
export function countParts(text: string): number {
  const isBasic = isGsm(text)
  const [single, joined] = isBasic ? [160, 153] : [70, 67]
  const sizes = [...text].map((character) =>
    isBasic ? (EXTENDED.includes(character) ? 2 : 1) : character.length,
  )
  if (sizes.reduce((sum, size) => sum + size, 0) <= single) return 1
  let parts = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > joined) {
      parts += 1
      used = 0
    }
    used += size
  }
  return parts
}
