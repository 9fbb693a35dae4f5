import { INDUSTRY_LABELS, type Industry } from '../../modules/catalog/choices.ts'
import { CompanySearch } from '../../modules/jobs/schema.ts'
import type { ReadOf } from '../../page-reads.ts'
import { plural } from '../../shared/text.ts'
import { AppLink } from '../app/link.tsx'
import { formatQuery, toQuery } from '../app/query.ts'
import { pageSearch } from '../app/search-params.ts'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { Pagination } from '../components/lists/pagination.tsx'
import { EmptyState } from '../components/states/states.tsx'
import { Avatar } from '../components/surfaces/avatar.tsx'
import { VerifiedBadge } from '../components/surfaces/badge.tsx'
import { PageTop } from '../texts/text-page.tsx'
import { definePage, Redirect } from './page.ts'

const readSearch = pageSearch(CompanySearch.entries)

export const companiesPage = definePage({
  path: '/companies',
  search: readSearch,
  async open({ search, reads }) {
    const { page = 1, query } = search
    const found = await reads.companies(toQuery({ ...search }))
    // Only a full answer knows how many pages there are.
    if (page > 1 && found.companies.length === 0) throw new Redirect('/companies', { query })
    return {
      title: page > 1 ? `Companies that are hiring, page ${page}` : 'Companies that are hiring',
      isWide: true,
      meta: [
        {
          name: 'description',
          content: `${plural(found.total, 'company', 'companies')} with open jobs in Papua New Guinea, verified ones first.`,
        },
        query || found.total === 0 ? { name: 'robots', content: 'noindex' } : undefined,
      ],
      links: [{ rel: 'canonical', href: `/companies${formatQuery(search)}` }],
      body: <CompaniesPage found={found} query={query} page={page} />,
    }
  },
})

type Found = ReadOf<'companies'>
type CompaniesPageProps = { found: Found; query: string | undefined; page: number }

function CompaniesPage({ found: { companies, total, totalPages }, query, page }: CompaniesPageProps) {
  return (
    <>
      <PageTop
        title="Companies that are hiring"
        lead={`${plural(total, 'company', 'companies')} ${query ? `with “${query}” in the name` : 'with open jobs, verified ones first'}.`}
      />
      <div className="wrap grid gap-4 py-5">
        <search>
          <form action="/companies" className="flex flex-wrap gap-2">
            <label className="sr" htmlFor="query">
              Name of the company
            </label>
            <input
              className="input min-w-0 flex-1"
              id="query"
              name="query"
              type="search"
              maxLength={255}
              placeholder="Name of the company"
              defaultValue={query}
            />
            <Button type="submit">Search</Button>
          </form>
        </search>
        {companies.length === 0 ? <NoCompanies query={query} /> : <CompanyRows companies={companies} />}
        <Pagination
          page={page}
          pages={totalPages}
          href={(target) => `/companies${formatQuery({ query, page: target > 1 ? target : undefined })}`}
        />
      </div>
    </>
  )
}

function CompanyRows({ companies }: Pick<Found, 'companies'>) {
  return (
    <ul className="list list-2">
      {companies.map(({ id, companyName, logoUrl, isApproved, industry, location, jobs }) => (
        <li key={id} className="job">
          <Avatar name={companyName} photoUrl={logoUrl ? `${logoUrl}?size=96` : undefined} shape="employer" />
          <div className="min-w-0">
            <h2 className="text-17">
              <AppLink className="cover" href={`/companies/${id}`}>
                {companyName}
              </AppLink>
            </h2>
            <p className="flex flex-wrap gap-x-2 text-muted">
              {isApproved && <VerifiedBadge>Verified</VerifiedBadge>}
              {[industryName(industry), location].filter(Boolean).join(' · ')}
            </p>
          </div>
          <p className="font-semibold">{plural(jobs, 'job')}</p>
        </li>
      ))}
    </ul>
  )
}

function industryName(industry: string): string {
  return industry in INDUSTRY_LABELS ? INDUSTRY_LABELS[industry as Industry] : ''
}

function NoCompanies({ query }: { query: string | undefined }) {
  return (
    <EmptyState
      title="No companies found"
      why={
        query
          ? 'No company with open jobs has this in its name. Use fewer letters.'
          : 'No company has open jobs right now.'
      }
      action={
        <ButtonLink href={query ? '/companies' : '/jobs'} link={AppLink}>
          {query ? 'All companies' : 'All jobs'}
        </ButtonLink>
      }
    />
  )
}
