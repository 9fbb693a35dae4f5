import { Hono, type Context as HonoContext } from 'hono'
import { createAnswerCache } from '../../http/answers/answer-cache.ts'
import { readyAnswer, sendAnswer } from '../../http/answers/ready-answer.ts'
import { allow } from '../../http/authentication.ts'
import type { AppEnv, BaseContext } from '../../http/environment.ts'
import { etagOf } from '../../http/etag.ts'
import { hashSource } from '../../http/security-headers.ts'
import { valid } from '../../http/validation.ts'
import { HOUR } from '../../shared/time.ts'
import { EMBED_STYLE } from './compose-embedded-jobs.ts'
import { robotsText } from './policy.ts'
import {
  readEmbeddedJobs,
  readJobFeed,
  readJobsForCollectors,
  readPagesSitemap,
  readSecurityText,
  readSitemap,
  readSitemapIndex,
} from './reads.ts'
import { EmbedSearch, JobFeedSearch, SitemapParam } from './schema.ts'
import { jsonFeed, rss } from './views.ts'

const XML = 'application/xml; charset=utf-8'
const RSS = 'application/rss+xml; charset=utf-8'
const JSON_FEED = 'application/feed+json; charset=utf-8'
const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'

/** Any site may show the list in a frame. It loads nothing and sends nothing. */
const EMBED_HEADERS = {
  'Content-Security-Policy': `default-src 'none'; style-src ${hashSource(EMBED_STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Robots-Tag': 'noindex',
}

/** A full sitemap is about 4 MB. */
const keep = createAnswerCache()

/**
 * Sends the same feed to all visitors. It is generated again when a job, a company or a setting changes; the receiver
 * may cache it for ten minutes. `query`: the parts of the address or the configuration that change the content.
 */
async function sendFeed(
  c: HonoContext,
  type: string,
  make: () => Promise<string>,
  query = '',
  more: Record<string, string> = {},
) {
  const { now }: BaseContext = c.get('base')
  const versions: AppEnv['Variables']['versions'] = c.get('versions')
  const version = versions && `${versions.site} ${versions.jobs}`
  const keeping = { version, longest: HOUR, now }
  const answer = await keep(`${c.req.path} ${query}`, keeping, async () => {
    const text = await make()
    const headers = {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=600',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
      ...more,
      ETag: etagOf(text),
    }
    return readyAnswer(200, text, headers)
  })
  return sendAnswer(c, answer)
}

/** Feeds and sitemaps for machines; mounted at the root, not under /api. */
export const feedsApi = new Hono<AppEnv>()
  .get('/robots.txt', allow('anonymous'), (c) =>
    sendFeed(c, TEXT, async () => robotsText(c.var.base.config.publicUrl)),
  )
  .get('/.well-known/security.txt', allow('anonymous'), (c) =>
    sendFeed(c, TEXT, () => readSecurityText(c.var.ctx), c.var.base.config.publicUrl),
  )
  .get('/sitemap.xml', allow('public'), (c) => sendFeed(c, XML, () => c.var.mayLag(readSitemapIndex)))
  .get('/sitemaps/pages.xml', allow('public'), (c) => sendFeed(c, XML, () => c.var.mayLag(readPagesSitemap)))
  .get('/sitemaps/:name', allow('public'), valid('param', SitemapParam), (c) =>
    sendFeed(c, XML, () => c.var.mayLag((ctx) => readSitemap(ctx, c.req.valid('param').name))),
  )
  .get('/jobs/rss.xml', allow('public'), valid('query', JobFeedSearch), (c) => {
    const filters = c.req.valid('query')
    const make = async () => rss(await c.var.mayLag((ctx) => readJobFeed(ctx, filters, c.req.path)))
    return sendFeed(c, RSS, make, JSON.stringify(filters))
  })
  .get('/jobs/feed.json', allow('public'), valid('query', JobFeedSearch), (c) => {
    const filters = c.req.valid('query')
    const make = async () => jsonFeed(await c.var.mayLag((ctx) => readJobFeed(ctx, filters, c.req.path)))
    return sendFeed(c, JSON_FEED, make, JSON.stringify(filters))
  })
  .get('/jobs/feed.xml', allow('public'), (c) => sendFeed(c, XML, () => c.var.mayLag(readJobsForCollectors)))
  .get('/embed/jobs', allow('public'), valid('query', EmbedSearch), (c) => {
    const search = c.req.valid('query')
    const make = () => c.var.mayLag((ctx) => readEmbeddedJobs(ctx, search))
    return sendFeed(c, HTML, make, JSON.stringify(search), EMBED_HEADERS)
  })
