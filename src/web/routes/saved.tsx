import { createFileRoute } from '@tanstack/react-router'
import { SavedPage } from '../jobs/saved-page.tsx'
import { SavedPending } from '../jobs/saved-pending.tsx'

export const Route = createFileRoute('/saved')({
  ssr: false,
  head: () => ({ meta: [{ title: 'Saved jobs' }, { name: 'robots', content: 'noindex' }] }),
  pendingComponent: SavedPending,
  component: SavedPage,
})
