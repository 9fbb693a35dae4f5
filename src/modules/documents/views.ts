import { hasExpired } from './policy.ts'
import type { DocumentRow, SharedRow } from './queries.ts'

/** A document for its owner. */
export function ownDocument({ document, isUnscanned }: DocumentRow, now: Date) {
  const { id, kind, name, classes, expiresOn, fileType, fileSize, createdAt } = document
  return {
    id,
    kind,
    name,
    classes,
    expiresOn,
    hasExpired: hasExpired(document, now),
    fileType,
    fileSize,
    createdAt,
    /** Only its owner may open it until the virus scanner has read it. */
    fileIsWaiting: isUnscanned,
  }
}

/** A shared document, for the employer and for its owner. */
export function sharedDocument({ document, isUnscanned, openedAt }: SharedRow, now: Date) {
  const { id, kind, name, classes, expiresOn, fileType, fileSize } = document
  return {
    id,
    kind,
    name,
    classes,
    expiresOn,
    hasExpired: hasExpired(document, now),
    fileType,
    fileSize,
    fileIsWaiting: isUnscanned,
    /** When the employer first opened it. */
    openedAt,
  }
}
