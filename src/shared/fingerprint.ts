/** FNV-1a of the texts: another text, another fingerprint, for all but two in a billion. Not for secrets. */
export function fingerprint(...texts: readonly unknown[]): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(JSON.stringify(texts))) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  }
  return hash.toString(36)
}
