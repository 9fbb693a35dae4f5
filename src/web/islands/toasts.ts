import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { late } from '../app/loading/late.ts'
import { type Site, SiteContext } from '../app/site.tsx'
import { readLeftToast, subscribeToasts, toast } from '../components/overlays/toast.ts'

/** Loads the region for toasts with the first toast, and shows the toast that the last page left for this one. */
export function showToasts(site: Site): void {
  const stop = subscribeToasts(() => {
    stop()
    void late(() => import('../components/overlays/toaster.tsx')).then(
      ({ Toaster }) => {
        const place = document.createElement('div')
        document.body.append(place)
        createRoot(place).render(createElement(SiteContext.Provider, { value: site }, createElement(Toaster)))
      },
      // A page that is left at once, as after a login, stops loading. The next page shows the toast.
      () => undefined,
    )
  })
  const left = readLeftToast()
  if (left) toast(left)
}
