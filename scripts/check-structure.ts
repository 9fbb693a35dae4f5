// Checks the names, places and sizes of files, and that forbidden code is absent. Usage: check-structure.ts [ROOT]
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { type Lock, missingEntries } from './complete-lock.ts'
import { misnamed } from './rules/file-names.ts'
import { bareImports } from './rules/late-imports.ts'
import { crowded, percentileOf, tooLarge } from './rules/size-limits.ts'
import { inspectSource } from './rules/source-rules.ts'
import { listSourceFiles } from './source-files.ts'

const root = process.argv[2] ?? process.cwd()
const sources = listSourceFiles(root).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}))
const files = sources.map(({ path, text }) => ({ path, ...inspectSource(path, text) }))
const complaints = [
  ...files.flatMap(({ path }) => named(path)),
  ...files.flatMap(({ path, complaints }) =>
    complaints.map(({ line, message }) => `${path}:${line}: ${message}`),
  ),
  ...tooLarge(files),
  ...crowded(files.map(({ path }) => path)),
  ...incompleteLock(),
  ...repeatedMigrations(),
  ...bareImports(sources),
]

for (const complaint of complaints) console.error(complaint)
const functions = files.flatMap((file) => file.functions)
console.log(
  `structure: ${files.length} files of ${percentileOf(files, 0.5)} lines (median), ${percentileOf(files, 0.95)} (p95); ` +
    `${functions.length} functions of ${percentileOf(functions, 0.5)}, ${percentileOf(functions, 0.95)}; ` +
    `${complaints.length} violations`,
)
process.exitCode = complaints.length > 0 ? 1 : 0

function named(path: string): string[] {
  const reason = misnamed(path)
  return reason ? [`${path}: ${reason}`] : []
}

function incompleteLock(): string[] {
  const file = join(root, 'package-lock.json')
  if (!existsSync(file)) return []
  const lock: Lock = JSON.parse(readFileSync(file, 'utf8'))
  const missing = Object.keys(missingEntries(lock))
  if (missing.length === 0) return []
  return [`package-lock.json lacks ${missing.length} optional packages; run: node scripts/complete-lock.ts`]
}

/** The number is the order; databases record the rest of the name. So each may be used only once. */
function repeatedMigrations(): string[] {
  const folder = join(root, 'db/migrations')
  const seen = new Set<string>()
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return names.flatMap((file) => {
    const [, number = '', name = ''] = /^(\d{4})_(\w+)\.sql$/.exec(file) ?? []
    const isRepeated = seen.has(number) || seen.has(name)
    seen.add(number).add(name)
    return isRepeated ? [`db/migrations/${file}: another migration has this number or this name`] : []
  })
}
