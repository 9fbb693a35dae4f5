import type { Context } from '../../platform/context.ts'
import { daysBefore } from '../../shared/dates.ts'
import { HOUR } from '../../shared/time.ts'
import { listAllPlaces } from '../catalog/reads.ts'
import { LEAST_PAID, PAID_DAYS } from '../jobs/limits.ts'
import { type NamedTrade, namedTradesOf } from '../occupations/named-trades.ts'
import { recentTerms } from '../occupations/terms.ts'
import { selectPaidJobs, selectWishes } from './pay-queries.ts'
import { type QuarterPoints, quarterPoints } from './policy.ts'
import { refreshCounts } from './refresh-counts.ts'

/** `figures`: the number of postings, or of people. */
type PayFigures = QuarterPoints & { figures: number }
/**
 * The pay that employers offer in postings and the pay that people ask for in their CVs. Null: too few of them name it.
 */
type Pay = { offered: PayFigures | null; wished: PayFigures | null }
type ProvincePay = Pay & { slug: string; province: string }
type TradePay = NamedTrade & Pay & { provinces: ProvincePay[] }
/** `trades`, `provinces`: those with enough figures. */
export type PayTable = Pay & { trades: TradePay[]; provinces: ProvincePay[] }

/**
 * Returns the pay by trade and province, at most an hour old. Each figure comes from at least eight postings or people.
 */
export function readPay(ctx: Context): Promise<PayTable> {
  return refreshCounts(ctx, 'pay', () => countPay(ctx), HOUR)
}

/** One posting or CV. Kina a year. */
type Figure = { trades: readonly NamedTrade[]; province: string; kind: keyof Pay; yearly: number }

async function countPay(ctx: Context): Promise<PayTable> {
  const [figures, places] = await Promise.all([readFigures(ctx), listAllPlaces(ctx)])
  const provinces = places.filter(({ kind, isActive }) => kind === 'province' && isActive)
  const byProvince = (some: readonly Figure[]) => {
    const groups = Map.groupBy(some, ({ province }) => province)
    const all = provinces.map(({ slug, province }) => ({
      slug,
      province,
      ...payOf(groups.get(province) ?? []),
    }))
    return all.filter(isKnown)
  }
  const trades = new Map(figures.flatMap((figure) => figure.trades).map((trade) => [trade.slug, trade]))
  const ofTrade = Map.groupBy(
    figures.flatMap((figure) => figure.trades.map(({ slug }) => ({ slug, figure }))),
    ({ slug }) => slug,
  )
  const table = [...trades.values()].map((trade) => {
    const own = (ofTrade.get(trade.slug) ?? []).map(({ figure }) => figure)
    return { ...trade, ...payOf(own), provinces: byProvince(own) }
  })
  return {
    ...payOf(figures),
    trades: table.filter(isKnown).sort((a, b) => a.name.localeCompare(b.name)),
    provinces: byProvince(figures),
  }
}

async function readFigures(ctx: Context): Promise<Figure[]> {
  const [jobs, wishes, lexicon] = await Promise.all([
    selectPaidJobs(ctx.db, daysBefore(ctx.now, PAID_DAYS)),
    selectWishes(ctx.db),
    recentTerms(ctx),
  ])
  const offered = jobs.map(
    ({ title, province, yearlyMin, yearlyMax }): Figure => ({
      trades: namedTradesOf(lexicon, title),
      province,
      kind: 'offered',
      yearly: (yearlyMin + yearlyMax) / 2,
    }),
  )
  const wished = wishes.flatMap(({ title, province, pay }) => {
    const trades = namedTradesOf(lexicon, title)
    return pay.map((yearly): Figure => ({ trades, province, kind: 'wished', yearly }))
  })
  return [...offered, ...wished]
}

function payOf(figures: readonly Figure[]): Pay {
  const of = (wanted: keyof Pay) => {
    const yearly = figures.flatMap(({ kind, yearly }) => (kind === wanted ? yearly : []))
    return yearly.length < LEAST_PAID ? null : { figures: yearly.length, ...quarterPoints(yearly) }
  }
  return { offered: of('offered'), wished: of('wished') }
}

function isKnown({ offered, wished }: Pay): boolean {
  return offered !== null || wished !== null
}
