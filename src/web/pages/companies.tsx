import { INDUSTRY_LABELS, type Industry } from '../../modules/catalog/choices.ts'
import { CompanySearch } from '../../modules/jobs/schema.ts'
import type { ReadOf } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
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
      title:
        page > 1 ? t('Companies that are hiring, page {page}', { page }) : t('Companies that are hiring'),
      isWide: true,
      meta: [
        {
          name: 'description',
          content: t('{companies} with open jobs in Papua New Guinea, verified ones first.', {
            companies: companies(found.total),
          }),
        },
        query || found.total === 0 ? { name: 'robots', content: 'noindex' } : undefined,
      ],
      links: [{ rel: 'canonical', href: `/companies${formatQuery(search)}` }],
      body: <CompaniesPage found={found} query={query} page={page} />,
    }
  },
})

const companies = (total: number) => plural(total, 'company', 'companies')

type Found = ReadOf<'companies'>
type CompaniesPageProps = { found: Found; query: string | undefined; page: number }

function CompaniesPage({ found, query, page }: CompaniesPageProps) {
  const { total, totalPages } = found
  return (
    <>
      <PageTop
        title={t('Companies that are hiring')}
        lead={
          query
            ? t('{companies} with “{query}” in the name.', { companies: companies(total), query })
            : t('{companies} with open jobs, verified ones first.', { companies: companies(total) })
        }
      />
      <div className="wrap grid gap-4 py-5">
        <search>
          <form action="/companies" className="flex flex-wrap gap-2">
            <label className="sr" htmlFor="query">
              {t('Name of the company')}
            </label>
            <input
              className="input min-w-0 flex-1"
              id="query"
              name="query"
              type="search"
              maxLength={255}
              placeholder={t('Name of the company')}
              defaultValue={query}
            />
            <Button type="submit">{t('Search')}</Button>
          </form>
        </search>
        {found.companies.length === 0 ? (
          <NoCompanies query={query} />
        ) : (
          <CompanyRows companies={found.companies} />
        )}
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
              {isApproved && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
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
  return industry in INDUSTRY_LABELS ? t(INDUSTRY_LABELS[industry as Industry]) : ''
}

function NoCompanies({ query }: { query: string | undefined }) {
  return (
    <EmptyState
      title={t('No companies found')}
      why={
        query
          ? t('No company with open jobs has this in its name. Use fewer letters.')
          : t('No company has open jobs right now.')
      }
      action={
        <ButtonLink href={query ? '/companies' : '/jobs'} link={AppLink}>
          {query ? t('All companies') : t('All jobs')}
        </ButtonLink>
      }
    />
  )
}
