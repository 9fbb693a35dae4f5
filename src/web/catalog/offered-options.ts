type Entry = { slug: string; name: string }

/** Categories or locations on offer, and the one that a CV or job stands in already: it may stay after it was taken off the list. */
export function offeredOptions(entries: readonly Entry[], kept: string | null | undefined) {
  const offered = entries.map(({ slug, name }) => ({ value: slug, label: name }))
  if (!kept || entries.length === 0 || entries.some(({ slug }) => slug === kept)) return offered
  const name = kept.replaceAll('-', ' ')
  return [...offered, { value: kept, label: `${name[0]?.toUpperCase()}${name.slice(1)} (no longer offered)` }]
}
