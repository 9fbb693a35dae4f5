import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { UnsubscribeSearch } from '../employers/unsubscribe-search.tsx'
import { UnsubscribePage } from '../notices/unsubscribe-page.tsx'
import { pageSearch } from '../search-params.ts'

const token = v.pipe(v.string(), v.regex(/^[\w-]{10,43}$/))

export const Route = createFileRoute('/unsubscribe')({
  ssr: false,
  // `token` is of a notice, `search` of an employer's saved search.
  validateSearch: pageSearch({ token, search: token }),
  head: () => ({
    meta: [
      { title: 'Stop these mails' },
      { name: 'robots', content: 'noindex' },
      // The token in the address is nobody else's.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: Unsubscribe,
})

function Unsubscribe() {
  const { token = 'without-token', search } = Route.useSearch()
  return (
    <Dashboard>{search ? <UnsubscribeSearch token={search} /> : <UnsubscribePage token={token} />}</Dashboard>
  )
}
