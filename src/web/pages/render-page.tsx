import type { PublicSettings } from '../../modules/settings/schema.ts'
import type { PageReads } from '../../page-reads.ts'
import { FOREST } from '../../shared/brand.ts'
import { isEnglish, onlyTexts, speakFrom } from '../../shared/language/words.ts'
import type {
  PageAnswer,
  PageLocation,
  PageRenderer,
  PageRequest,
  PageStatus,
} from '../../shared/rendering.ts'
import { collectHead, completeHead, isUnlisted, previewMeta, sitePreviewUrl } from '../app/head.ts'
import { createApiClient } from '../app/loading/api-client.ts'
import { formatQuery } from '../app/query.ts'
import { type Site, shownSettings } from '../app/site.tsx'
import { isForJobSeekers, sectionsAt } from '../dashboards/sections.ts'
import { formatPageSite } from '../islands/page-site.ts'
import { isInTokPisin } from './in-tok-pisin.ts'
import { renderHtml } from './keep-html.tsx'
import { notFound } from './not-found.tsx'
import { type Missing, Redirect, type Shown } from './page.ts'
import { findPage, type PageAddress } from './pages.ts'
import { filesOf, sendForm } from './send-form.ts'
import { Shell } from './shell.tsx'

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
    // An address without a page is answered in the language that it asks for.
    isTranslated: found === undefined || isInBothLanguages(found, href),
    hasOneAddress: found?.page.route !== undefined,
  }
}

const isInBothLanguages = ({ page }: PageAddress, href: string): boolean =>
  isInTokPisin(page.path) || isForJobSeekers(href)

async function renderPage(request: PageRequest<PageReads>): Promise<PageAnswer> {
  const { reads, href, now, publicUrl, savesData, wordsNow, posted, notice } = request
  speakFrom(wordsNow)
  const { pathname, search } = new URL(href, 'http://page')
  const address = findPage(pathname, search)
  const settings = await reads.settings()
  const [opened, accounts, announcements] = await Promise.all([
    open(address, { ...request, settings }),
    reads.visitor(),
    reads.announcements(),
  ])
  if (opened instanceof Redirect) return { kind: 'redirect', location: opened.location }
  const { status, shown } = opened
  const site: Site = {
    client: createApiClient(),
    now,
    publicUrl,
    savesData,
    settings: shownSettings(settings),
    accounts,
    href,
    posted,
    notice,
    go: () => undefined,
  }
  const route = address?.page.route
  const isTranslated = settings.tok_pisin_enabled && address !== undefined && isInBothLanguages(address, href)
  const content =
    request.part === 'main' ? (
      <main>{shown.body}</main>
    ) : (
      <Shell
        isWide={shown.isWide}
        isDashboard={route !== undefined}
        announcements={announcements}
        isTranslated={isTranslated}
        description={settings.site_description}
      >
        {shown.body}
      </Shell>
    )
  const { html, islands } = renderHtml(site, content)
  const head = headOf(shown, settings)
  // Search engines must not list people, pages that need a login, or pages that are true only for an hour.
  const isPrivate = address !== undefined && (address.page.needsScript || address.page.isListed === false)
  return {
    kind: 'page',
    status,
    html,
    state: formatPageSite(site, shown.data),
    words: wordsOf(
      request,
      route ? ['dashboard', ...sectionsAt(href).map((name) => `dashboard/${name}`)] : ['', ...islands],
    ),
    ...(route ? { dashboardRoute: route } : { islands }),
    style: shown.style ?? '',
    isIncomplete: shown.isIncomplete ?? false,
    hasPixel: settings.meta_pixel_id !== '' && !isPrivate,
    isListed: !isPrivate && !isUnlisted(head),
    head: status === 200 && !isPrivate ? completeHead(head, { publicUrl, href, isTranslated }) : head,
  }
}

export default { locatePage, renderPage, filesOf, sendForm } satisfies PageRenderer<PageReads>

/** Returns the words that these pieces of the site need in the browser, as JSON. English is in their code. */
function wordsOf({ wordsNow, textsOf }: PageRequest<PageReads>, pieces: readonly string[]): string {
  if (isEnglish()) return ''
  return JSON.stringify(onlyTexts(wordsNow(), textsOf(pieces))).replaceAll('<', '\\u003c')
}

type Opening = PageRequest<PageReads> & { settings: PublicSettings }

async function open(
  address: PageAddress | undefined,
  request: Opening,
): Promise<{ status: PageStatus; shown: Shown } | Redirect> {
  if (!address) return { status: 404, shown: notFound() }
  const { page, params, search } = address
  try {
    return { status: 200, shown: await page.open({ ...request, params, search }) }
  } catch (error) {
    if (error instanceof Redirect) return error
    const status = request.statusOf(error)
    if (status !== 404 && status !== 410) throw error
    const why: Missing = status === 410 ? 'gone' : 'missing'
    return { status, shown: page.missing?.(why) ?? notFound() }
  }
}

function headOf(shown: Shown, { site_name, site_description }: PublicSettings) {
  const root = {
    meta: [
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: FOREST },
      { title: site_name },
      { name: 'description', content: site_description },
      ...previewMeta(sitePreviewUrl({ siteName: site_name, description: site_description })),
    ],
    links: [
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'apple-touch-icon', href: '/icons/180.png' },
    ],
  }
  return collectHead([root, { meta: [{ title: shown.title }, ...(shown.meta ?? [])], links: shown.links }])
}
