import type { PageReads } from '../../../page-reads.ts'
import { t } from '../../../shared/language/words.ts'
import type { JobPageProps } from './job-page.tsx'

/** Reads the data of a job's page. The page also works without the visitor's own application and CV. */
export async function readJobPage(reads: PageReads, id: string): Promise<JobPageProps> {
  const [{ job, similar, pace, more }, sent, fit] = await Promise.all([
    reads.jobPage(id).then(async (page) => ({
      ...page,
      pace: await reads.pace(page.job.employerId).catch(() => null),
      more: await readMore(reads, page.job.title).catch(() => []),
    })),
    reads.application(id).catch(() => null),
    reads.jobFit(id).catch(() => null),
  ])
  return { job, similar, pace, more, sent, fit }
}

/** Returns links to the other jobs in the same trade and to the pay in this trade. */
async function readMore(reads: PageReads, title: string): Promise<JobPageProps['more']> {
  const [trades, open, pay] = await Promise.all([reads.tradesOf(title), reads.jobTrades(), reads.pay()])
  return trades.flatMap(({ slug, name }) => {
    const { jobs = 0 } = open.find((one) => one.slug === slug) ?? {}
    const isPaid = pay.trades.some((one) => one.slug === slug)
    return [
      ...(jobs > 1
        ? [
            {
              href: `/jobs/trade/${slug}`,
              label: t('All {count} {trade} jobs', { count: jobs, trade: name }),
            },
          ]
        : []),
      ...(isPaid ? [{ href: `/pay/${slug}`, label: t('What {trade} jobs pay', { trade: name }) }] : []),
    ]
  })
}
