import type { ReadOf } from '../../page-reads.ts'
import type { Entry } from '../catalog/entries.ts'
import { Card } from '../components/surfaces/card.tsx'
import type { FoundCv } from '../cvs/queries.ts'
import { CandidateList, NEWEST, SearchHero, Statistics } from '../home/home-parts.tsx'
import { definePage } from './page.ts'

export const homePage = definePage({
  path: '/',
  async open({ reads }) {
    const [categories, statistics, { cvs }] = await Promise.all([
      reads.categories(),
      reads.statistics(),
      reads.cvs(NEWEST),
    ])
    return {
      title: 'Jobs and CVs in Papua New Guinea',
      body: <HomePage categories={categories} statistics={statistics} cvs={cvs} />,
    }
  },
})

type HomePageProps = {
  categories: readonly Entry[]
  statistics: ReadOf<'statistics'>
  cvs: readonly FoundCv[]
}

function HomePage({ categories, statistics, cvs }: HomePageProps) {
  return (
    <>
      <h1>Find work, and people, in Papua New Guinea</h1>
      <p className="text-17 text-muted">Jobs and CVs from all over the country.</p>
      <SearchHero categories={categories} />
      <Statistics statistics={statistics} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Card as="section" className="grid content-start gap-3">
          <h2>I am looking for work</h2>
          <p>
            Add your CV once and let employers find you, or apply for jobs straight from your phone. It is
            free.
          </p>
          <p className="flex flex-wrap gap-2">
            <a href="/register" className="btn">
              Sign Up
            </a>
            <a href="/jobs" className="btn btn-quiet">
              Find Jobs
            </a>
          </p>
        </Card>
        <Card as="section" className="grid content-start gap-3">
          <h2>I am an employer</h2>
          <p>
            Search CVs by trade, place and experience, pay only for those you open, and post jobs that reach
            the whole country.
          </p>
          <p className="flex flex-wrap gap-2">
            <a href="/employers" className="btn">
              For Employers
            </a>
            <a href="/employer-register" className="btn btn-quiet">
              Register Company
            </a>
          </p>
        </Card>
      </div>
      <CandidateList
        title="Recently Added Profiles"
        sortBy={NEWEST.sortBy}
        cvs={cvs}
        categories={categories}
        layout="lg:grid-cols-3"
        empty={{
          why: 'Your CV could be the first that employers see.',
          action: (
            <a href="/upload" className="btn">
              Upload CV
            </a>
          ),
        }}
      />
    </>
  )
}
