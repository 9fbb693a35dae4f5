/** Returns the digits of a phone number without the country's 675, which many people leave out. */
export function digitsOf(typed: string): string | undefined {
  if (!/^\+?[\d\s()-]{5,}$/.test(typed)) return undefined
  const digits = typed.replace(/\D/g, '')
  return digits.replace(/^(00)?675(?=\d{7})/, '')
}
