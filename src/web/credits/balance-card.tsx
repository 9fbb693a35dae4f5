import type { ReactNode } from 'react'
import { formatNumber } from '../../shared/locale.ts'
import { plural } from '../../shared/text.ts'
import { useSettings } from '../app/site.tsx'
import { Notice } from '../components/states/states.tsx'
import type { CvPrices } from '../cvs/access/cv-price.ts'
import { usePendingCredits } from '../payments/queries.ts'
import { LowCreditsNotice } from './low-credits-notice.tsx'
import { useCredits } from './queries.ts'

/** Shows the balance, the credits on the way, and the current prices. `children`: the actions. */
export function BalanceCard({ children }: { children: ReactNode }) {
  const credits = useCredits()
  const pending = usePendingCredits()
  const { cv_view_cost: view, cv_download_cost: download, job_posting_cost: job } = useSettings()
  const costs = [
    { what: 'Open a CV', cost: view },
    { what: 'Download an opened CV', cost: download },
    { what: 'Post or renew a job', cost: job },
  ]
  return (
    <section className="dark flex flex-col gap-4 rounded-card p-5" aria-label="Balance">
      <div>
        <b className="block text-28 leading-none font-bold tabular-nums" data-balance>
          {credits === undefined ? '…' : formatNumber(credits)}
        </b>
        <p>
          Current credits
          {credits !== undefined &&
            view > 0 &&
            credits >= view &&
            `, enough to open ${plural(Math.floor(credits / view), 'CV')}`}
        </p>
      </div>
      {pending > 0 && (
        <p>
          <b className="text-gold">+{formatNumber(pending)}</b> on the way, when we have seen your payment
        </p>
      )}
      <dl className="grid gap-1">
        {costs.map(({ what, cost }) => (
          <div key={what} className="flex justify-between gap-4">
            <dt className="text-leaf">{what}</dt>
            <dd className="tabular-nums">{cost === 0 ? 'free' : plural(cost, 'credit')}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto grid">{children}</div>
    </section>
  )
}

/** Shows which actions the balance is too low for, and the credits that are on the way. */
export function LowBalance() {
  const credits = useCredits()
  const pending = usePendingCredits()
  const { cv_view_cost: view, cv_download_cost: download, job_posting_cost: job } = useSettings()
  if (credits === undefined) return null
  const prices = { view, download, job }
  const low = lowBalanceWords(credits, prices)
  if (!low) return null
  const isEnoughSoon = lowBalanceWords(credits + pending, prices) === undefined
  return (
    <Notice kind={isEnoughSoon ? 'info' : 'warning'} title={isEnoughSoon ? undefined : 'Low balance'}>
      {low}
      {pending > 0 &&
        ` ${plural(pending, 'more credit')} ${pending === 1 ? 'is' : 'are'} on the way: we add them within one business day of your payment.`}
    </Notice>
  )
}

/** In credits. */
type Prices = { view: number; download: number; job: number }

/**
 * Returns a sentence that names the actions for which the balance is too low. Undefined when it is enough for each
 * single action.
 */
export function lowBalanceWords(credits: number, { view, download, job }: Prices): string | undefined {
  const things = [
    { what: 'open a CV', cost: view },
    { what: 'download a CV', cost: download },
    { what: 'post a job', cost: job },
  ]
  const short = things.filter(({ cost }) => cost > credits).map(({ what }) => what)
  if (short.length === 0) return undefined
  const enough = things.filter(({ cost }) => cost <= credits).map(({ what }) => what)
  const tooLow = `too low to ${inWords(short, 'or')}`
  return enough.length === 0
    ? `Your balance is ${tooLow}.`
    : `Your balance is enough to ${inWords(enough, 'and')}, but ${tooLow}.`
}

function inWords(list: readonly string[], last: 'and' | 'or'): string {
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${last} ${list.at(-1)}`
}

/** Shown once above rows whose buttons are disabled, with a link to buy credits. */
export function LowCredits({ prices }: { prices: CvPrices }) {
  const credits = useCredits()
  const pending = usePendingCredits()
  return <LowCreditsNotice credits={credits} pending={pending} prices={prices} />
}
