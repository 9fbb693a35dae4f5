import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { useFiltersForm } from '../filters-form.ts'
import { type CvSearch, readCvSearch, resultLine, totalText } from './cv-search.ts'
import { CvSearchResults } from './cv-search-results.tsx'
import { Filters } from './filters.tsx'
import { cvSearchQuery, filtersQuery } from './queries.ts'

export function CvSearchPage({ search }: { search: CvSearch }) {
  const { client } = useRouteContext({ from: '__root__' })
  const found = useQuery(cvSearchQuery(client, search))
  const filters = useQuery(filtersQuery(client))
  const navigate = useNavigate()
  const { formProps, onInput } = useFiltersForm({
    search: { sortBy: 'relevance', ...search },
    shown: filters.data,
    whileTyping: true,
    go: (values, options) => void navigate({ to: '/search', search: readCvSearch(values), ...options }),
  })
  const { data } = found
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()
  /** Without script, or when the dialog does not come, the link leads to the page. */
  const openDialog = (event: MouseEvent) => {
    event.preventDefault()
    import('./upload-dialog.tsx').then(
      ({ UploadDialog }) => setDialog(() => UploadDialog),
      () => location.assign('/upload'),
    )
  }
  const place = filters.data?.locations.find((it) =>
    [it.value, it.label.toLowerCase()].includes(search.location?.toLowerCase() ?? ''),
  )?.label
  return (
    <>
      <h1 className="mb-4" aria-live="polite">
        {data ? resultLine(data, search, place ?? search.location) : 'Search CVs'}
      </h1>
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Filters
          search={search}
          options={filters.data}
          hasFailed={filters.isError}
          count={data ? `${totalText(data, 'candidate')} found` : ''}
          formProps={formProps}
        />
        <div>
          <CvSearchResults search={search} found={found} filters={filters.data} onSort={onInput} />
        </div>
      </div>
      <Link
        to="/upload"
        className="btn fixed right-4 bottom-[calc(72px+env(safe-area-inset-bottom))] z-3 size-14 rounded-full sm:hidden"
        aria-label="Upload CV"
        onClick={openDialog}
      >
        <Plus size={24} />
      </Link>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  )
}
