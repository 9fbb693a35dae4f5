import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** A dialog over whatever the page shows, for what is asked outside of any page; resolves to what it is closed with. */
export function askOverPage<T>(dialog: (close: (answer: T) => void) => ReactNode): Promise<T> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const close = (answer: T) => {
      if (!place.isConnected) return
      root.unmount()
      place.remove()
      resolve(answer)
    }
    root.render(dialog(close))
  })
}
