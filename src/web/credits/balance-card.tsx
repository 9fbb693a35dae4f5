import { plural } from '../../shared/text.ts'
import { Card } from '../components/card.tsx'
import { Notice } from '../components/notice.tsx'
import { useCredits } from '../employers/queries.ts'
import { useSettings } from '../settings.ts'
import { lowBalanceWords } from './balance-words.ts'

/** The balance, with what things cost now beside it. */
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
          <b className="text-34 block tabular-nums" data-balance>
            {credits?.toLocaleString('en-AU') ?? '…'}
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
