/** Returns the name of a category or location. An entry that is no longer listed shows its slug. */
export function entryName(entries: readonly { slug: string; name: string }[], slug: string): string {
  return entries.find((entry) => entry.slug === slug)?.name ?? slug
}
