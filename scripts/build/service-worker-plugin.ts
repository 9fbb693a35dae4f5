import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/** Builds src/web/offline/service-worker.ts to /sw.js as a classic script, because old browsers know no other kind. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          resolve: {
            alias: [
              { find: /^.*\/language\/words\.ts$/, replacement: resolve('src/web/offline/english.ts') },
            ],
          },
          build: {
            ...(dir && { outDir: dir }),
            emptyOutDir: false,
            target: ['es2020', 'chrome87', 'safari14'],
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
