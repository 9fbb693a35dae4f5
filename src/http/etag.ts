import { createHash } from 'node:crypto'

/** Returns a weak ETag, because the same page with another compression counts as the same page. */
export function etagOf(content: Uint8Array | string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** Whether If-None-Match contains the ETag or `*`. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const bare = etag.replace('W/', '')
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace('W/', '') === bare)
}
