import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { buildSandboxCode, findSandboxCode } from './sandbox-code.ts'

const { dir } = temporaryFolder()

test('the built code has no types, and is used only while its source is unchanged', () => {
  const [source, built] = [join(dir, 'src'), join(dir, 'dist')]
  for (const folder of ['platform/documents', 'shared']) mkdirSync(join(source, folder), { recursive: true })
  const worker = join(source, 'platform/documents/worker.ts')
  writeFileSync(join(source, 'shared/errors.ts'), 'export const code: string = "a"\n')
  writeFileSync(worker, "import { code } from '../../shared/errors.ts'\nexport const same: string = code\n")
  buildSandboxCode(source, built)
  const { folder, extension } = findSandboxCode(source, built)
  expect(extension).toBe('js')
  expect(readFileSync(join(folder, 'worker.js'), 'utf8')).toMatch(
    /^import \{ code \} from '\.\.\/\.\.\/shared\/errors\.js'\nexport const same\s+= code\n$/,
  )
  writeFileSync(worker, 'export {}\n')
  expect(findSandboxCode(source, built)).toEqual({
    folder: join(source, 'platform/documents/'),
    extension: 'ts',
  })
})
