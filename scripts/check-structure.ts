// Checks what stands where, how large it is, and what is never allowed. Usage: check-structure.ts [ROOT]
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { type Lock, missingEntries } from './complete-lock.ts'
import { misnamed } from './file-names.ts'
import { percentileOf, tooLarge } from './size-limits.ts'
import { listSourceFiles } from './source-files.ts'
import { inspectSource } from './source-rules.ts'

const root = process.argv[2] ?? process.cwd()
const files = listSourceFiles(root).map((path) => ({
  path,
  ...inspectSource(path, readFileSync(join(root, path), 'utf8')),
}))
const complaints = [
  ...files.flatMap(({ path }) => named(path)),
  ...files.flatMap(({ path, complaints }) =>
    complaints.map(({ line, message }) => `${path}:${line}: ${message}`),
  ),
  ...tooLarge(files),
  ...incompleteLock(),
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
