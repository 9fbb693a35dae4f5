import type { ReadOf } from '../../../page-reads.ts'
import { formatToea } from '../../../shared/money.ts'
import { plural } from '../../../shared/text.ts'
import { useSettings } from '../../app/site.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { PageTop } from '../../texts/text-page.tsx'
import { definePage } from '../page.ts'

export const pricingPage = definePage({
  path: '/pricing',
  open: async ({ reads }) => ({
    title: 'Pricing',
    meta: [
      {
        name: 'description',
        content: 'What opening CVs and posting jobs costs in Papua New Guinea, in kina.',
      },
    ],
    isWide: true,
    body: <PricingPage packages={await reads.packages()} />,
  }),
})

type PackagesProps = { packages: ReadOf<'packages'> }

function PricingPage({ packages }: PackagesProps) {
  const { trial_credits: trialCredits } = useSettings()
  return (
    <>
      <PageTop
        title="Pricing"
        lead="Free for job seekers. Employers buy credits and spend them only on what they use."
      />
      <div className="wrap grid gap-8 pt-6">
        <Costs />
        <Packages packages={packages} />
        <section className="dark grid gap-3 rounded-panel p-6">
          <h2>How paying works</h2>
          <p className="max-w-text text-17">
            Choose a package and say how you paid: by bank transfer, mobile money, cash or government cheque,
            where offered. When we confirm the payment, we add the credits to your account. Prices are in
            kina.
            {trialCredits > 0 && ` New companies start with ${plural(trialCredits, 'free credit')}.`}
          </p>
          <p className="actions">
            <a href="/employer-register" className="btn btn-white">
              Register Company
            </a>
            <a href="/credits" className="btn btn-outline">
              Buy Credits
            </a>
          </p>
        </section>
      </div>
    </>
  )
}

function Costs() {
  const { cv_view_cost, cv_download_cost, job_posting_cost, job_posting_days } = useSettings()
  const costs = [
    {
      cost: cv_view_cost,
      title: 'Open a CV',
      text: 'Contact details, full summary and all skills. Once per CV.',
    },
    {
      cost: cv_download_cost,
      title: 'Download a CV',
      text: 'The file of a CV that you have opened. Once per CV.',
    },
    {
      cost: job_posting_cost,
      title: 'Post a job',
      text: `Open for ${plural(job_posting_days, 'day')}. Changing and closing it is free.`,
    },
  ]
  return (
    <section className="grid gap-4">
      <h2>What things cost</h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {costs.map(({ cost, title, text }) => (
          <Card key={title} as="li" className="grid content-start gap-1">
            <h3>{title}</h3>
            <p className="text-28 font-bold">{plural(cost, 'credit')}</p>
            <p className="text-muted">{text}</p>
          </Card>
        ))}
      </ul>
      <p>Searching is free, and so are the CVs of people who apply for your jobs.</p>
    </section>
  )
}

function Packages({ packages }: PackagesProps) {
  return (
    <section className="grid gap-4">
      <h2>Credit packages</h2>
      {packages.length === 0 && <p>No packages are on sale at the moment. Please contact support.</p>}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {packages.map(({ id, name, credits, price, description }) => (
          <Card key={id} as="li" className="grid content-start gap-1">
            <h3>{name}</h3>
            <p className="text-28 font-bold tabular-nums">{formatToea(price)}</p>
            <p>
              {plural(credits, 'credit')}, {formatToea(price / credits)} each
            </p>
            {description && <p className="text-muted">{description}</p>}
          </Card>
        ))}
      </ul>
    </section>
  )
}
