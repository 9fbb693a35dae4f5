import { createHash } from 'node:crypto'

/** Weak: the same page in another compression is the same page. */
export function etagOf(content: Uint8Array | string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** If-None-Match names it, or anything. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const bare = etag.replace('W/', '')
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace('W/', '') === bare)
}
