import type { AnyRouter } from '@tanstack/react-router'
import { isPixelPage } from './pixel-pages.ts'

type Call = (...call: unknown[]) => void
/** Meta's queue, which its script works off (developers.facebook.com, 'Meta Pixel, Get Started'). */
type Queue = Call & {
  push: Call
  queue: unknown[][]
  callMethod?: Call
  loaded: boolean
  version: string
  disablePushState: boolean
}
declare global {
  interface Window {
    fbq?: Queue
    _fbq?: Queue
  }
}

/** The policy of the document that the browser holds is that of the page it came with. */
const firstPath = location.pathname

/** Counts this page and every public one after it. From there a page of a person is a new document, without the script. */
export function loadPixel(router: AnyRouter, id: string): void {
  if (window.fbq || !isPixelPage(firstPath)) return
  const fbq = createQueue()
  window.fbq = fbq
  window._fbq = fbq
  // Neither addresses nor clicks by itself: only what is said here.
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  fbq('track', 'PageView')
  document.head.append(
    Object.assign(document.createElement('script'), {
      async: true,
      src: 'https://connect.facebook.net/en_US/fbevents.js',
    }),
  )
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    if (!isPixelPage(toLocation.pathname)) location.assign(toLocation.href)
  })
  router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    if (pathChanged && isPixelPage(toLocation.pathname)) fbq('track', 'PageView')
  })
}

function createQueue(): Queue {
  const call: Call = (...words) => {
    if (fbq.callMethod) fbq.callMethod(...words)
    else fbq.queue.push(words)
  }
  const fbq: Queue = Object.assign(call, {
    push: call,
    queue: [],
    loaded: true,
    version: '2.0',
    disablePushState: true,
  })
  return fbq
}
