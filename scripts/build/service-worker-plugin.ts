import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { DASHBOARD_TEXTS } from './dashboard-texts-plugin.ts'
import { TARGET } from './engine-floor.ts'
import { textsIn } from './texts-in.ts'

/**
 * Builds src/web/offline/service-worker.ts to /sw.js as a classic script, because old browsers know no other kind, and
 * adds the English texts of its pages to those of the dashboards.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          plugins: [offlineTexts(join(dir, DASHBOARD_TEXTS))],
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: TARGET,
            rolldownOptions: {
              input: 'src/web/offline/service-worker.ts',
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        })
      },
    },
  }
}

function offlineTexts(list: string): Plugin {
  return {
    name: 'offline-texts',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.facadeModuleId) {
          const others = JSON.parse(readFileSync(list, 'utf8'))
          const offline = textsIn(this, file.facadeModuleId)
          writeFileSync(list, JSON.stringify({ ...others, 'dashboard/offline': offline }))
        }
    },
  }
}
