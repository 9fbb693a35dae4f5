import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { namedFiles } from './scripts/build/chunk-files.ts'
import { dashboardTexts } from './scripts/build/dashboard-texts-plugin.ts'
import { drawnIcons } from './scripts/build/drawn-icons-plugin.ts'
import { TARGET } from './scripts/build/engine-floor.ts'
import { icons } from './scripts/build/icons-plugin.ts'
import { islandFiles } from './scripts/build/island-files-plugin.ts'
import { precompress } from './scripts/build/precompress.ts'
import { smallPreload } from './scripts/build/preload-plugin.ts'
import { serviceWorker } from './scripts/build/service-worker-plugin.ts'
import { youngFunctions } from './scripts/build/young-functions-plugin.ts'

/**
 * `vite build` makes the dashboards' files in dist/client, `vite build --mode islands` adds those of the public pages,
 * and `vite build --ssr` makes dist/server. scripts/setup.ts runs all three when they are stale.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    mode !== 'islands' &&
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // Loader and components of a page are in one chunk.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
        },
        routesDirectory: './src/web/routes',
        generatedRouteTree: './src/web/app/routeTree.gen.ts',
        routeFileIgnorePattern: '[.]test[.]',
        quoteStyle: 'single',
      }),
    react(),
    tailwind(),
    drawnIcons(),
    isSsrBuild && youngFunctions(),
    mode !== 'islands' && [icons(), !isSsrBuild && dashboardTexts(), serviceWorker()],
    mode === 'islands' && [smallPreload(), islandFiles(), precompress()],
  ],
  build: buildOf(mode, isSsrBuild),
  // Development uses React: hot reload and React's warnings need it.
  ...(command === 'build' && {
    resolve: { alias: isSsrBuild || mode === 'islands' ? [...PREACT, ICON] : [ICON] },
  }),
  // Bundle all server code of the pages: it starts faster, and is the production code whatever NODE_ENV is.
  ...(command === 'build' && { ssr: { noExternal: true } }),
}))

/**
 * Pages are written for React and run on Preact, which saves 50 kB on a first visit (docs/decisions/0008-preact.md).
 */
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

/**
 * On a busy machine, Vite would warn that our own plugins are slow. A module that some pages load late and others at
 * once is no mistake: groups decide about its file.
 */
const checks = { pluginTimings: false, ineffectiveDynamicImport: false }

const serverBuild = {
  outDir: 'dist/server',
  copyPublicDir: false,
  emptyOutDir: true,
  // Styles that few pages need are in the code that renders them.
  cssTarget: TARGET,
  rolldownOptions: { input: 'src/web/pages/render-page.tsx', checks },
}

/** Icons of lucide-react without the library's own frame (src/web/components/controls/lucide-icon.tsx). */
const ICON = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(import.meta.resolve('./src/web/components/controls/lucide-icon.tsx')),
}

/** Libraries that every page needs. One file, which browsers keep while only the product changes. */
const VENDOR = /node_modules[\\/](react|react-dom|scheduler|@tanstack|hono|valibot)[\\/]/

/** Modules that the entry imports itself, not through a page. */
const INITIAL = ['$initial' as const]

const SOURCES = /[\\/](src|lucide-react)[\\/]/

/** Chunk `forms`: code that forms and dashboards share and that pages for reading do not use. */
const inForms = namedFiles([
  'src/web/app/forms/draft.tsx',
  'src/web/app/forms/draft-form.tsx',
  'src/web/app/loading/download-file.ts',
  'src/web/app/loading/loaded.tsx',
  'src/web/components/forms/file-input.tsx',
  'src/web/components/forms/form-errors.tsx',
  'src/web/components/forms/password-field.tsx',
  'src/web/components/lists/table.tsx',
  'src/web/components/overlays/form-dialog.tsx',
  'src/web/components/overlays/dialog.tsx',
  'src/web/components/shell/page-header.tsx',
  'src/web/texts/text-page.tsx',
  'src/modules/accounts/schema.ts',
  'src/modules/jobs/posting-schema.ts',
  'node_modules/lucide-react/dist/esm/icons/file.mjs',
])

/** Stays out of `shared`: many private pages use these files and no public page does. */
const isForWork = namedFiles([
  'src/web/admin/',
  'src/web/accounts/',
  'src/web/personal-data/',
  'src/web/components/overlays/action-menu.tsx',
  'src/web/components/forms/tags-input.tsx',
  'src/web/components/surfaces/mail-address.tsx',
  'src/web/components/surfaces/meters.tsx',
  'src/web/cvs/access/download-cv.ts',
  'src/web/dashboards/employer/dashboard-search.ts',
  'src/web/dashboards/employer/employer-header.tsx',
  'src/web/jobs/posted/',
  'src/web/pipeline/pipeline-search.ts',
  'src/web/search/cv-search.ts',
  'src/modules/admin/schema.ts',
])

/** The dashboards run on React itself, for which their libraries are made. */
const dashboardsBuild = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: true,
  modulePreload: { polyfill: false },
  target: TARGET,
  rolldownOptions: {
    input: 'src/web/dashboards/entry.tsx',
    checks,
    output: {
      codeSplitting: {
        groups: [
          { name: 'vendor', test: VENDOR, tags: INITIAL, priority: 4 },
          { name: 'entry', test: SOURCES, tags: INITIAL, priority: 3 },
          // One file for code that many pages use: a hundred small files mean a hundred requests and compress badly.
          {
            name: 'shared',
            test: (id: string) => SOURCES.test(id) && !inForms(id) && !isForWork(id),
            minShareCount: 6,
            priority: 2,
          },
          // Code that only forms need stays out of the other pages.
          { name: 'forms', test: inForms, minShareCount: 3, priority: 1 },
        ],
      },
    },
  },
}

/** The libraries and components of almost every island, in one file with the entry's own code. */
const isNamedForBase = namedFiles([
  // Beside steps alone it would bring them to every job.
  'node_modules/lucide-react/dist/esm/icons/check.mjs',
  'node_modules/lucide-react/dist/esm/icons/x.mjs',
  'node_modules/preact/',
  'src/web/components/controls/lucide-icon.tsx',
  'src/web/app/fill.tsx',
  'src/web/app/link.tsx',
  'src/web/app/loading/api-client.ts',
  'src/web/app/loading/late-piece.ts',
  'src/web/app/site.tsx',
  'src/web/components/controls/button.tsx',
  'src/web/components/overlays/toast.ts',
  'src/web/islands/',
  'src/web/jobs/saved/save-job.island.tsx',
  'src/web/jobs/saved/save-job.ts',
  'src/web/jobs/saved/saved-jobs.ts',
  'src/shared/dates.ts',
  'src/shared/locale.ts',
  'src/shared/text.ts',
])

/** The bundler's own helpers would be a file of their own, smaller than the headers that come with it. */
const isInBase = (id: string): boolean => isNamedForBase(id) || id.endsWith('rolldown/runtime.js')

/** What forms share and pages for reading do not need. */
const isInForms = namedFiles([
  'node_modules/lucide-react/dist/esm/icons/check.mjs',
  'node_modules/lucide-react/dist/esm/icons/plus.mjs',
  'src/web/accounts/login/admin-login.ts',
  'src/web/accounts/login/new-account.ts',
  'src/web/accounts/login/not-my-phone.tsx',
  'src/web/app/forms/checked-form.ts',
  'src/web/app/forms/late-form.ts',
  'src/web/app/forms/leave.ts',
  'src/web/app/loading/tell-failure.ts',
  'src/web/components/forms/choice.tsx',
  'src/web/components/forms/field.tsx',
  'src/web/components/forms/form-errors.tsx',
  'src/web/components/forms/password-field.tsx',
  'src/web/components/surfaces/card.tsx',
])

/** What both registrations show at once. */
const isInSteps = namedFiles([
  'src/web/accounts/password/new-password-fields.tsx',
  'src/web/app/forms/step-form.ts',
  'src/web/app/forms/typed-in-tab.ts',
  'src/web/app/loading/use-loading.ts',
  'src/web/components/forms/steps.tsx',
])

/** What both registrations and the forms for CVs share. */
const isInProfiles = namedFiles([
  'src/modules/catalog/employment/choices.ts',
  'src/modules/catalog/choices.ts',
  'src/shared/phone.ts',
  'src/shared/user-types.ts',
  'src/web/accounts/registration/professional-fields.tsx',
  'src/web/accounts/registration/terms-field.tsx',
  'src/web/components/forms/select.tsx',
])

/** Small pieces of what always shows both: lists of jobs and previews of CVs. */
const isInRows = namedFiles([
  'node_modules/lucide-react/dist/esm/icons/map-pin.mjs',
  'src/web/components/surfaces/avatar.tsx',
])

/** What every page of a job loads. */
const isInJob = namedFiles([
  'src/web/applications/apply-bar.island.tsx',
  'src/web/applications/apply-button.island.tsx',
  'src/web/applications/apply-state.ts',
  'src/web/jobs/page/count-job-view.island.tsx',
])

/** Dialogs, with the drafts of the forms in them. The first of them loads them all. */
const isInOverlays = namedFiles([
  'src/web/app/forms/draft.tsx',
  'src/web/app/forms/draft-form.tsx',
  'src/web/components/overlays/dialog.tsx',
  'src/web/components/states/',
])

/** Toasts, which load with the first of them. */
const isInToasts = namedFiles([
  'src/web/components/overlays/toast-region.tsx',
  'src/web/components/overlays/toaster.tsx',
])

/** The schemas of public forms and their library, which load when a form is used (`late-form.ts`). */
const isInChecks = namedFiles([
  'node_modules/valibot/',
  'src/modules/accounts/schema.ts',
  'src/web/app/forms/check-values.ts',
  'src/web/app/forms/form.ts',
  'src/web/accounts/registration/registration-schema.ts',
])

/** The entry of public pages and their islands. */
const islandsBuild = {
  outDir: 'dist/client',
  // Joins the files of the dashboards.
  emptyOutDir: false,
  copyPublicDir: false,
  modulePreload: {
    polyfill: false,
    // The page itself preloads the files of its islands, so only pieces that a click loads need the list of theirs,
    // without the entry and the style, which every page has.
    resolveDependencies: (file: string, needed: string[]) =>
      /island-|\/(base|job)-/.test(file) ? [] : needed.filter((name) => !/\/entry-/.test(name)),
  },
  target: TARGET,
  rolldownOptions: {
    input: 'src/web/islands/entry.tsx',
    checks,
    output: {
      codeSplitting: {
        groups: [
          // Each file costs a slow network a round trip, and browsers ask for six at a time.
          { name: 'base', test: (id: string) => isInBase(id), tags: INITIAL, priority: 9 },
          { name: 'base', test: (id: string) => isInBase(id), priority: 9 },
          { name: 'forms', test: isInForms, priority: 8 },
          { name: 'steps', test: isInSteps, priority: 7 },
          { name: 'profiles', test: isInProfiles, priority: 7 },
          { name: 'rows', test: isInRows, priority: 7 },
          { name: 'toasts', test: isInToasts, priority: 6 },
          { name: 'overlays', test: isInOverlays, priority: 6 },
          { name: 'checks', test: isInChecks, priority: 5 },
          {
            name: 'job',
            test: isInJob,
            priority: 4,
          },
        ],
      },
    },
  },
}

function buildOf(mode: string, isSsrBuild: boolean | undefined) {
  if (isSsrBuild) return serverBuild
  return mode === 'islands' ? islandsBuild : dashboardsBuild
}
