import Coins from 'lucide-react/icons/coins'
import ListChecks from 'lucide-react/icons/list-checks'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Search from 'lucide-react/icons/search'
import type { ReadOf } from '../../page-reads.ts'
import { plural } from '../../shared/text.ts'
import { useSettings } from '../app/site.tsx'
import type { Entry } from '../catalog/entries.ts'
import { Card } from '../components/surfaces/card.tsx'
import type { FoundCv } from '../cvs/queries.ts'
import { CandidateList, FEATURED, SearchHero, Statistics } from '../home/home-parts.tsx'
import { definePage } from './page.ts'

export const employersPage = definePage({
  path: '/employers',
  async open({ reads }) {
    const [categories, statistics, { cvs }] = await Promise.all([
      reads.categories(),
      reads.statistics(),
      reads.cvs(FEATURED),
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
      <h1>Find the right people in Papua New Guinea</h1>
      <p className="text-17 text-muted">Search first, pay only for the CVs that you open.</p>
      <SearchHero categories={categories} />
      <Statistics statistics={statistics} />
      <Features />
      <CandidateList
        title="Featured Candidates"
        sortBy={FEATURED.sortBy}
        cvs={cvs}
        categories={categories}
        layout="xl:grid-cols-4"
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

function Features() {
  const { cv_view_cost, cv_download_cost } = useSettings()
  const features = [
    {
      Icon: Search,
      title: 'Search every CV',
      text: 'By trade, town or province, experience, education, skills and pay. Spelling mistakes are forgiven.',
    },
    {
      Icon: MessageSquareText,
      title: 'Say who you need',
      text: 'Describe the person in your own words. Each result says why the person fits.',
    },
    {
      Icon: Coins,
      title: 'Pay for what you open',
      text: `Opening a CV costs ${plural(cv_view_cost, 'credit')}, and downloading its file ${plural(cv_download_cost, 'credit')}. You pay each once. No subscription.`,
    },
    {
      Icon: ListChecks,
      title: 'Post jobs, sort applicants',
      text: 'See who applied and track each applicant from first look to first day. Applicants’ CVs are free.',
    },
  ]
  return (
    <section aria-label="What you can do" className="my-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {features.map(({ Icon, title, text }) => (
        <Card key={title} className="grid content-start gap-2">
          <Icon size={24} className="text-brand" />
          <h2 className="text-17">{title}</h2>
          <p>{text}</p>
        </Card>
      ))}
    </section>
  )
}

function CallToAction() {
  const { trial_credits: trialCredits } = useSettings()
  return (
    <Card as="section" className="grid gap-3">
      <h2>Ready to find your next team member?</h2>
      {trialCredits > 0 && <p>New companies get {plural(trialCredits, 'credit')} to try it out.</p>}
      <p className="flex flex-wrap gap-2">
        <a href="/employer-jobs" className="btn">
          Post a Job
        </a>
        <a href="/employer-register" className="btn btn-quiet">
          {trialCredits > 0 ? 'Start Free Trial' : 'Register Free'}
        </a>
        <a href="/pricing" className="btn btn-quiet">
          View Pricing
        </a>
      </p>
    </Card>
  )
}
