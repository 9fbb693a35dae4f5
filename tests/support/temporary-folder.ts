import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder for one test file, deleted after its tests; `save` writes a file there and returns its path. */
export function temporaryFolder() {
  const dir = mkdtempSync(join(tmpdir(), 'painim-test-'))
  let count = 0
  afterAll(() => rmSync(dir, { recursive: true, force: true }))
  return {
    dir,
    async save(content: Buffer | string): Promise<string> {
      count += 1
      const path = join(dir, String(count))
      await writeFile(path, content)
      return path
    },
  }
}
