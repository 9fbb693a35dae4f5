/** `+50`, `−2`: with a true minus, which lines up with the plus. */
export function signedCredits(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${Math.abs(amount).toLocaleString('en-AU')}`
}
