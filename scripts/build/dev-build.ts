import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import { createServer, type ViteDevServer } from 'vite'
import { hashSource } from '../../src/http/security-headers.ts'
import { BUILT_IN_TEXTS } from '../../src/modules/translations/built-in.ts'
import type { PageBuild } from '../../src/page-delivery/pages-build.ts'
import type { PageRenderer } from '../../src/shared/rendering.ts'
import { freePort } from '../free-port.ts'

/**
 * Serves pages from their sources: Vite serves the browser's files, renders with the newest code, and updates the
 * browser.
 */
export async function openDevBuild(root: string): Promise<{ build: PageBuild; close(): Promise<void> }> {
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: await freePort() } },
    // Bundling would write a file each time, and `node --watch` would restart everything because of it.
    configLoader: 'native',
  })
  const build: PageBuild = {
    isDev: true,
    serveFiles: askVite(vite),
    async loadRenderer() {
      const { default: renderer } = await vite.ssrLoadModule('/src/web/pages/render-page.tsx')
      return renderer as PageRenderer
    },
    isCurrentStyle: () => false,
    textsOf: () => Object.keys(BUILT_IN_TEXTS),
    lateTextsOf: () => [],
    tagsFor: ({ islands }) => {
      const entry = islands ? 'src/web/islands/entry.tsx' : 'src/web/dashboards/entry.tsx'
      const style = islands ? 'src/web/app/styles.css' : 'src/web/dashboards/dashboards.css'
      return {
        head: [`<link rel="stylesheet" href="/${style}">`],
        body: `<script type="module">${REFRESH}</script><script type="module" src="/@vite/client"></script><script type="module" src="/${entry}"></script>`,
        scripts: [hashSource(REFRESH)],
        styles: [],
        isPlain: false,
      }
    },
  }
  return { build, close: () => vite.close() }
}

/** The script that @vitejs/plugin-react would add to an index.html. */
const REFRESH = `import refresh from '/@react-refresh'
refresh.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

/** Vite's server takes Node's requests; ours are those of the Fetch standard. */
function askVite(vite: ViteDevServer): MiddlewareHandler {
  return async (c, next) => {
    const { incoming, outgoing }: { incoming?: IncomingMessage; outgoing?: ServerResponse } = c.env ?? {}
    if (!incoming || !outgoing || c.req.path.startsWith('/api/')) return next()
    const isFile = await new Promise<boolean>((resolve, reject) => {
      outgoing.once('close', () => resolve(true))
      vite.middlewares(incoming, outgoing, (error?: unknown) => (error ? reject(error) : resolve(false)))
    })
    return isFile ? RESPONSE_ALREADY_SENT : next()
  }
}
