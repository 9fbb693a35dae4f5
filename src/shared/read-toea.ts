/**
 * Sign, `K` or `PGK`, thousands with commas or spaces, toea. Banks also write brackets, a minus at the end, CR or DR.
 */
const AMOUNT =
  /^(?<sign>[-+(])?\s*(?:PGK|K)?\s*(?<inner>-)?(?<kina>\d{1,3}(?:[, ]\d{3})+|\d{1,9})(?:\.(?<toea>\d{1,2}))?\s*(?<after>\)|-|CR|DR)?$/i

/**
 * Returns the toea of an amount as people and banks write it: `K1,234.50`, `PGK 450`, `-45.00`, `(45.00)`, `45.00 DR`.
 * Returns undefined when the text is not an amount.
 */
export function readToea(typed: string): number | undefined {
  const parts = AMOUNT.exec(typed.trim())?.groups
  if (!parts) return undefined
  const { sign = '', inner = '', kina = '', toea = '', after = '' } = parts
  const amount = Number(kina.replace(/[, ]/g, '')) * 100 + Number(toea.padEnd(2, '0'))
  const isNegative = `${sign}${inner}` !== '' && sign !== '+'
  return isNegative || /^(-|dr)$/i.test(after) ? -amount : amount
}
