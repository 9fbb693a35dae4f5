import { t } from '../../shared/language/words.ts'

/** How many of the provinces with jobs are at the top level, at the two top levels, and so on. */
const PLACES = [2, 6, 12, 17] as const

/**
 * Returns the numbers of jobs from which the levels 1, 2, … of the map begin, at most four. Level 0 is below the first.
 * Equal provinces have equal levels, so with few jobs there are fewer.
 */
export function levelBounds(counts: readonly number[]): number[] {
  const jobs = counts.filter((count) => count > 0).sort((a, b) => b - a)
  const different = [...new Set(jobs)]
  const all = different.length <= PLACES.length + 1 ? different : PLACES.flatMap((at) => jobs[at - 1] ?? [])
  const least = jobs.at(-1) ?? 0
  return [...new Set(all)].filter((bound) => bound > least).reverse()
}

export function levelOf(count: number, bounds: readonly number[]): number {
  const isTop = bounds.filter((bound) => count >= bound).length
  // The top colour is gold, however few levels there are.
  return isTop === bounds.length && isTop > 0 ? 4 : isTop
}

type Key = { level: number; label: string }

/** Names the levels: `under 13`, `13 – 25`, `over 150`. */
export function levelKey(bounds: readonly number[]): Key[] {
  if (bounds.length === 0) return []
  return [0, ...bounds].map((from, index) => {
    const next = bounds[index]
    const level = levelOf(from, bounds)
    if (index === 0) return { level, label: t('under {next}', { next: next ?? '' }) }
    if (next === undefined) return { level, label: t('{from} or more', { from }) }
    return { level, label: next - 1 > from ? `${from} – ${next - 1}` : String(from) }
  })
}
