import { createFileRoute } from '@tanstack/react-router'
import { Gallery } from '../components/gallery/gallery.tsx'

/** For tests and for whoever builds pages; nothing links here. */
export const Route = createFileRoute('/internal/components')({
  head: () => ({ meta: [{ title: 'Components' }, { name: 'robots', content: 'noindex' }] }),
  component: Gallery,
})
