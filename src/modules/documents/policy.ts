import { dayInPortMoresby } from '../../shared/dates.ts'
import { DOCUMENT_LABELS, type DocumentKind } from './choices.ts'

/** `Trade test: Welder 2`, or the kind alone; `Licence class 3, 6`. */
export function documentTitle({
  kind,
  name,
  classes,
}: {
  kind: DocumentKind
  name: string
  classes: readonly string[]
}): string {
  const what =
    classes.length > 0 ? `${DOCUMENT_LABELS[kind]} class ${classes.join(', ')}` : DOCUMENT_LABELS[kind]
  return name ? `${what}: ${name}` : what
}

/** A document is good on the day on which it expires. */
export function hasExpired({ expiresOn }: { expiresOn: string | null }, now: Date): boolean {
  return expiresOn !== null && expiresOn < dayInPortMoresby(now)
}
