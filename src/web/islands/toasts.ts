import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { loadAhead } from '../app/loading/late.ts'
import { type Site, SiteContext } from '../app/site.tsx'
import { readLeftToast, subscribeToasts, toast } from '../components/overlays/toast.ts'

/** Loads the region for toasts with the first toast, and shows the toast that the last page left for this one. */
export function showToasts(site: Site): void {
  const stop = subscribeToasts(() => {
    stop()
    // Firefox and Safari drop the file when the page is left at once, as after a login; the next page shows the toast.
    // Asking again would load this page again, in place of the next.
    void loadAhead(() => import('../components/overlays/toaster.tsx')).then((loaded) => {
      if (!loaded) return
      const place = document.createElement('div')
      document.body.append(place)
      createRoot(place).render(
        createElement(SiteContext.Provider, { value: site }, createElement(loaded.Toaster)),
      )
    })
  })
  const left = readLeftToast()
  if (left) toast(left)
}
