import type { Lexicon } from '../occupations/lexicon.ts'
import { isSameField, nearnessTo, type Trade, tradeOf } from '../occupations/trades.ts'

/** The facts that decide whether a job is like another one, or like a CV. `location` is a slug. */
export type Related = { title: string; category: string; location: string | null }
/** The province of each location, by its slug. */
export type Provinces = ReadonlyMap<string, string>

/**
 * From this nearness on, jobs of another category are like each other: a cook of a mine and a cook of a hotel. Related
 * work has at most 0.48: a geologist is not looking for a job with cocoa farmers.
 */
const SAME_TRADE = 0.5
const OF_NEARNESS = 6
const OF_CATEGORY = 1
const OF_TOWN = 0.6
const OF_PROVINCE = 0.4
/** The share of an earlier job of a CV beside the one in its heading. */
const EARLIER = 0.8

/**
 * Returns the jobs like one of the wanted ones (the first counts most), the most similar first: of the same trade, then of the same category, then
 * nearby. Jobs of another trade must be of the same category and kind of work. Equal ones keep their order. `nearness`: 0 to 1.
 */
export function rankRelated<J extends Related>(
  wanted: readonly Related[],
  jobs: readonly J[],
  { lexicon, provinces }: { lexicon: Lexicon; provinces: Provinces },
): { job: J; nearness: number }[] {
  const trades = wanted.map(({ title }) => tradeOf(lexicon, title))
  const measures = trades.map((trade) => nearnessTo(lexicon, trade))
  const [first] = wanted
  return jobs
    .flatMap((job) => {
      const trade = tradeOf(lexicon, job.title)
      const nearness = measures.reduce(
        (best, near, index) => Math.max(best, near(trade) * (index === 0 ? 1 : EARLIER)),
        0,
      )
      const isSameCategory = first?.category === job.category
      const isLike =
        nearness >= SAME_TRADE || (isSameCategory && isSameKind(lexicon, nearness, trades, trade))
      if (!first || !isLike) return []
      const score =
        OF_NEARNESS * nearness +
        (isSameCategory ? OF_CATEGORY : 0) +
        closeness(provinces, first.location, job.location)
      return [{ job, nearness, score }]
    })
    .sort((a, b) => b.score - a.score)
}

function isSameKind(lexicon: Lexicon, nearness: number, trades: readonly Trade[], trade: Trade): boolean {
  return nearness > 0 || trades.some((one) => isSameField(lexicon, one, trade))
}

function closeness(provinces: Provinces, one: string | null, other: string | null): number {
  if (one === null || other === null) return 0
  if (one === other) return OF_TOWN
  const province = provinces.get(one) ?? ''
  return province !== '' && province === provinces.get(other) ? OF_PROVINCE : 0
}
