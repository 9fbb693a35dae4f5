import type { ReactNode } from 'react'
import { LEAST_PAID } from '../../modules/jobs/limits.ts'
import type { ReadOf } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
import { NUMBER_WORDS, plural } from '../../shared/text.ts'
import { AppLink } from '../app/link.tsx'
import { ButtonLink } from '../components/controls/button.tsx'
import { EmptyState } from '../components/states/states.tsx'
import payStyle from '../pay/pay.css?inline'
import { type PayRow, PayTable, payInWords } from '../pay/pay-table.tsx'
import { PageTop } from '../texts/text-page.tsx'
import { definePage } from './page.ts'

const LEAST = NUMBER_WORDS[LEAST_PAID] ?? ''
const NOINDEX = { name: 'robots', content: 'noindex' }

export const payPage = definePage({
  path: '/pay',
  async open({ reads }) {
    const pay = await reads.pay()
    return {
      title: t('What work pays in Papua New Guinea'),
      isWide: true,
      style: payStyle,
      meta: [
        {
          name: 'description',
          content: t('Pay in kina a fortnight for {trades} and by province, from job postings and CVs.', {
            trades: plural(pay.trades.length, 'trade'),
          }),
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
      title: t('What {trade} jobs pay in Papua New Guinea', { trade: trade.name }),
      isWide: true,
      style: payStyle,
      meta: known
        ? [
            {
              name: 'description',
              content: t('The middle is {pay}. Figures from job postings and CVs, by province.', {
                pay: payInWords(known.median),
              }),
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
        title={t('What work pays in Papua New Guinea')}
        lead={t(
          'Kina a fortnight: what employers offer in job postings, and what people ask for in their CVs.',
        )}
      />
      <div className="wrap grid gap-6 py-5">
        {pay.trades.length === 0 && pay.provinces.length === 0 ? (
          <TooFew title={t('Not enough figures yet')} />
        ) : (
          <>
            {pay.trades.length > 0 && (
              <Section title={t('By trade')}>
                <PayTable
                  caption={t('Pay by trade')}
                  first={t('Trade')}
                  rows={pay.trades.map(({ slug, name, ...figures }) => ({
                    key: slug,
                    name: <AppLink href={`/pay/${slug}`}>{name}</AppLink>,
                    ...figures,
                  }))}
                />
              </Section>
            )}
            <Section title={t('All work, by province')}>
              <PayTable
                caption={t('Pay by province')}
                first={t('Province')}
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
        title={t('What {trade} jobs pay', { trade: name })}
        lead={own ? leadOf(own) : t('Too few postings and CVs say it yet.')}
      />
      <div className="wrap grid gap-6 py-5">
        {own ? (
          <Section title={t('By province')}>
            <PayTable
              caption={t('Pay of {trade} jobs by province', { trade: name })}
              first={t('Province')}
              rows={[{ ...own, key: 'all', name: 'Papua New Guinea' }, ...own.provinces.map(rowOf)]}
            />
          </Section>
        ) : (
          <TooFew title={t('Not enough figures for {trade} jobs', { trade: name })} />
        )}
        <p className="flex flex-wrap gap-x-4 gap-y-2">
          {jobs > 0 && (
            <AppLink className="more" href={`/jobs/trade/${slug}`}>
              {t('{count} open {trade} job|{count} open {trade} jobs', { count: jobs, trade: name })}
            </AppLink>
          )}
          <AppLink className="more" href="/pay">
            {t('Pay of other trades')}
          </AppLink>
        </p>
        <HowWeCount />
      </div>
    </>
  )
}

function leadOf({ offered, wished }: Table['trades'][number]): string {
  const half = [
    offered &&
      t('Half of the employers offer less, half more, than {pay}.', { pay: payInWords(offered.median) }),
    wished && t('The middle of what people ask for is {pay}.', { pay: payInWords(wished.median) }),
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
      why={t(
        'We show pay only from {least} postings or {least} people on, so that nobody’s own figure is seen.',
        { least: t(LEAST) },
      )}
      action={
        <ButtonLink href="/jobs" link={AppLink}>
          {t('Find jobs')}
        </ButtonLink>
      }
    />
  )
}

function HowWeCount() {
  return (
    <section className="text-muted">
      <h2 className="text-17">{t('How we count')}</h2>
      <p>
        {t(
          'Postings of the last twelve months that say what they pay, and the newest CV of each person that says what they ask for. A range counts with its middle; pay by the hour, month or year is converted to a fortnight.',
        )}{' '}
        {t(
          'The bar is the half in the middle; a quarter is below it and a quarter above. We show a figure only from {least} postings or {least} people on, and never the figure of one person.',
          { least: t(LEAST) },
        )}
      </p>
    </section>
  )
}
