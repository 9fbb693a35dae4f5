import type { Entry } from './entries.ts'

/**
 * Returns the offered categories or locations. Adds the entry that a CV or job already has, which it may keep when that
 * entry is no longer offered.
 */
export function offeredOptions(entries: readonly Entry[], kept: string | null | undefined) {
  const offered = entries.map(({ slug, name }) => ({ value: slug, label: name }))
  if (!kept || entries.length === 0 || entries.some(({ slug }) => slug === kept)) return offered
  const name = kept.replaceAll('-', ' ')
  return [...offered, { value: kept, label: `${name[0]?.toUpperCase()}${name.slice(1)} (no longer offered)` }]
}
