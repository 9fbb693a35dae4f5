import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { late } from '../app/loading/late.ts'
import type { Site } from '../app/site.tsx'
import { isPixelId, isPixelPage } from './pixel-pages.ts'

/**
 * Shows the question at the end of a public page, or loads the pixel after a yes. Loads and shows nothing while the
 * setting is empty.
 */
export function showPixel({ settings: { meta_pixel_id: id } }: Site): void {
  const path = location.pathname
  if (!isPixelId(id) || !isPixelPage(path)) return
  late(() => import('./pixel-question.tsx')).then(
    ({ PixelQuestion }) => {
      const place = document.createElement('div')
      document.getElementById('main')?.after(place)
      createRoot(place).render(createElement(PixelQuestion, { id, isSetting: path.endsWith('/privacy') }))
    },
    // The page works without the pixel.
    () => undefined,
  )
}
