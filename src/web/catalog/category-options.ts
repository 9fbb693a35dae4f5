type Category = { slug: string; name: string }

/** Those on offer, and the one that a CV or job stands in already: it may stay there after it was taken off the list. */
export function categoryOptions(categories: readonly Category[], kept: string | null | undefined) {
  const offered = categories.map(({ slug, name }) => ({ value: slug, label: name }))
  if (!kept || categories.length === 0 || categories.some(({ slug }) => slug === kept)) return offered
  const name = kept.replaceAll('-', ' ')
  return [...offered, { value: kept, label: `${name[0]?.toUpperCase()}${name.slice(1)} (no longer offered)` }]
}
