/** The public pages that are in Tok Pisin; dashboards are in src/web/dashboards/sections.ts. docs/tok-pisin.md explains how to translate more. */
export const IN_TOK_PISIN = [
  '/',
  '/jobs',
  '/jobs/:id',
  '/saved',
  '/jobs/in/:province',
  '/jobs/trade/:trade',
  '/companies',
  '/companies/:id',
  '/pay',
  '/pay/:trade',
  '/help',
  '/safety',
  '/how-search-works',
  '/contact',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/job-alert/new',
  '/job-alert',
  '/jobs-old',
  '/jobs/:id/poster',
  '/jobs/:id/report',
  '/code-login',
  '/unsubscribe',
  '/privacy',
  '/terms',
  '/accessibility',
  '/status',
  '/upload',
  '/upload/:id',
  '/my-page',
  '/my-page/applications',
  '/my-page/applications/:id',
  '/my-page/messages',
  '/my-page/messages/new',
  '/my-page/messages/:id',
  '/jobs/:id/apply',
] as const

export const isInTokPisin = (path: string): boolean => IN_TOK_PISIN.some((one) => one === path)

const step = (path: string) => path.replace(/:\w+/g, '[^/?#".]+')
const LINKS = new RegExp(`( (?:href|action)=")(?=(?:${IN_TOK_PISIN.map(step).join('|')})[?#"])`, 'g')

/**
 * Makes the links and forms of a page in Tok Pisin lead to the other pages in Tok Pisin. Typed text is not changed,
 * because it has no such quotation marks.
 */
export const linkInTokPisin = (html: string): string =>
  html.replace(LINKS, '$1/tpi').replaceAll('"/tpi/"', '"/tpi"')
