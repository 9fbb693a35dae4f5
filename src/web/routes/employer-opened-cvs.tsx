import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { plural } from '../../shared/text.ts'
import { useFiltersForm } from '../app/forms/filters-form.ts'
import { AppLink } from '../app/link.tsx'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { formatQuery } from '../app/query.ts'
import { pageSearch } from '../app/search-params.ts'
import { requireSession } from '../app/session/session.ts'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { Field } from '../components/forms/field.tsx'
import { Pagination } from '../components/lists/pagination.tsx'
import { EmptyState, SkeletonList } from '../components/states/states.tsx'
import { OpenedTable } from '../cvs/access/opened-table.tsx'
import { OPENED_PAGE_SIZE, type OpenedSearch, openedCvsQuery } from '../cvs/access/queries.ts'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { EmployerHeader } from '../dashboards/employer/employer-header.tsx'
import { DASHBOARD_TITLES } from '../dashboards/titles.ts'

const page = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number))
const readSearch = pageSearch({ search: v.pipe(v.string(), v.trim(), v.maxLength(200)), page })

export const Route = createFileRoute('/employer-opened-cvs')({
  validateSearch: readSearch,
  beforeLoad: ({ context, location }) => requireSession(context, 'employer', location),
  head: () => ({ meta: [{ title: DASHBOARD_TITLES['/employer-opened-cvs'] }] }),
  component: OpenedCvs,
})

function OpenedCvs() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { formProps } = useFiltersForm({
    search,
    whileTyping: true,
    go: (values, options) => void navigate({ search: readSearch(values), ...options }),
  })
  return (
    <Dashboard>
      <EmployerHeader title="Opened CVs" />
      <p className="text-muted">
        Every CV that you opened or downloaded. Opening one again is free. When people take a CV back, you get
        its credits back. CVs of people who applied are under{' '}
        <AppLink href="/employer-dashboard?tab=applications">Applications</AppLink>.
      </p>
      <form {...formProps} action="/employer-opened-cvs" className="flex items-end gap-2">
        <Field
          label="Search by name or job title"
          name="search"
          type="search"
          className="min-w-0 flex-1 sm:max-w-72"
          defaultValue={search.search}
        />
        <Button type="submit" look="quiet">
          Search
        </Button>
      </form>
      <OpenedList search={search} />
    </Dashboard>
  )
}

function OpenedList({ search }: { search: OpenedSearch }) {
  const { client } = Route.useRouteContext()
  const query = useQuery(openedCvsQuery(client, search))
  const { data, error } = query
  if (error) return <LoadFailure what="Opened CVs" query={query} />
  if (!data) return <SkeletonList count={6} label="Loading opened CVs…" boneClass="h-16" />
  return (
    <section className="grid min-w-0 gap-3">
      <h2>
        <span role="status">{plural(data.total, 'CV')}</span>
      </h2>
      {data.rows.length > 0 ? (
        <OpenedTable rows={data.rows} />
      ) : search.search ? (
        <EmptyState
          level="h3"
          title="No CV found"
          why="You have not opened a CV with this name or job title."
        />
      ) : (
        <EmptyState
          level="h3"
          title="No CV opened yet"
          why="CVs that you open or download stay on this page."
          action={
            <ButtonLink href="/employer-dashboard?tab=search" link={AppLink}>
              Search CVs
            </ButtonLink>
          }
        />
      )}
      <Pagination
        page={search.page ?? 1}
        pages={Math.ceil(data.total / OPENED_PAGE_SIZE)}
        href={(page) => `/employer-opened-cvs${formatQuery({ ...search, page })}`}
        link={AppLink}
      />
    </section>
  )
}
