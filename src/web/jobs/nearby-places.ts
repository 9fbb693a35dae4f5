type Place = { slug: string; name: string; region: string; province: string; kind: string }

/** Places with jobs around a town or province: its own province first, then its region, most jobs first. At most three. */
export function nearbyPlaces(
  places: readonly Place[],
  asked: string | undefined,
  totals: Readonly<Record<string, number>>,
): (Place & { total: number })[] {
  const here = places.find(({ slug, name }) => slug === asked || name === asked)
  if (!here || here.kind === 'special') return []
  const isOwn = (place: Place) => (place.province === here.province ? 1 : 0)
  return places
    .filter((place) => place.slug !== here.slug && place.region === here.region && place.kind !== 'special')
    .map((place) => ({ ...place, total: totals[place.slug] ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => isOwn(b) - isOwn(a) || b.total - a.total)
    .slice(0, 3)
}

/** All jobs, wherever: each province counts its towns, and the special places stand beside them. */
export function totalEverywhere(places: readonly Place[], totals: Readonly<Record<string, number>>): number {
  return places.filter(({ kind }) => kind !== 'town').reduce((sum, { slug }) => sum + (totals[slug] ?? 0), 0)
}
