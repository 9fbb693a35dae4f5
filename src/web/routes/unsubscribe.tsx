import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { UnsubscribePage } from '../notices/unsubscribe-page.tsx'
import { pageSearch } from '../search-params.ts'

export const Route = createFileRoute('/unsubscribe')({
  ssr: false,
  validateSearch: pageSearch({ token: v.pipe(v.string(), v.regex(/^[\w-]{10,43}$/)) }),
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
  const { token = 'without-token' } = Route.useSearch()
  return (
    <Dashboard>
      <UnsubscribePage token={token} />
    </Dashboard>
  )
}
