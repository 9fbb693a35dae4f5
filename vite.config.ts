import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { icons } from './scripts/icons-plugin.ts'
import { precompress } from './scripts/precompress.ts'
import { serviceWorker } from './scripts/service-worker-plugin.ts'

/** `vite build` makes dist/client, `vite build --ssr` dist/server; scripts/setup.ts runs both when they are stale. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page is one file: what loads it and what shows it.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
      },
      routesDirectory: './src/web/routes',
      generatedRouteTree: './src/web/routeTree.gen.ts',
      routeFileIgnorePattern: '[.]test[.]',
      quoteStyle: 'single',
    }),
    react(),
    tailwind(),
    icons(),
    serviceWorker(),
    precompress(),
  ],
  build: isSsrBuild ? serverBuild : clientBuild,
  // Development stays on React: hot reload and its warnings need it.
  ...(command === 'build' && { resolve: { alias: PREACT } }),
  // The pages' server code in one piece: it starts fast, and is that of production whatever NODE_ENV says.
  ...(command === 'build' && { ssr: { noExternal: true } }),
}))

/** The pages are written against React and run on Preact, which is 50 kB less on a first visit: docs/decisions/0008-preact.md. */
const PREACT = Object.entries({
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact/compat/server',
  'react/jsx-runtime': 'preact/jsx-runtime',
}).map(([name, ours]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(ours)),
}))

/** A build on a busy machine would complain of our own plugins. */
const checks = { pluginTimings: false }

const serverBuild = {
  outDir: 'dist/server',
  copyPublicDir: false,
  emptyOutDir: true,
  rolldownOptions: { input: 'src/web/entry-server.tsx', checks },
}

/** What every page needs is one file, kept by browsers while only the product changes. */
const VENDOR = /node_modules[\\/](preact|@tanstack|hono|valibot)[\\/]/

/** What the entry brings by itself, not with a page. */
const INITIAL = ['$initial' as const]

const SOURCES = /[\\/](src|lucide-react)[\\/]/

/** What forms and dashboards have in common, and no page where somebody only reads. */
const FORMS = new RegExp(
  `[\\\\/](${[
    'components[\\\\/](form-errors|dialog|form-dialog|confirm-dialog|file-input|file-size|password-field|table|page-header)',
    'web[\\\\/](draft|draft-notice|download-file)',
    'employers[\\\\/](page-buttons|load-failure)',
    'jobseeker[\\\\/]loaded',
    'pages[\\\\/]text-page',
    'modules[\\\\/](accounts[\\\\/]schema|jobs[\\\\/]posting-schema)',
    'icons[\\\\/]file',
  ].join('|')})[.](tsx?|mjs)$`,
)

/** What many private pages share and no public one: menus with their libraries, the administrator's lists. */
const WORK =
  /[\\/](web[\\/](admin|accounts)|components[\\/](action-menu|sheet|tags-input)|employers[\\/](mail-address|download-cv|employer-header))[\\/.]/

const clientBuild = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: true,
  modulePreload: { polyfill: false },
  // Chrome 87 of an old Android that no longer gets updates.
  target: ['es2020', 'chrome87', 'safari14'],
  rolldownOptions: {
    input: 'src/web/entry-client.tsx',
    checks,
    output: {
      codeSplitting: {
        groups: [
          { name: 'vendor', test: VENDOR, tags: INITIAL, priority: 4 },
          { name: 'entry', test: SOURCES, tags: INITIAL, priority: 3 },
          // A hundred small pieces cost a hundred requests and compress badly: what many pages use is one file.
          {
            name: 'shared',
            test: (id: string) => SOURCES.test(id) && !FORMS.test(id) && !WORK.test(id),
            minShareCount: 6,
            priority: 2,
          },
          // What only forms need stays out of what every page brings.
          { name: 'forms', test: FORMS, minShareCount: 3, priority: 1 },
        ],
      },
    },
  },
}
