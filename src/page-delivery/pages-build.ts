import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MiddlewareHandler } from 'hono'
import { hashSource } from '../http/security-headers.ts'
import { readStaticFiles, serveStatic } from '../http/static.ts'
import { t } from '../shared/language/words.ts'
import {
  LATE_ISLAND,
  type PageRenderer,
  type RenderedPage,
  type SavesData,
  type TextsOfPieces,
} from '../shared/rendering.ts'
import { escapeHtml, joinUtf8 } from '../shared/text.ts'
import type { Tags } from './html-document.ts'
import type { FindKept } from './kept-releases.ts'

/** The properties of a page on which its tags depend. */
type Dressed = Pick<RenderedPage, 'islands' | 'dashboardRoute'> & {
  /** Whether it needs its script at once. */
  needsScript: boolean
  /** Whether the browser keeps the style of public pages (`keep-style.ts`), so that the page only links it. */
  isStyleKept: boolean
  savesData: SavesData
}

/** The source of the page's files: the build, or Vite during development. */
export type PageBuild = TextsOfPieces & {
  /** Answers requests for files before anything is logged or looked up. */
  serveFiles: MiddlewareHandler
  isDev: boolean
  loadRenderer(): Promise<PageRenderer>
  tagsFor(page: Dressed): Tags
  /** Whether this is the name of the current style of public pages. */
  isCurrentStyle(name: string): boolean
}

/** Opens the output of `npm run build`. It is read when the first page is requested. `findKept`: files of other releases. */
export function openBuild(dist: string, findKept?: FindKept): PageBuild {
  const clientDir = join(dist, 'client')
  let renderer: Promise<PageRenderer> | undefined
  let known: Assets | undefined
  const assets = () => (known ??= readAssets(clientDir))
  return {
    serveFiles: serveStatic(readStaticFiles(clientDir), findKept),
    isDev: false,
    loadRenderer: () =>
      (renderer ??= import(pathToFileURL(join(dist, 'server/render-page.js')).href).then(
        (entry) => entry.default,
      )),
    isCurrentStyle: (name) => assets().pages.style.endsWith(`/${name}.css`),
    textsOf: (pieces) => [...namedIn(assets().texts, pieces)],
    lateTextsOf: (islands) => {
      const sent = namedIn(assets().texts, islands)
      return [...namedIn(assets().pages.lateTexts, islands)].filter((text) => !sent.has(text))
    },
    tagsFor: (page) =>
      page.islands ? pageTags(assets(), page.islands, page) : dashboardTags(assets(), page),
  }
}

const namedIn = (texts: Texts, pieces: readonly string[]): Set<string> =>
  new Set(pieces.flatMap((name) => texts[name] ?? []))

/** An entry of Vite's manifest. */
type Chunk = { file: string; css?: string[]; imports?: string[] }
export type Manifest = Readonly<Record<string, Chunk>>
const DASHBOARDS = 'src/web/dashboards/entry.tsx'

/** The English texts of the messages that a piece of the site shows, by its name. */
type Texts = Readonly<Record<string, readonly string[]>>

/** The files of public pages, each with everything that it imports, as addresses. */
export type PageFiles = {
  style: string
  entry: string[]
  /** By the name of the island. */
  islands: Record<string, string[]>
  /** By the name of the island; the texts of every page are under ''. */
  texts: Record<string, string[]>
  /** The texts that the code shows which an island may load later, with its own. */
  lateTexts: Record<string, string[]>
  /** The script inside every page. */
  start: string
  /** The script inside every dashboard. */
  check: string
}

/** `hashes`: of the scripts and the style that pages contain. */
type Assets = {
  dashboards: Manifest
  pages: PageFiles
  texts: Texts
  /** The element with the style of public pages, in UTF-8. */
  styleElement: Uint8Array
  hashes: Readonly<Record<'start' | 'check' | 'rules' | 'pageStyle', string>>
}

/** Reads Vite's manifest of the dashboards and what the plugins in scripts/build have listed. */
function readAssets(clientDir: string): Assets {
  const read = (file: string) => readFileSync(join(clientDir, file), 'utf8')
  const pages: PageFiles = JSON.parse(read('.vite/islands.json'))
  const pageStyle = read(pages.style)
  return {
    dashboards: JSON.parse(read('.vite/manifest.json')),
    pages,
    texts: { ...pages.texts, ...JSON.parse(read('.vite/dashboard-texts.json')) },
    styleElement: joinUtf8([`<style data-file="${pages.style}">${pageStyle}</style>`]),
    hashes: {
      start: hashSource(pages.start),
      check: hashSource(pages.check),
      rules: hashSource(PREFETCH_RULES),
      pageStyle: hashSource(pageStyle),
    },
  }
}

/**
 * Makes the browser fetch a page when a finger touches its link, about a tenth of a second before the click. It does
 * nothing with Save-Data. Left out are profiles, because reading one counts against a limit, a job seeker's messages,
 * which are marked as read when they are opened, and the filters and page numbers of a list, which fetch only that list
 * (`swap-lists.ts`). Browsers that do not know these rules ignore them.
 */
const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/api/*', '/language/*', '/profile/*', '/*my-page/messages/*', '/*\\?*token=*'],
            },
          },
          { not: { selector_matches: '[download], [target], [data-list-part] [href*="?"]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
})

/** Throws for an island without a file. */
function pageTags({ pages, styleElement, hashes }: Assets, islands: readonly string[], page: Dressed): Tags {
  const files = islands.flatMap((name) => {
    const own = pages.islands[name]
    if (!own) throw new Error(`The build has no file ${name}.island.tsx`)
    return name.startsWith(LATE_ISLAND) ? [] : own
  })
  const rules = page.savesData ? '' : `<script type="speculationrules">${PREFETCH_RULES}</script>`
  return {
    // A script after a linked style waits for that style, so the start script comes first.
    head: [
      startTag(pages, files, page),
      page.isStyleKept ? `<link rel="stylesheet" href="${pages.style}">` : styleElement,
    ],
    body: rules,
    scripts: page.savesData ? [hashes.start] : [hashes.start, hashes.rules],
    styles: page.isStyleKept ? [] : [hashes.pageStyle],
    isPlain: true,
  }
}

function startTag({ entry, start }: PageFiles, files: readonly string[], page: Dressed): string {
  const all = [...new Set([...entry, ...files])].join(' ')
  const when = page.needsScript ? ' data-now' : page.savesData === 'text' ? ' data-late' : ''
  const lost = escapeHtml(t('No connection. Try again.'))
  return `<script data-files="${all}" data-lost="${lost}"${when}>${start}</script>`
}

function dashboardTags({ dashboards, pages, hashes }: Assets, page: Dressed): Tags {
  const { scripts, styles } = filesOf(dashboards, [DASHBOARDS, ...routeKeys(dashboards, page.dashboardRoute)])
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`)
  const preloads = scripts.slice(1).map((href) => `<link rel="modulepreload" href="${href}">`)
  // The script comes at the end because it has to find the page's data.
  return {
    head: [`<script>${pages.check}</script>`, ...links, ...preloads],
    body: `<script type="module" src="${scripts[0]}"></script>`,
    scripts: [hashes.check],
    styles: [],
    isPlain: false,
  }
}

/** Returns the files of these entries of the manifest, the first entry's first, with everything that they import. */
export function filesOf(
  manifest: Manifest,
  entries: readonly string[],
): { scripts: string[]; styles: string[] } {
  const keys = new Set<string>()
  const add = (key: string) => {
    if (keys.has(key)) return
    keys.add(key)
    for (const imported of manifest[key]?.imports ?? []) add(imported)
  }
  for (const key of entries) add(key)
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  return {
    scripts: [...new Set(chunks.map(({ file }) => `/${file}`))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  }
}

/** The router splits the file of a route, `employer-job.$id.tsx` for `/employer-job/$id`, into several modules. */
export function routeKeys(manifest: Manifest, route = ''): string[] {
  const file = `src/web/routes/${route.slice(1).replaceAll('/', '.')}.tsx?`
  return Object.keys(manifest).filter((key) => key.startsWith(file))
}
