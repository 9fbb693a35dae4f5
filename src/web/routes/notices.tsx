import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { NoticesPage } from '../notices/notices-page.tsx'
import { pageSearch } from '../search-params.ts'
import { requireSession } from '../session.ts'

const readSearch = pageSearch({
  page: v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)),
})

export const Route = createFileRoute('/notices')({
  ssr: false,
  validateSearch: readSearch,
  beforeLoad: ({ context, location }) => requireSession(context, 'jobSeeker', location),
  head: () => ({ meta: [{ title: 'Notices' }, { name: 'robots', content: 'noindex' }] }),
  component: Notices,
})

function Notices() {
  const { page = 1 } = Route.useSearch()
  return (
    <Dashboard>
      <NoticesPage page={page} />
    </Dashboard>
  )
}
