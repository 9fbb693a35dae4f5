import { Link } from '@tanstack/react-router'
import { Card } from '../components/card.tsx'
import { CandidateList } from './candidate-list.tsx'
import { NEWEST } from './choices.ts'
import { SearchHero } from './search-hero.tsx'
import { Statistics } from './statistics.tsx'

export function HomePage() {
  return (
    <>
      <h1>Find work, and people, in Papua New Guinea</h1>
      <p className="text-17 text-muted">Jobs and CVs from all over the country.</p>
      <SearchHero />
      <Statistics />
      <div className="grid gap-4 sm:grid-cols-2">
        <Card as="section" className="grid content-start gap-3">
          <h2>I am looking for work</h2>
          <p>
            Put up your CV once and let employers find you, or apply for jobs straight from your phone. Free
            of charge.
          </p>
          <p className="flex flex-wrap gap-2">
            <Link to="/register" className="btn">
              Sign Up
            </Link>
            <Link to="/jobs" className="btn btn-quiet">
              Find Jobs
            </Link>
          </p>
        </Card>
        <Card as="section" className="grid content-start gap-3">
          <h2>I am an employer</h2>
          <p>
            Search CVs by trade, place and experience, pay only for those you open, and post jobs that reach
            the whole country.
          </p>
          <p className="flex flex-wrap gap-2">
            <Link to="/employers" className="btn">
              For Employers
            </Link>
            <Link to="/employer-register" className="btn btn-quiet">
              Register Company
            </Link>
          </p>
        </Card>
      </div>
      <CandidateList
        title="Recently Added Profiles"
        choice={NEWEST}
        layout="lg:grid-cols-3"
        empty={{
          why: 'Yours can be the first that employers find.',
          action: (
            <Link to="/upload" className="btn">
              Upload CV
            </Link>
          ),
        }}
      />
    </>
  )
}
