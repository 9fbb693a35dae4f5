import type { PageReads } from '../../page-reads.ts'
import { speakFrom } from '../../shared/language/words.ts'
import type { PageAnswer, PageLocation, PageRenderer, PageRequest } from '../../shared/rendering.ts'
import { formatQuery } from '../../web/app/query.ts'
import { isForJobSeekers } from '../../web/dashboards/sections.ts'
import { isInTokPisin } from '../../web/pages/in-tok-pisin.ts'
import { findPage } from '../../web/pages/pages.ts'
import { renderPublicPage } from '../../web/pages/render-page.tsx'

/** Returns the page at an address, and the address without parameters that the page does not know. */
function locatePage(href: string): PageLocation {
  const { pathname, search } = new URL(href, 'http://page')
  const found = findPage(pathname, search)
  return {
    href: pathname + formatQuery({ ...found?.search }),
    path: pathname,
    exists: found !== undefined,
    needsScript: found?.page.needsScript ?? false,
    visitors: found?.page.visitors ?? 'all',
    isListed: found?.page.isListed ?? true,
    // An address without a page is answered in the language that it asks for.
    isTranslated: found === undefined || isInTokPisin(found.page.path) || isForJobSeekers(href),
    hasOneAddress: found?.page.route !== undefined,
  }
}

function renderPage(request: PageRequest<PageReads>): Promise<PageAnswer> {
  speakFrom(request.wordsNow)
  const { pathname, search } = new URL(request.href, 'http://page')
  return renderPublicPage(findPage(pathname, search), request)
}

export default { locatePage, renderPage } satisfies PageRenderer<PageReads>
