import Briefcase from 'lucide-react/icons/briefcase'
import Download from 'lucide-react/icons/download'
import Phone from 'lucide-react/icons/phone'
import type { ReadOf } from '../../../page-reads.ts'
import { formatToea } from '../../../shared/money.ts'
import { plural } from '../../../shared/text.ts'
import { useSettings } from '../../app/site.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import waysStyle from '../../home/ways.css?inline'
import { Steps } from '../../home/ways.tsx'
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
    style: waysStyle,
    body: <PricingPage packages={await reads.packages()} />,
  }),
})

type PackagesProps = { packages: ReadOf<'packages'> }

function PricingPage({ packages }: PackagesProps) {
  return (
    <>
      <PageTop
        title="Pricing"
        lead="Free for job seekers. Employers buy credits and spend them only on what they use."
      />
      <div className="wrap grid gap-8 pt-6">
        <Costs />
        <Packages packages={packages} />
        <HowPayingWorks />
      </div>
    </>
  )
}

function Costs() {
  const { cv_view_cost, cv_download_cost, job_posting_cost, job_posting_days } = useSettings()
  const costs = [
    {
      icon: Phone,
      cost: cv_view_cost,
      title: 'Open a CV',
      text: 'Phone, email, full summary and all skills. You pay once per CV.',
    },
    {
      icon: Download,
      cost: cv_download_cost,
      title: 'Download a CV',
      text: 'The file of a CV that you have opened. You pay once per CV.',
    },
    {
      icon: Briefcase,
      cost: job_posting_cost,
      title: 'Post a job',
      text: `Open for ${plural(job_posting_days, 'day')}. Changing and closing it is free.`,
    },
  ]
  return (
    <section className="grid gap-4">
      <h2>What things cost</h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {costs.map(({ icon: Icon, cost, title, text }) => (
          <Card key={title} as="li" className="flex gap-4">
            <span className="icon-tile">
              <Icon size={22} />
            </span>
            <div>
              <h3 className="text-17">{title}</h3>
              <p className="text-22 font-bold">{plural(cost, 'credit')}</p>
              <p className="text-muted">{text}</p>
            </div>
          </Card>
        ))}
      </ul>
      <p className="text-17">
        <b>Free:</b> searching and comparing CVs, and opening and downloading the CVs of people who apply for
        your jobs.
      </p>
    </section>
  )
}

function Packages({ packages }: PackagesProps) {
  const { cv_view_cost: viewCost } = useSettings()
  const dearest = Math.max(0, ...packages.map(({ price, credits }) => price / credits))
  return (
    <section className="grid gap-4">
      <h2>Credit packages</h2>
      {packages.length === 0 && <p>No packages are on sale at the moment. Please contact support.</p>}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {packages.map(({ id, name, credits, price, description }) => {
          const saved = Math.round((1 - price / credits / dearest) * 100)
          return (
            <Card key={id} as="li" className="grid content-start gap-1">
              <p className="flex min-h-7 items-center justify-between gap-2">
                <b>{name}</b>
                {saved > 0 && <Badge tone="branded">{saved}% less per credit</Badge>}
              </p>
              <h3 className="text-28 tabular-nums">{formatToea(price)}</h3>
              <p>
                <b>{plural(credits, 'credit')}</b>, {formatToea(price / credits)} each
              </p>
              {viewCost > 0 && (
                <p className="text-muted">Opens {plural(Math.floor(credits / viewCost), 'CV')}</p>
              )}
              {description && <p className="text-muted">{description}</p>}
            </Card>
          )
        })}
      </ul>
    </section>
  )
}

function HowPayingWorks() {
  const { trial_credits: trialCredits } = useSettings()
  return (
    <section className="grid gap-4 lg:grid-cols-2">
      <div className="card">
        <h2>How paying works</h2>
        <Steps
          steps={[
            { title: 'Choose a package', text: 'Prices are in kina. There is no subscription.' },
            {
              title: 'Pay as it suits you',
              text: 'By bank transfer, mobile money, cash or government cheque, where offered.',
            },
            {
              title: 'We confirm the payment',
              text: 'A person checks it, and the credits are added to your account.',
            },
          ]}
        />
      </div>
      <div className="dark grid content-center gap-3 rounded-panel p-6">
        <h2>Search first, pay later</h2>
        <p className="text-17">
          Register your company and see who is there before you buy anything.
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
      </div>
    </section>
  )
}
