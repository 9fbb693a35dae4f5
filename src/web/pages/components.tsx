import style from '../dashboards/dashboards.css?inline'
import { Gallery } from './gallery.island.tsx'
import { GalleryRows } from './gallery-rows.tsx'
import { definePage } from './page.ts'

/** For tests and for developers. No page links to it. */
export const componentsPage = definePage({
  path: '/internal/components',
  isListed: false,
  open: () => ({
    title: 'Components',
    meta: [{ name: 'robots', content: 'noindex' }],
    // It shows the components of dashboards, too.
    style,
    body: (
      <>
        <Gallery />
        <GalleryRows />
      </>
    ),
  }),
})
