import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('../../', import.meta.url))
const BUILT = fileURLToPath(new URL('../../../dist/sandbox/', import.meta.url))
const DOCUMENTS = 'platform/documents/'
const SNAPSHOT = 'text-worker.snapshot'

/** `snapshot`: the file with the process that reads documents, its parsers loaded. */
type SandboxCode = { folder: string; extension: 'ts' | 'js'; snapshot?: string }
let code: SandboxCode | undefined

/** Returns the place of the sandbox's code. It is looked up once in each process. */
export function sandboxCode(): SandboxCode {
  code ??= findSandboxCode()
  return code
}

/** Returns the built code, or the source if nothing was built from exactly this source. */
export function findSandboxCode(source = SOURCE, built = BUILT): SandboxCode {
  const folder = join(built, hashFiles(source), DOCUMENTS)
  const snapshot = join(folder, SNAPSHOT)
  if (existsSync(folder)) return { folder, extension: 'js', ...(existsSync(snapshot) && { snapshot }) }
  return { folder: join(source, DOCUMENTS), extension: 'ts' }
}

/**
 * Writes the code of the sandbox without its types. Every document is read by a new process, and removing the types
 * took two fifths of its processor time. Returns the path where a snapshot belongs.
 */
export function buildSandboxCode(source = SOURCE, built = BUILT): string {
  const target = join(built, hashFiles(source))
  rmSync(built, { recursive: true, force: true })
  for (const file of listFiles(source)) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    if (file.endsWith('.ts')) {
      const text = stripTypeScriptTypes(readFileSync(join(source, file), 'utf8'))
      const script = text.replaceAll(/((?:from |import\()'\.[^']+)\.ts'/g, "$1.js'")
      writeFileSync(join(target, file.replace(/\.ts$/, '.js')), script)
    } else copyFileSync(join(source, file), join(target, file))
  }
  return join(target, DOCUMENTS, SNAPSHOT)
}

function hashFiles(source: string): string {
  const hash = createHash('sha256')
  for (const file of listFiles(source)) hash.update(`${file}\n`).update(readFileSync(join(source, file)))
  return hash.digest('hex').slice(0, 16)
}

function listFiles(source: string): string[] {
  const names = readdirSync(join(source, DOCUMENTS)).filter((name) => !name.endsWith('.test.ts'))
  return [...names.map((name) => DOCUMENTS + name).sort(), 'shared/errors.ts']
}
