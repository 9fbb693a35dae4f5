import { Hono, type Context as HonoContext } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv, BaseContext } from '../../http/environment.ts'
import { cachedPage, createPageCache } from '../../http/pages-cache.ts'
import { sendCached } from '../../http/pages-send.ts'
import { valid } from '../../http/validation.ts'
import { robotsText } from './policy.ts'
import { readJobFeed, readPagesSitemap, readSitemap, readSitemapIndex } from './reads.ts'
import { JobFeedSearch, SitemapParam } from './schema.ts'

const XML = 'application/xml; charset=utf-8'
const RSS = 'application/rss+xml; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'

/** A full sitemap has 4 MB. */
const kept = createPageCache(10)

/**
 * The same for everybody: made once in 30 seconds for all who ask, and good for ten minutes where it arrives. `query` is what of the
 * address makes a difference.
 */
async function sendFeed(c: HonoContext, type: string, make: () => Promise<string>, query = '') {
  const { now }: BaseContext = c.get('base')
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=600',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
  }
  const page = await kept.get(`${c.req.path} ${query}`, now, async () =>
    cachedPage(200, await make(), headers),
  )
  return sendCached(c, page)
}

/** What machines read beside the pages; mounted at the root, not under /api. */
export const feedsApi = new Hono<AppEnv>()
  .get('/robots.txt', allow('anonymous'), (c) =>
    sendFeed(c, TEXT, async () => robotsText(c.var.base.config.publicUrl)),
  )
  .get('/sitemap.xml', allow('public', 'may lag'), (c) => sendFeed(c, XML, () => readSitemapIndex(c.var.ctx)))
  .get('/sitemaps/pages.xml', allow('public', 'may lag'), (c) =>
    sendFeed(c, XML, () => readPagesSitemap(c.var.ctx)),
  )
  .get('/sitemaps/:name', allow('public', 'may lag'), valid('param', SitemapParam), (c) =>
    sendFeed(c, XML, () => readSitemap(c.var.ctx, c.req.valid('param').name)),
  )
  .get('/jobs/rss.xml', allow('public', 'may lag'), valid('query', JobFeedSearch), (c) => {
    const filters = c.req.valid('query')
    return sendFeed(c, RSS, () => readJobFeed(c.var.ctx, filters), JSON.stringify(filters))
  })
