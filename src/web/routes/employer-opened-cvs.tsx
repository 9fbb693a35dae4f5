import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { plural } from '../../shared/text.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Field } from '../components/field.tsx'
import { Pagination } from '../components/pagination.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { EmployerHeader } from '../employers/employer-header.tsx'
import { LoadFailure } from '../employers/load-failure.tsx'
import { OpenedTable } from '../employers/opened-table.tsx'
import { OPENED_PAGE_SIZE, type OpenedSearch, openedCvsQuery } from '../employers/queries.ts'
import { useFiltersForm } from '../filters-form.ts'
import { AppLink } from '../link.tsx'
import { formatQuery, pageSearch } from '../search-params.ts'
import { requireSession } from '../session.ts'

const page = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number))
const readSearch = pageSearch({ search: v.pipe(v.string(), v.trim(), v.maxLength(200)), page })

export const Route = createFileRoute('/employer-opened-cvs')({
  ssr: false,
  validateSearch: readSearch,
  beforeLoad: ({ context, location }) => requireSession(context, 'employer', location),
  head: () => ({ meta: [{ title: 'Opened CVs' }, { name: 'robots', content: 'noindex' }] }),
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
        Every CV that you opened or downloaded. They stay yours: opening one again is free. CVs of people who
        applied stand under <AppLink href="/employer-dashboard?tab=applications">Applications</AppLink>.
      </p>
      <form {...formProps} action="/employer-opened-cvs" className="flex flex-wrap items-end gap-3">
        <Field
          label="Search by name or job title"
          name="search"
          type="search"
          className="w-full sm:w-72"
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
  if (error) return <LoadFailure what="Opened CVs" error={error} query={query} />
  if (!data) return <SkeletonList count={6} label="Loading opened CVs…" boneClass="h-16" />
  return (
    <section className="grid min-w-0 gap-3">
      <h2>
        <span role="status">{plural(data.total, 'CV')}</span>
      </h2>
      {data.rows.length > 0 ? (
        <OpenedTable rows={data.rows} />
      ) : search.search ? (
        <EmptyState level="h3" title="No CV found" why="None that you opened has this name or job title." />
      ) : (
        <EmptyState
          level="h3"
          title="No CV opened yet"
          why="What you open or download stands here, for ever."
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
