import type { Db } from '../../../platform/database/database.ts'
import type { CandidateRow } from '../judge/candidate.ts'
import { selectCandidates, selectCvsOf, selectTiers, type TierFound } from '../queries.ts'
import type { Tier } from './candidate-tiers.ts'

/** `size`: the number of people wanted. `hidden`: CVs that are left out for the employer. */
export type RankOptions = { size: number; employerId: number; hidden: readonly number[] | null }

/**
 * Queries the index tier by tier and returns no CV twice. When several CVs of fewer people fill a tier, a second query
 * looks for CVs of other people. `total`: the number of people in the fullest tier, estimated above its limit.
 */
export function candidateFinder(db: Db, { size, employerId, hidden }: RankOptions) {
  const seen = new Set<number>()
  const owners = new Map<number, number>()
  const ask = async (tiers: readonly Tier[], without: readonly number[] | null) => {
    const found = tiers.length > 0 ? await selectTiers(db, tiers, without) : []
    const ids = [...new Set(found.flatMap((tier) => tier.ids))].filter((id) => !seen.has(id))
    const rows = ids.length > 0 ? await selectCandidates(db, ids, employerId) : []
    for (const id of ids) seen.add(id)
    for (const { id, jobSeekerId } of rows) owners.set(id, jobSeekerId)
    return { found, rows }
  }
  return async (tiers: readonly Tier[]): Promise<{ rows: CandidateRow[]; total: number }> => {
    const { found, rows } = await ask(tiers, hidden)
    const counts = found.map((tier) => countPeople(tier, owners))
    const crowded = found.flatMap((tier, index) =>
      tier.total > tier.ids.length && peopleAmong(tier.ids, owners) < size ? [index] : [],
    )
    if (crowded.length === 0) return { rows, total: Math.max(0, ...counts) }
    const known = await selectCvsOf(db, [...new Set(owners.values())])
    const again = crowded.flatMap((index) => tiers[index] ?? [])
    const others = await ask(again, [...new Set([...(hidden ?? []), ...seen, ...known])])
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

/**
 * `owners`: the owners of CVs that can be judged. The index also counts CVs of people who were hired, and counts each
 * CV of a person. The share among the newest CVs is taken as the share of all.
 */
export function countPeople({ ids, total }: TierFound, owners: ReadonlyMap<number, number>): number {
  return ids.length === 0 ? 0 : Math.round((total * peopleAmong(ids, owners)) / ids.length)
}
