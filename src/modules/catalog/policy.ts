type Named = { slug: string; name: string; aliases: readonly string[]; kind: string }

/**
 * Finds a location by its slug, name or another spelling. `text` is in lower case. A slug takes precedence, then a town
 * over its province.
 */
export function findLocation<L extends Named>(locations: readonly L[], text: string): L | undefined {
  const named = locations.filter(
    ({ slug, name, aliases }) => slug === text || name.toLowerCase() === text || aliases.includes(text),
  )
  return named.find(({ slug }) => slug === text) ?? named.find(({ kind }) => kind !== 'province') ?? named[0]
}
