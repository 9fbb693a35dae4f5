// Builds the pages and the code of the sandbox if there is no build or if the sources have changed since. A production
// install has no build tools and uses what was built before (docs/operating.md).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { buildSandboxCode } from '../src/platform/documents/sandbox-code.ts'
import { listFiles } from './source-files.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Every build of the dashboards empties this folder first, so one that was started by hand counts as incomplete. */
const STAMP = join(ROOT, 'dist/client/.vite/built-from')
const BUILD_FILES = ['vite.config.ts', 'package-lock.json']
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')

const sources = hashSources()
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== sources) {
  if (!existsSync(VITE)) {
    console.error(
      'dist/ is missing or out of date, and the build tools are not installed: run npm ci && npm run build, then npm ci --omit=dev',
    )
    process.exit(1)
  }
  console.log('Building the pages …')
  // Remove the old stamp first: an interrupted build must not count as complete.
  rmSync(STAMP, { force: true })
  build()
  build('--mode', 'islands')
  build('--ssr')
  // Node still warns that removing types is experimental.
  process.removeAllListeners('warning')
  // Vite is absent from a production install.
  const { buildReaderSnapshot } = await import('./build/reader-snapshot.ts')
  await buildReaderSnapshot(buildSandboxCode())
  // The build may write the route tree, so the sources are read again.
  writeFileSync(STAMP, hashSources())
}

/** Hashes the content, because file times mean nothing after a clone or a copy. */
function hashSources(): string {
  const code = [...listFiles(ROOT, 'src'), ...listFiles(ROOT, 'scripts/build')]
  const sources = code.filter((path) => !/\.test\.tsx?$/.test(path))
  const paths = [...sources, ...listFiles(ROOT, 'public'), ...BUILD_FILES].sort()
  const hash = createHash('sha256').update(process.versions.node)
  for (const path of paths.filter((it) => existsSync(join(ROOT, it)))) {
    const content = readFileSync(join(ROOT, path))
    hash.update(`${path} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function build(...args: string[]): void {
  const options = [VITE, 'build', '--logLevel', 'warn', ...args]
  const { status } = spawnSync(process.execPath, options, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exit(status ?? 1)
}
