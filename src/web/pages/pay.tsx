import type { ReactNode } from 'react'
import { LEAST_PAID } from '../../modules/jobs/limits.ts'
import type { ReadOf } from '../../page-reads.ts'
import { NUMBER_WORDS, plural } from '../../shared/text.ts'
import { AppLink } from '../app/link.tsx'
import { ButtonLink } from '../components/controls/button.tsx'
import { EmptyState } from '../components/states/states.tsx'
import payStyle from '../pay/pay.css?inline'
import { type PayRow, PayTable, payInWords } from '../pay/pay-table.tsx'
import { PageTop } from '../texts/text-page.tsx'
import { definePage } from './page.ts'

const LEAST = NUMBER_WORDS[LEAST_PAID]
const NOINDEX = { name: 'robots', content: 'noindex' }

export const payPage = definePage({
  path: '/pay',
  async open({ reads }) {
    const pay = await reads.pay()
    return {
      title: 'What work pays in Papua New Guinea',
      isWide: true,
      style: payStyle,
      meta: [
        {
          name: 'description',
          content: `Pay in kina a fortnight for ${plural(pay.trades.length, 'trade')} and by province, from job postings and CVs.`,
        },
        pay.trades.length === 0 ? NOINDEX : undefined,
      ],
      body: <PayOverview pay={pay} />,
    }
  },
})

export const tradePayPage = definePage({
  path: '/pay/:trade',
  async open({ params: { trade: slug = '' }, reads }) {
    const [trade, pay, jobs] = await Promise.all([
      reads.trade(slug),
      reads.pay(),
      reads.jobs({ trade: slug, limit: '1' }),
    ])
    const own = pay.trades.find((one) => one.slug === slug)
    const known = own?.offered ?? own?.wished
    return {
      title: `What ${trade.name} jobs pay in Papua New Guinea`,
      isWide: true,
      style: payStyle,
      meta: known
        ? [
            {
              name: 'description',
              content: `The middle is ${payInWords(known.median)}. Figures from job postings and CVs, by province.`,
            },
          ]
        : [NOINDEX],
      body: <PayOfTrade name={trade.name} slug={slug} own={own} jobs={jobs.total} />,
    }
  },
})

type Table = ReadOf<'pay'>

const rowOf = ({ slug, province, ...pay }: Table['provinces'][number]): PayRow => ({
  key: slug,
  name: province,
  ...pay,
})

function PayOverview({ pay }: { pay: Table }) {
  return (
    <>
      <PageTop
        title="What work pays in Papua New Guinea"
        lead="Kina a fortnight: what employers offer in job postings, and what people ask for in their CVs."
      />
      <div className="wrap grid gap-6 py-5">
        {pay.trades.length === 0 && pay.provinces.length === 0 ? (
          <TooFew title="Not enough figures yet" />
        ) : (
          <>
            {pay.trades.length > 0 && (
              <Section title="By trade">
                <PayTable
                  caption="Pay by trade"
                  first="Trade"
                  rows={pay.trades.map(({ slug, name, ...figures }) => ({
                    key: slug,
                    name: <AppLink href={`/pay/${slug}`}>{name}</AppLink>,
                    ...figures,
                  }))}
                />
              </Section>
            )}
            <Section title="All work, by province">
              <PayTable
                caption="Pay by province"
                first="Province"
                rows={[{ ...pay, key: 'all', name: 'Papua New Guinea' }, ...pay.provinces.map(rowOf)]}
              />
            </Section>
          </>
        )}
        <HowWeCount />
      </div>
    </>
  )
}

type PayOfTradeProps = { name: string; slug: string; own: Table['trades'][number] | undefined; jobs: number }

function PayOfTrade({ name, slug, own, jobs }: PayOfTradeProps) {
  return (
    <>
      <PageTop
        title={`What ${name} jobs pay`}
        lead={own ? leadOf(own) : 'Too few postings and CVs say it yet.'}
      />
      <div className="wrap grid gap-6 py-5">
        {own ? (
          <Section title="By province">
            <PayTable
              caption={`Pay of ${name} jobs by province`}
              first="Province"
              rows={[{ ...own, key: 'all', name: 'Papua New Guinea' }, ...own.provinces.map(rowOf)]}
            />
          </Section>
        ) : (
          <TooFew title={`Not enough figures for ${name} jobs`} />
        )}
        <p className="flex flex-wrap gap-x-4 gap-y-2">
          {jobs > 0 && (
            <AppLink className="more" href={`/jobs/trade/${slug}`}>
              {plural(jobs, `open ${name} job`)}
            </AppLink>
          )}
          <AppLink className="more" href="/pay">
            Pay of other trades
          </AppLink>
        </p>
        <HowWeCount />
      </div>
    </>
  )
}

function leadOf({ offered, wished }: Table['trades'][number]): string {
  const half = [
    offered && `Half of the employers offer less, half more, than ${payInWords(offered.median)}.`,
    wished && `The middle of what people ask for is ${payInWords(wished.median)}.`,
  ]
  return half.filter(Boolean).join(' ')
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card">
      <h2 className="mb-2">{title}</h2>
      {children}
    </section>
  )
}

function TooFew({ title }: { title: string }) {
  return (
    <EmptyState
      title={title}
      why={`We show pay only from ${LEAST} postings or ${LEAST} people on, so that nobody's own figure is seen.`}
      action={
        <ButtonLink href="/jobs" link={AppLink}>
          Find jobs
        </ButtonLink>
      }
    />
  )
}

function HowWeCount() {
  return (
    <section className="text-muted">
      <h2 className="text-17">How we count</h2>
      <p>
        Postings of the last twelve months that say what they pay, and the newest CV of each person that says
        what they ask for. A range counts with its middle; pay by the hour, month or year is converted to a
        fortnight. The bar is the half in the middle; a quarter is below it and a quarter above. We show a
        figure only from {LEAST} postings or {LEAST} people on, and never the figure of one person.
      </p>
    </section>
  )
}
