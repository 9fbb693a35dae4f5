import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './scripts/precompress.ts'

/** `vite build` makes dist/client, `vite build --ssr` dist/server; scripts/setup.ts runs both when they are stale. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/web/routes',
      generatedRouteTree: './src/web/routeTree.gen.ts',
      routeFileIgnorePattern: '[.]test[.]',
      quoteStyle: 'single',
    }),
    react(),
    tailwind(),
    precompress(),
  ],
  build: isSsrBuild ? serverBuild : clientBuild,
  // The pages' server code in one piece: it starts fast, and React is the one of production whatever NODE_ENV says.
  ...(command === 'build' && { ssr: { noExternal: true } }),
}))

const serverBuild = {
  outDir: 'dist/server',
  copyPublicDir: false,
  emptyOutDir: true,
  rolldownOptions: { input: 'src/web/entry-server.tsx' },
}

/** What every page needs is one file, kept by browsers while only the product changes. */
const VENDOR = /node_modules[\\/](react|react-dom|scheduler|@tanstack|hono|valibot)[\\/]/

const clientBuild = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: true,
  modulePreload: { polyfill: false },
  // Chrome 87 of an old Android that no longer gets updates.
  target: ['es2020', 'chrome87', 'safari14'],
  rolldownOptions: {
    input: 'src/web/entry-client.tsx',
    output: { codeSplitting: { groups: [{ name: 'vendor', test: VENDOR }] } },
  },
}
