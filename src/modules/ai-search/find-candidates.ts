import type { Db } from '../../platform/database.ts'
import type { CandidateRow } from './candidate.ts'
import type { Tier } from './candidate-tiers.ts'
import { selectCandidates, selectCvsOf, selectTiers, type TierFound } from './queries.ts'

/** CVs to be judged, and how many people the fullest of the tiers has; about, where they are more than its limit. */
type Found = { rows: CandidateRow[]; total: number }

/**
 * Asks the index tier by tier, and gives no CV twice. `size`: how many people are wanted of each tier, if it has them: where the CVs of
 * fewer fill it, it is asked again for those of others. `hidden`: CVs that are left out.
 */
export function candidateFinder(db: Db, size: number, hidden: readonly number[] | null) {
  const seen = new Set<number>()
  const owners = new Map<number, number>()
  const ask = async (tiers: readonly Tier[], without: readonly number[] | null) => {
    const found = tiers.length > 0 ? await selectTiers(db, tiers, without) : []
    const ids = [...new Set(found.flatMap((tier) => tier.ids))].filter((id) => !seen.has(id))
    const rows = ids.length > 0 ? await selectCandidates(db, ids) : []
    for (const id of ids) seen.add(id)
    for (const { id, jobSeekerId } of rows) owners.set(id, jobSeekerId)
    return { found, rows }
  }
  return async (tiers: readonly Tier[]): Promise<Found> => {
    const { found, rows } = await ask(tiers, hidden)
    const counts = found.map((tier) => countPeople(tier, owners))
    const crowded = found.flatMap((tier, index) =>
      tier.total > tier.ids.length && peopleAmong(tier.ids, owners) < size ? [index] : [],
    )
    if (crowded.length === 0) return { rows, total: Math.max(0, ...counts) }
    const known = await selectCvsOf(db, [...new Set(owners.values())])
    const others = await ask(
      crowded.flatMap((index) => tiers[index] ?? []),
      [...new Set([...(hidden ?? []), ...seen, ...known])],
    )
    for (const [place, index] of crowded.entries()) {
      const [first, more] = [found[index], others.found[place]]
      if (first && more) counts[index] = peopleAmong(first.ids, owners) + countPeople(more, owners)
    }
    return { rows: [...rows, ...others.rows], total: Math.max(0, ...counts) }
  }
}

function peopleAmong(ids: readonly number[], owners: ReadonlyMap<number, number>): number {
  return new Set(ids.flatMap((id) => owners.get(id) ?? [])).size
}

/** `owners`: of CVs that can be judged. The index counts those too who were hired, and each CV; what is so of the newest is taken to be so of all. */
export function countPeople({ ids, total }: TierFound, owners: ReadonlyMap<number, number>): number {
  return ids.length === 0 ? 0 : Math.round((total * peopleAmong(ids, owners)) / ids.length)
}
