import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MiddlewareHandler } from 'hono'
import type { PageRenderer } from '../shared/rendering.ts'
import type { Tags } from './html-document.ts'
import { SCRIPT_START } from './html-script-start.ts'
import { readStaticFiles, serveStatic } from './static.ts'

/** Which routes a page is made of, whether it needs its script at once, and what allows that script. */
type Dressed = { routeIds: readonly string[]; needsScript: boolean; nonce?: string }

/** Where pages come from: the build, or Vite while developing. */
export type PageBuild = {
  /** Answers what is a file, before anything is logged or asked. */
  serveFiles: MiddlewareHandler
  isDev: boolean
  loadRenderer(): Promise<PageRenderer>
  tagsFor(page: Dressed): Tags
}

/** What `npm run build` made; read when the first page is asked for. */
export function openBuild(dist: string): PageBuild {
  let renderer: Promise<PageRenderer> | undefined
  let assets: Assets | undefined
  return {
    serveFiles: serveStatic(readStaticFiles(join(dist, 'client'))),
    isDev: false,
    async loadRenderer() {
      renderer ??= import(pathToFileURL(join(dist, 'server/entry-server.js')).href).then(
        (entry) => entry.default,
      )
      return renderer
    },
    tagsFor(page) {
      assets ??= readAssets(join(dist, 'client'))
      return makeTags(assets, page)
    },
  }
}

/** An entry of Vite's manifest. */
type Chunk = { file: string; css?: string[]; imports?: string[] }
export type Manifest = Readonly<Record<string, Chunk>>
type Assets = { manifest: Manifest; style: string }

const ENTRY = 'src/web/entry-client.tsx'

function readAssets(clientDir: string): Assets {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const [css = ''] = manifest[ENTRY]?.css ?? []
  return { manifest, style: readFileSync(join(clientDir, css), 'utf8') }
}

function makeTags({ manifest, style }: Assets, { routeIds, needsScript, nonce }: Dressed): Tags {
  const { scripts, styles } = filesOf(manifest, routeIds)
  const [entry = ''] = scripts
  const allowed = nonce ? ` nonce="${nonce}"` : ''
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`)
  const head = [`<style>${style}</style>`, ...links]
  if (!needsScript) {
    const body = `<script data-files="${scripts.join(' ')}"${allowed}>${SCRIPT_START}</script>`
    return { head: head.join(''), body }
  }
  const preloads = scripts.slice(1).map((href) => `<link rel="modulepreload" href="${href}">`)
  // At the end: it must find the page's data.
  return {
    head: [...head, ...preloads].join(''),
    body: `<script type="module" src="${entry}"${allowed}></script>`,
  }
}

/** The entry first, then whatever it and the routes import; and the style of the routes beside the entry's. */
export function filesOf(
  manifest: Manifest,
  routeIds: readonly string[],
): { scripts: string[]; styles: string[] } {
  const routes = Object.keys(manifest).filter((key) => routeIds.includes(routeIdOf(key) ?? ''))
  const keys = new Set<string>()
  const add = (key: string) => {
    if (keys.has(key)) return
    keys.add(key)
    for (const imported of manifest[key]?.imports ?? []) add(imported)
  }
  for (const key of [ENTRY, ...routes]) add(key)
  const chunks = [...keys].flatMap((key) => (key === ENTRY ? [] : (manifest[key] ?? [])))
  const entry = manifest[ENTRY]?.file ?? ''
  return {
    scripts: [entry, ...chunks.map(({ file }) => file)].map((file) => `/${file}`),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  }
}

/** `src/web/routes/jobs.$id.tsx?tsr-split=component` is the file of the route `/jobs/$id`. */
function routeIdOf(key: string): string | undefined {
  const [, name] = /^src\/web\/routes\/(.+)\.tsx\?tsr-split=/.exec(key) ?? []
  if (name === undefined) return undefined
  return name === 'index' ? '/' : `/${name.replaceAll('.', '/').replace(/\/index$/, '/')}`
}
