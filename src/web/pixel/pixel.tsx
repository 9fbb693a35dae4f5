import { lazy, Suspense, useEffect, useState } from 'react'
import { useSettings } from '../settings.ts'
import { isPixelId, isPixelPage } from './pixel-pages.ts'

// Fetched only where the settings name a pixel.
const Question = lazy(() => import('./pixel-question.tsx').catch(() => ({ default: () => null })))

/** At the end of a public page: the question, or after a yes the pixel. Nothing at all while the setting is empty. */
export function Pixel({ path }: { path: string }) {
  const { meta_pixel_id: id } = useSettings()
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  if (!isInBrowser || !isPixelId(id) || !isPixelPage(path)) return null
  return (
    <Suspense>
      <Question id={id} isSetting={path === '/privacy'} />
    </Suspense>
  )
}
