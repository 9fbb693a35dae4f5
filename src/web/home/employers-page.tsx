import { Link } from '@tanstack/react-router'
import Coins from 'lucide-react/icons/coins'
import ListChecks from 'lucide-react/icons/list-checks'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Search from 'lucide-react/icons/search'
import { plural } from '../../shared/text.ts'
import { Card } from '../components/card.tsx'
import { useSettings } from '../settings.ts'
import { CandidateList } from './candidate-list.tsx'
import { FEATURED } from './choices.ts'
import { SearchHero } from './search-hero.tsx'
import { Statistics } from './statistics.tsx'

export function EmployersPage() {
  return (
    <>
      <h1>Find the right people in Papua New Guinea</h1>
      <p className="text-17 text-muted">Search first, pay only for the CVs that you open.</p>
      <SearchHero />
      <Statistics />
      <Features />
      <CandidateList
        title="Featured Candidates"
        choice={FEATURED}
        layout="xl:grid-cols-4"
        empty={{
          why: 'Post a job, and those who are looking come to you.',
          action: (
            <Link to="/employer-jobs" className="btn">
              Post a Job
            </Link>
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
      text: 'By trade, town or province, experience, education, skills and pay. Misspelt words are understood.',
    },
    {
      Icon: MessageSquareText,
      title: 'Say who you need',
      text: 'Describe the person in your own words, and get a list with the reasons why each one fits.',
    },
    {
      Icon: Coins,
      title: 'Pay for what you open',
      text: `Opening a CV costs ${plural(cv_view_cost, 'credit')}, its file ${plural(cv_download_cost, 'credit')}, each once. No subscription.`,
    },
    {
      Icon: ListChecks,
      title: 'Post jobs, sort applicants',
      text: 'See who applied, follow each one from first look to first day. CVs of your applicants are free.',
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
        <Link to="/employer-jobs" className="btn">
          Post a Job
        </Link>
        <Link to="/employer-register" className="btn btn-quiet">
          {trialCredits > 0 ? 'Start Free Trial' : 'Register Free'}
        </Link>
        <Link to="/pricing" className="btn btn-quiet">
          View Pricing
        </Link>
      </p>
    </Card>
  )
}
