import { formatNumber } from '../../shared/locale.ts'
import { plural } from '../../shared/text.ts'
import { AppLink } from '../app/link.tsx'
import { useSettings } from '../app/site.tsx'
import { Notice } from '../components/states/states.tsx'
import { Card } from '../components/surfaces/card.tsx'
import type { CvPrices } from '../cvs/access/cv-price.ts'
import { useCreditsHref } from './credits-href.ts'
import { useCredits } from './queries.ts'

/** Shows the balance and the current prices. */
export function BalanceCard() {
  const credits = useCredits()
  const { cv_view_cost: view, cv_download_cost: download, job_posting_cost: job } = useSettings()
  const low = credits === undefined ? undefined : lowBalanceWords(credits, { view, download, job })
  const costs = [
    { what: 'Open a CV', cost: view },
    { what: 'Download an opened CV', cost: download },
    { what: 'Post or renew a job', cost: job },
  ]
  return (
    <div className="grid gap-3">
      <Card as="section" className="flex flex-wrap items-center gap-x-12 gap-y-4" aria-label="Balance">
        <p>
          <b className="text-28 block tabular-nums" data-balance>
            {credits === undefined ? '…' : formatNumber(credits)}
          </b>
          Current credits
        </p>
        <dl className="facts">
          {costs.map(({ what, cost }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd className="tabular-nums">{cost === 0 ? 'free' : plural(cost, 'credit')}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {low && (
        <Notice kind="warning" title="Low balance">
          {low}
        </Notice>
      )}
    </div>
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
  const buyHref = useCreditsHref()
  if (credits === undefined || credits >= Math.max(prices.view, prices.download)) return null
  return (
    <Notice kind="warning">
      You have {plural(credits, 'credit')}. Viewing a CV costs {plural(prices.view, 'credit')}, downloading it{' '}
      {plural(prices.download, 'credit')}. <AppLink href={buyHref}>Buy Credits</AppLink>
    </Notice>
  )
}
