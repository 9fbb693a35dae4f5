import { DAY } from '../../shared/time.ts'

/** Permanent pages that search engines may list. */
export const STANDING_PAGES = [
  '/',
  '/employers',
  '/pricing',
  '/register',
  '/employer-register',
  '/help',
  '/safety',
  '/how-search-works',
  '/accessibility',
  '/contact',
  '/demo',
  '/embed',
  '/privacy',
  '/terms',
]

/**
 * The number of addresses in one sitemap; search engines read 50,000. A sitemap covers one range of ids of this
 * length, so it can never overflow.
 */
export const STRETCH = 45_000

/**
 * Excludes people, pages that need a login, and calls. Pictures of shared links and logos in structured data may be
 * fetched.
 */
const ROBOTS = {
  Allow: ['/api/preview.jpg', '/api/jobs/*/preview.jpg', '/api/auth/logo/'],
  Disallow: [
    '/api/',
    '/admin',
    '/search',
    '/profile/',
    '/upload',
    '/jobseeker-dashboard',
    '/employer-dashboard',
    '/employer-jobs',
    '/employer-cv-view/',
    '/employer-shortlists',
    '/credits',
    '/messages',
    '/notices',
    '/saved',
    '/reset-password',
  ],
}

/** Days for which the file of security contacts is valid; RFC 9116 asks for less than a year. */
const SECURITY_TEXT_DAYS = 180

/** Returns where to report a weakness (RFC 9116): the support address, or the contact page if none is set. */
export function securityText(publicUrl: string, supportEmail: string, now: Date): string {
  const day = new Date(now.getTime() + SECURITY_TEXT_DAYS * DAY).toISOString().slice(0, 10)
  return [
    `Contact: ${supportEmail ? `mailto:${supportEmail}` : `${publicUrl}/contact`}`,
    `Expires: ${day}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}/help#security`,
    '',
  ].join('\n')
}

export function robotsText(publicUrl: string): string {
  const rules = Object.entries(ROBOTS).flatMap(([rule, paths]) => paths.map((path) => `${rule}: ${path}`))
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}
