import { plural } from '../../shared/text.ts'

/** `34 jobs in Morobe Province`; what is no place on the map stands behind a colon. */
export function resultLine(
  total: number,
  location: string | undefined,
  locations: readonly { slug: string; name: string; kind: string }[],
): string {
  const jobs = plural(total, 'job')
  if (!location) return jobs
  const place = locations.find(({ slug, name }) => slug === location || name === location)
  return place?.kind === 'special' ? `${jobs}: ${place.name}` : `${jobs} in ${place?.name ?? location}`
}
