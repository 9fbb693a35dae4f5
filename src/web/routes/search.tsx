import { createFileRoute, redirect } from '@tanstack/react-router'
import { readCvSearch, searchTitle, withPage } from '../cvs/cv-search.ts'
import { CvSearchPage } from '../cvs/cv-search-page.tsx'
import { cvSearchQuery, filtersQuery } from '../cvs/queries.ts'
import { load } from '../load.ts'

export const Route = createFileRoute('/search')({
  validateSearch: readCvSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    // In the browser the page stays where it is and shows itself that it is searching.
    if (!import.meta.env.SSR) return
    const [{ totalPages }] = await Promise.all([
      load(context, cvSearchQuery(context.client, deps)),
      load(context, filtersQuery(context.client)),
    ])
    if ((deps.page ?? 1) > Math.max(totalPages, 1)) {
      throw redirect({ to: '/search', search: withPage(deps, totalPages), statusCode: 302 })
    }
  },
  head: ({ match }) => ({
    meta: [
      { title: searchTitle(match.search) },
      { name: 'description', content: 'Search the CVs of people all over Papua New Guinea.' },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: function Search() {
    return <CvSearchPage search={Route.useSearch()} />
  },
})
