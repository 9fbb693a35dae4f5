/** Specification 2, section 9; the secure flag is on for 465 only. */
export const PORTS = [
  { port: '587', label: '587 (TLS)' },
  { port: '465', label: '465 (SSL)' },
  { port: '25', label: '25 (unencrypted)' },
] as const

/** What the secure flag should be for a port; undefined where the port does not say. */
export function secureOf(port: string): boolean | undefined {
  return PORTS.some((one) => one.port === port) ? port === '465' : undefined
}
