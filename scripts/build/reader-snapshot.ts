// Makes the snapshot of the process that reads documents.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { build } from 'vite'
import { outOfBounds } from '../../src/platform/documents/no-network.ts'

const SOURCE = join(import.meta.dirname, '../../src/platform/documents')

/** A snapshot cannot import, so `require` of what is outside of the bundle is the only way to Node's modules. */
const LIMITED_REQUIRE = `require = ((all) => (name) => {
  if (${outOfBounds}.test(name)) throw new Error(name + ' is out of bounds')
  return all(name)
})(require)`

/** Bundles the program `entry`, runs it with `args` and writes the snapshot of its state then to the file `target`. */
export async function buildSnapshot(entry: string, target: string, ...args: string[]): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'painim-wok-snapshot-'))
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir,
        emptyOutDir: false,
        target: 'esnext',
        rolldownOptions: {
          // Where pdf.js asks for its own address, only fonts are read that we do not have.
          checks: { emptyImportMeta: false },
          output: {
            format: 'cjs',
            entryFileNames: 'bundle.cjs',
            codeSplitting: false,
            banner: LIMITED_REQUIRE,
          },
        },
      },
    })
    const { status } = spawnSync(
      process.execPath,
      ['--snapshot-blob', target, '--build-snapshot', join(outDir, 'bundle.cjs'), ...args],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    )
    if (status !== 0) throw new Error(`No snapshot of ${entry} could be made`)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** `target`: the file. */
export function buildReaderSnapshot(target: string): Promise<void> {
  return buildSnapshot(join(SOURCE, 'text-worker.ts'), target, join(SOURCE, 'practice.pdf'))
}
