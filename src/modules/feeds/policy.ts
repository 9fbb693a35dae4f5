/** Pages that stand whatever is posted, and that search engines may list. */
export const STANDING_PAGES = [
  '/',
  '/employers',
  '/pricing',
  '/register',
  '/employer-register',
  '/help',
  '/safety',
  '/contact',
  '/demo',
  '/privacy',
  '/terms',
]

/** Addresses in one sitemap; search engines read 50,000. A sitemap holds the ids of one stretch of this length, so none overflows. */
export const STRETCH = 45_000

/** People, what needs a login, and calls; but pictures of shared links and logos in structured data may be fetched. */
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

export function robotsText(publicUrl: string): string {
  const rules = Object.entries(ROBOTS).flatMap(([rule, paths]) => paths.map((path) => `${rule}: ${path}`))
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}
