import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const DOCUMENT = join(import.meta.dirname, '../../docs/browsers.md')
const BEGIN = '<!-- engines: written by npm run test:engines -->'
const END = '<!-- /engines -->'

/** The steps of the journeys, which are the columns of the table. */
const STEPS = [
  'search, filter, job',
  'register',
  'log in',
  'upload',
  'apply',
  'see the application',
  'employers',
  'administrators',
] as const
export type Step = (typeof STEPS)[number]

const seen = new Map<string, Map<Step, string>>()

/** Keeps how a step was done in an engine. */
export function noteSeen(engine: string, step: Step, how: string): void {
  const row = seen.get(engine) ?? new Map<Step, string>()
  seen.set(engine, row.set(step, how))
}

/** The table of what was seen so far. A step that nobody came to is empty. */
export function seenTable(engines: readonly string[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows = engines.map((engine) =>
    line([engine, ...STEPS.map((step) => seen.get(engine)?.get(step) ?? '')]),
  )
  return [line(['Engine', ...STEPS]), line(['---', ...STEPS.map(() => '---')]), ...rows].join('\n')
}

/** The table that docs/browsers.md shows. */
export function keptTable(): string {
  const [, rest = ''] = readDocument().split(BEGIN)
  return (rest.split(END)[0] ?? '').trim()
}

export function keepTable(table: string): void {
  const document = readDocument()
  const [before = '', rest = ''] = document.split(BEGIN)
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n\n${table}\n\n${END}${rest.split(END)[1] ?? ''}`)
}

const readDocument = () =>
  existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : `# Browsers\n\n${BEGIN}\n${END}\n`
