import type { FunctionSize } from './source-rules.ts'

/**
 * In lines. Percentiles limit the average; `largest` limits a single file. A few files of 80 lines are easier to read
 * than many of 25.
 */
const FILES = { median: 80, p95: 250, largest: 300, largestOfTests: 400 }
const FUNCTIONS = { p95: 50, largest: 80, largestComponent: 150 }

const TESTS = /^tests\/|\.test\.tsx?$/

/** In a folder, without those in its folders. A longer list cannot be read at one glance. */
const MOST_FILES = 30

/** Each test file is about one subject, so a list of them is found by name; `tests` has no other order. */
const LONG_LISTS = /^tests(\/|$)/

export type SizedFile = { path: string; lines: number; functions: FunctionSize[] }

/** Files that are long without being complex. */
const EXEMPT: { pattern: RegExp; reason: string; functionsOnly?: true }[] = [
  { pattern: /^scripts\/demo\//, reason: 'demo data is content, not code' },
  { pattern: /\.test\.tsx?$/, reason: 'a describe block is not a function', functionsOnly: true },
  { pattern: /^tests\/browser\//, reason: 'a browser test describes a whole visit', functionsOnly: true },
]

/** Returns one line for each file, function or percentile that is too large. */
export function tooLarge(files: SizedFile[]): string[] {
  const counted = files.filter(({ path }) => !EXEMPT.some((it) => it.pattern.test(path) && !it.functionsOnly))
  const withFunctions = files.filter(({ path }) => !EXEMPT.some((it) => it.pattern.test(path)))
  const functions = withFunctions.flatMap((file) => file.functions)
  return [
    ...counted.flatMap(largeFile),
    ...withFunctions.flatMap(largeFunctions),
    ...percentile('files, median', counted, 0.5, FILES.median),
    ...percentile('files, 95th percentile', counted, 0.95, FILES.p95),
    ...percentile('functions, 95th percentile', functions, 0.95, FUNCTIONS.p95),
  ]
}

function largeFile({ path, lines }: SizedFile): string[] {
  const limit = TESTS.test(path) ? FILES.largestOfTests : FILES.largest
  return lines > limit ? [`${path}: ${lines} lines, at most ${limit}`] : []
}

function largeFunctions({ path, functions }: SizedFile): string[] {
  return functions.flatMap(({ name, line, lines, component }) => {
    const limit = component ? FUNCTIONS.largestComponent : FUNCTIONS.largest
    return lines > limit ? [`${path}:${line}: ${name} has ${lines} lines, at most ${limit}`] : []
  })
}

function percentile(what: string, sized: { lines: number }[], share: number, limit: number): string[] {
  const value = percentileOf(sized, share)
  return value > limit ? [`${what}: ${value} lines, at most ${limit}`] : []
}

/** The smallest size that at least this share of the items does not exceed; 0 for an empty list. */
export function percentileOf(sized: { lines: number }[], share: number): number {
  const sizes = sized.map(({ lines }) => lines).sort((a, b) => a - b)
  return sizes[Math.max(0, Math.ceil(sizes.length * share) - 1)] ?? 0
}

/** Returns one line for each folder with too many files. `paths`: all source files. */
export function crowded(paths: readonly string[]): string[] {
  const folders = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/')))
  return [...folders].flatMap(([folder, { length }]) =>
    length > MOST_FILES && !LONG_LISTS.test(folder)
      ? [`${folder}: ${length} files, at most ${MOST_FILES}: give some of them a folder`]
      : [],
  )
}
