import { createHash } from 'node:crypto'

/** Allows an inline script or style with exactly this content. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

/**
 * The advertising pixel's hosts. They are allowed only on public pages and only if the setting `meta_pixel_id` is set.
 */
const PIXEL = { script: 'https://connect.facebook.net', data: 'https://www.facebook.com' }

type Allowed = {
  /** Hashes of inline scripts and styles. */
  scripts: readonly string[]
  styles: readonly string[]
  pixel?: boolean
  isDev?: boolean
}

/** Directives that `default-src` already covers are left out, because every page sends the policy. */
export function contentSecurityPolicy({ scripts, styles, pixel = false, isDev = false }: Allowed): string {
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...(pixel ? [PIXEL.script] : [])],
    // A style attribute can set the colour of a bar; it cannot load or send anything.
    'style-src': ["'self'", ...(isDev ? ["'unsafe-inline'"] : styles)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...(pixel ? [PIXEL.data] : [])],
    ...((isDev || pixel) && {
      'connect-src': ["'self'", ...(isDev ? ['ws:'] : []), ...(pixel ? [PIXEL.data] : [])],
    }),
    ...(isDev && { 'worker-src': ["'self'", 'blob:'] }),
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}

/** The header of every answer over https: two years, as browsers' preload lists require. */
export const HSTS = 'max-age=63072000; includeSubDomains'

/** Returns the headers of every page. */
export function pageHeaders(path: string, isPrivate: boolean): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    // The address of a mailed link contains its token. With `no-referrer`, its forms would not say that they are ours.
    'Referrer-Policy': /^\/(reset-password|confirm-email)$/.test(path)
      ? 'same-origin'
      : 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(),microphone=(),geolocation=(),payment=(),usb=()',
    ...(isPrivate && { 'X-Robots-Tag': 'noindex' }),
  }
}
