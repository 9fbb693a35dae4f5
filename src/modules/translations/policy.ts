/**
 * Returns the placeholders of a text. Only the plural is read, because the singular may leave out the number: ‘wanpela
 * wik’.
 */
function placeholdersOf(text: string): string {
  const most = text.split('|').at(-1) ?? ''
  return [...new Set([...most.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole))].sort().join(' ')
}

/** Returns why these words cannot stand for the English text, or undefined. */
export function problemOf(english: string, words: string): string | undefined {
  if (/[\p{Cc}<>]/u.test(words)) return 'Please use plain text in one line'
  const [needed, used] = [placeholdersOf(english), placeholdersOf(words)]
  if (used !== needed)
    return needed ? `Please keep exactly these placeholders: ${needed}` : 'This text has no placeholders'
  const forms = words.split('|')
  if (forms.length > 2 || (forms.length > 1 && !english.includes('|')))
    return 'Please write one form of the text'
  return forms.some((form) => form.trim() === '') ? 'Please enter the translation' : undefined
}
