import { createHash } from 'node:crypto'

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

/** Hashes of the inline scripts that a browser would run; JSON blocks are no scripts. */
export function scriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)
  return [...scripts].flatMap(({ groups: { attributes = '', code = '' } = {} }) => {
    const isRun = !/\ssrc=/.test(attributes) && !/\stype="application\/(ld\+)?json"/.test(attributes)
    return isRun ? [hashSource(code)] : []
  })
}

export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, code = '']) => hashSource(code))
}

/** The advertising pixel's hosts; allowed only while the setting `meta_pixel_id` names one, on public pages. */
const PIXEL = { script: 'https://connect.facebook.net', data: 'https://www.facebook.com' }

export type Allowed = {
  /** Sources beside our own files: hashes, or a nonce. */
  scripts: readonly string[]
  styles: readonly string[]
  pixel?: boolean
  isDev?: boolean
}

export function contentSecurityPolicy({ scripts, styles, pixel = false, isDev = false }: Allowed): string {
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...(pixel ? [PIXEL.script] : [])],
    // A style attribute can colour a bar; it cannot load or send anything.
    'style-src': ["'self'", ...(isDev ? ["'unsafe-inline'"] : styles)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...(pixel ? [PIXEL.data] : [])],
    'connect-src': ["'self'", ...(isDev ? ['ws:'] : []), ...(pixel ? [PIXEL.data] : [])],
    ...(isDev && { 'worker-src': ["'self'", 'blob:'] }),
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Of every page. `publicUrl` with https: turns on HSTS, for two years as the preload lists ask. */
export function pageHeaders(path: string, publicUrl: string, isPrivate: boolean): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    // The address of a mailed link holds its token.
    'Referrer-Policy': /^\/(reset-password|confirm-email)$/.test(path)
      ? 'no-referrer'
      : 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
    ...(isPrivate && { 'X-Robots-Tag': 'noindex' }),
  }
}
