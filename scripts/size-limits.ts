import type { FunctionSize } from './source-rules.ts'

/** In lines. The percentiles keep the whole small, the largest keeps one file or function from growing quietly. */
const FILES = { median: 60, p95: 250, largest: 400 }
const FUNCTIONS = { p95: 50, largest: 80, largestComponent: 150 }

export type SizedFile = { path: string; lines: number; functions: FunctionSize[] }

/** Content and measurements grow with what they describe, not with complexity. */
const EXEMPT: { pattern: RegExp; reason: string; functionsOnly?: true }[] = [
  { pattern: /^scripts\/demo\//, reason: 'the demo world: content, not code' },
  { pattern: /\.test\.tsx?$/, reason: 'a describe block is a chapter, not a function', functionsOnly: true },
  { pattern: /^tests\/browser\//, reason: 'a journey is told from start to end', functionsOnly: true },
]

/** One line for each file, function or percentile that is too large. */
export function tooLarge(files: SizedFile[]): string[] {
  const counted = files.filter(({ path }) => !EXEMPT.some((it) => it.pattern.test(path) && !it.functionsOnly))
  const withFunctions = files.filter(({ path }) => !EXEMPT.some((it) => it.pattern.test(path)))
  const functions = withFunctions.flatMap((file) => file.functions)
  return [
    ...counted
      .filter(({ lines }) => lines > FILES.largest)
      .map(({ path, lines }) => `${path}: ${lines} lines, at most ${FILES.largest}`),
    ...withFunctions.flatMap(largeFunctions),
    ...percentile('files, median', counted, 0.5, FILES.median),
    ...percentile('files, 95th percentile', counted, 0.95, FILES.p95),
    ...percentile('functions, 95th percentile', functions, 0.95, FUNCTIONS.p95),
  ]
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

/** The smallest size that at least this share of them does not exceed; 0 of nothing. */
export function percentileOf(sized: { lines: number }[], share: number): number {
  const sizes = sized.map(({ lines }) => lines).sort((a, b) => a - b)
  return sizes[Math.max(0, Math.ceil(sizes.length * share) - 1)] ?? 0
}
