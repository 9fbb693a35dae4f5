import { STYLE_COOKIE } from '../../shared/rendering.ts'
import { STYLE_CACHE } from './read-pages.ts'

/**
 * Stores the style that came inside this page, so that it is not sent again. Only with a service worker, which answers
 * the link of later pages from the store.
 */
export function keepStyle(): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-file]')
  const file = style?.dataset['file']
  if (!file || !('serviceWorker' in navigator)) return
  const keep = async () => {
    const cache = await caches.open(STYLE_CACHE)
    for (const old of await cache.keys()) await cache.delete(old)
    const headers = { 'Content-Type': 'text/css; charset=utf-8' }
    await cache.put(file, new Response(style.textContent, { headers }))
    // biome-ignore lint/suspicious/noDocumentCookie: the new interface is missing in older browsers
    document.cookie = `${STYLE_COOKIE}=${file.replace(/^.*\/|\.css$/g, '')}; path=/; max-age=31536000; samesite=lax`
  }
  navigator.serviceWorker.ready.then(keep).catch(() => undefined)
}
