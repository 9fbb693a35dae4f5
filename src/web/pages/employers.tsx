import type { ReadOf } from '../../page-reads.ts'
import { plural } from '../../shared/text.ts'
import { useAccount, useSettings } from '../app/site.tsx'
import type { Entry } from '../catalog/entries.ts'
import type { FoundCv } from '../cvs/queries.ts'
import { CvSearch, Figures, Hero } from '../home/hero.tsx'
import homeStyle from '../home/home.css?inline'
import { Profiles } from '../home/new-profiles.tsx'
import { Steps } from '../home/ways.tsx'
import { definePage } from './page.ts'

export const employersPage = definePage({
  path: '/employers',
  async open({ reads }) {
    const [categories, statistics, { cvs }] = await Promise.all([
      reads.categories(),
      reads.statistics(),
      reads.cvs({ sortBy: 'experience', limit: '8' }),
    ])
    return {
      title: 'Find staff in Papua New Guinea',
      meta: [
        {
          name: 'description',
          content:
            'Search CVs from all over Papua New Guinea by trade, place and experience, pay only for those you open, and post jobs.',
        },
      ],
      isWide: true,
      style: homeStyle,
      body: <EmployersPage categories={categories} statistics={statistics} cvs={cvs} />,
    }
  },
})

type EmployersPageProps = {
  categories: readonly Entry[]
  statistics: ReadOf<'statistics'>
  cvs: readonly FoundCv[]
}

function EmployersPage({ categories, statistics, cvs }: EmployersPageProps) {
  return (
    <>
      <Hero
        title="Find the right people in Papua New Guinea"
        lead="Search first. Pay only for the CVs that you open."
        picture={<Costs />}
      />
      <div className="wrap">
        <CvSearch categories={categories} />
        <Figures statistics={statistics} />
      </div>
      <WaysToHire />
      <Profiles
        title="Featured Candidates"
        href="/search?sortBy=experience"
        columns={4}
        cvs={cvs}
        empty={{
          why: 'Post a job, and interested people will apply.',
          action: (
            <a href="/employer-jobs" className="btn">
              Post a Job
            </a>
          ),
        }}
      />
      <CallToAction />
    </>
  )
}

function Costs() {
  const { cv_view_cost, job_posting_cost, job_posting_days } = useSettings()
  const costs = [
    ['Search and compare CVs', 'Free'],
    ['Open a CV, with phone and email', plural(cv_view_cost, 'credit')],
    [`Post a job for ${plural(job_posting_days, 'day')}`, plural(job_posting_cost, 'credit')],
    ['CVs of your applicants', 'Free'],
  ] as const
  return (
    <dl className="hero-costs" aria-label="What it costs">
      {costs.map(([what, price]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{price}</dd>
        </div>
      ))}
    </dl>
  )
}

function WaysToHire() {
  const { cv_view_cost, cv_download_cost, job_posting_cost, job_posting_days } = useSettings()
  return (
    <section className="band-section" aria-label="How it works">
      <div className="wrap grid gap-4 sm:grid-cols-2">
        <div className="card">
          <h2>Find somebody today</h2>
          <Steps
            steps={[
              {
                title: 'Search every CV',
                text: 'By trade, town, experience, education, skills and pay. Spelling mistakes are forgiven.',
              },
              {
                title: 'Or say who you need',
                text: 'Describe the person in your own words. Each result says why the person fits.',
              },
              {
                title: 'Pay for what you open',
                text: `Opening a CV costs ${plural(cv_view_cost, 'credit')}, and its file ${plural(cv_download_cost, 'credit')}. You pay each once. No subscription.`,
              },
            ]}
          />
          <a href="/search" className="btn btn-quiet">
            Search CVs
          </a>
        </div>
        <div className="card">
          <h2>Let people apply</h2>
          <Steps
            steps={[
              {
                title: 'Post a job',
                text: `${plural(job_posting_cost, 'credit')} for ${plural(job_posting_days, 'day')}. Changing and closing it is free.`,
              },
              {
                title: 'Get applications with CVs',
                text: 'People apply from their phones. The CVs of your applicants are free.',
              },
              {
                title: 'Hire on one board',
                text: 'Move each applicant from first look to first day. They are told at each step.',
              },
            ]}
          />
          <a href="/employer-jobs" className="btn">
            Post a Job
          </a>
        </div>
      </div>
    </section>
  )
}

function CallToAction() {
  const { trial_credits: trialCredits } = useSettings()
  const isLoggedIn = useAccount('employer') !== undefined
  return (
    <section className="wrap">
      <div className="call dark">
        <div>
          <h2>Ready to find your next team member?</h2>
          <p>
            {trialCredits > 0
              ? `New companies get ${plural(trialCredits, 'credit')} to try it out.`
              : 'Registering and searching are free.'}
          </p>
        </div>
        <p className="actions">
          {!isLoggedIn && (
            <a href="/employer-register" className="btn btn-gold">
              {trialCredits > 0 ? 'Start Free Trial' : 'Register Free'}
            </a>
          )}
          <a href="/pricing" className="btn btn-outline">
            View Pricing
          </a>
        </p>
      </div>
    </section>
  )
}
