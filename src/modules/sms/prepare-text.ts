/** Typographic characters that our texts and job titles use, and their nearest in the GSM alphabet. */
const NEAREST: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '·': ',',
  '•': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
}
const REPLACED = new RegExp(`[${Object.keys(NEAREST).join('')}]`, 'g')

/**
 * Returns a text as it is sent by SMS. One character outside the GSM alphabet makes every part less than half as long,
 * so that the text costs twice as much. Control characters mean other things to networks.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(' · ', ', ')
    .replace(REPLACED, (character) => NEAREST[character] ?? character)
}
