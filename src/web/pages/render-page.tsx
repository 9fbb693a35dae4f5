import { renderToString } from 'react-dom/server'
import type { PublicSettings } from '../../modules/settings/schema.ts'
import type { PageReads } from '../../page-reads.ts'
import { FOREST } from '../../shared/brand.ts'
import { isEnglish, onlyTexts } from '../../shared/language/words.ts'
import type { PageAnswer, PageRequest, PageStatus } from '../../shared/rendering.ts'
import { collectHead, previewMeta, sitePreviewUrl } from '../app/head.ts'
import { createApiClient } from '../app/loading/api-client.ts'
import { type Site, SiteContext, shownSettings } from '../app/site.tsx'
import { KeepContext } from '../components/kept.tsx'
import { isForJobSeekers, sectionsAt } from '../dashboards/sections.ts'
import { IslandsContext } from '../islands/island.tsx'
import { formatPageSite } from '../islands/page-site.ts'
import { isInTokPisin, linkInTokPisin } from './in-tok-pisin.ts'
import { createKeep } from './keep-html.tsx'
import { notFound } from './not-found.tsx'
import { type Missing, Redirect, type Shown } from './page.ts'
import type { PageAddress } from './pages.ts'
import { Shell } from './shell.tsx'

/** Renders a public page. `address`: undefined for an address that no page has. */
export async function renderPublicPage(
  address: PageAddress | undefined,
  request: PageRequest<PageReads>,
): Promise<PageAnswer> {
  const { reads, href, now, publicUrl, savesData } = request
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
    go: () => undefined,
  }
  const islands = new Set<string>()
  const route = address?.page.route
  const isTranslated =
    settings.tok_pisin_enabled &&
    address !== undefined &&
    (isInTokPisin(address.page.path) || isForJobSeekers(href))
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
  const html = renderToString(
    <SiteContext.Provider value={site}>
      <IslandsContext.Provider value={islands}>
        <KeepContext.Provider value={createKeep(site, islands)}>{content}</KeepContext.Provider>
      </IslandsContext.Provider>
    </SiteContext.Provider>,
  )
  return {
    kind: 'page',
    status,
    html: isEnglish() ? html : linkInTokPisin(html),
    state: formatPageSite(site, shown.data),
    words: wordsOf(
      request,
      route ? ['dashboard', ...sectionsAt(href).map((name) => `dashboard/${name}`)] : ['', ...islands],
    ),
    ...(route ? { dashboardRoute: route } : { islands: [...islands] }),
    isTranslated,
    style: shown.style ?? '',
    hasPixel: settings.meta_pixel_id !== '',
    head: headOf(shown, settings),
  }
}

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
