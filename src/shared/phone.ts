const ALLOWED = /^\+?[\d\s()+-]+$/

/**
 * Returns the international form, a + and digits, or undefined when the text is not a phone number. Seven or eight
 * digits are a Papua New Guinea number (no trunk 0, no area codes); ten or more digits are kept unchanged.
 */
export function internationalPhone(typed: string): string | undefined {
  if (!ALLOWED.test(typed.trim())) return undefined
  const digits = typed.replace(/\D/g, '').replace(/^00/, '')
  if (/^675\d{7,8}$/.test(digits)) return `+${digits}`
  if (/^[2-9]\d{6,7}$/.test(digits) || /^180\d{4}$/.test(digits)) return `+675${digits}`
  return digits.length >= 10 && digits.length <= 15 ? `+${digits}` : undefined
}

/**
 * Returns the international form of a number of Papua New Guinea, or undefined. Only these get codes by SMS: messages to
 * other countries are expensive, and fraudsters earn from them.
 */
export function nationalPhone(typed: string): string | undefined {
  const phone = internationalPhone(typed)
  return phone && /^\+675\d{7,8}$/.test(phone) ? phone : undefined
}

/** Whether the text is a phone number: a local number of seven or eight digits, or an international one. */
export function isPhone(typed: string): boolean {
  return internationalPhone(typed) !== undefined
}
