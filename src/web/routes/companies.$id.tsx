import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { JobSearch } from '../../modules/jobs/schema.ts'
import { companyMeta } from '../companies/company-head.ts'
import { CompanyPage } from '../companies/company-page.tsx'
import { companyQuery } from '../companies/queries.ts'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { companyJobsQuery } from '../jobs/queries.ts'
import { AppLink } from '../link.tsx'
import { load } from '../load.ts'
import { pageSearch } from '../search-params.ts'

const readSearch = pageSearch({ page: JobSearch.entries.page })

export const Route = createFileRoute('/companies/$id')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { page = 1 } = deps
    const [, { totalPages }] = await Promise.all([
      load(context, companyQuery(context.client, params.id)),
      load(context, companyJobsQuery(context.client, params.id, page)),
    ])
    const last = Math.max(totalPages, 1)
    if (page > last)
      throw redirect({
        to: '/companies/$id',
        params,
        search: last > 1 ? { page: last } : {},
        statusCode: 302,
      })
  },
  pendingMs: Number.POSITIVE_INFINITY,
  head: ({ match, params }) => {
    const { queryClient, client, publicUrl } = match.context
    const company = queryClient.getQueryData(companyQuery(client, params.id).queryKey)
    if (!company) return { meta: [{ title: 'Company Not Found' }] }
    const title = `${company.companyName}: company and open jobs`
    // What only robots read need not come to browsers a second time.
    return { meta: [{ title }, ...(import.meta.env.SSR ? companyMeta(company, publicUrl) : [])] }
  },
  component: function Company() {
    const { client } = Route.useRouteContext()
    const { page = 1 } = Route.useSearch()
    const { data } = useSuspenseQuery(companyQuery(client, Route.useParams().id))
    return <CompanyPage company={data} page={page} />
  },
  notFoundComponent: CompanyNotFound,
})

function CompanyNotFound() {
  return (
    <EmptyState
      level="h1"
      title="Company Not Found"
      why="The company you are looking for does not exist or is no longer here."
      action={
        <ButtonLink href="/jobs" link={AppLink}>
          Back to Jobs
        </ButtonLink>
      }
    />
  )
}
