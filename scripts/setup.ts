// Builds the pages when they are not built, or were built from other sources.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { listFiles } from './source-files.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = join(ROOT, 'dist/built-from')
const BUILD_FILES = [
  'vite.config.ts',
  'scripts/precompress.ts',
  'scripts/icons-plugin.ts',
  'scripts/service-worker-plugin.ts',
  'package-lock.json',
]
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')

const sources = hashSources()
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== sources) {
  console.log('Building the pages …')
  // First away with the old stamp: a build that is broken off must not pass for a whole one.
  rmSync(STAMP, { force: true })
  build()
  build('--ssr')
  // The build may write the route tree, so the sources are read again.
  writeFileSync(STAMP, hashSources())
}

/** By content: times say nothing after a clone or a copy. */
function hashSources(): string {
  const sources = listFiles(ROOT, 'src').filter((path) => !/\.test\.tsx?$/.test(path))
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
