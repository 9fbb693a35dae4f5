import { expect, it } from 'vitest'
import { missingEntries } from '../complete-lock.ts'
import { misnamed } from './file-names.ts'
import { bareImports } from './late-imports.ts'
import { crowded, percentileOf, tooLarge } from './size-limits.ts'
import { inspectSource } from './source-rules.ts'

it.each([
  'src/modules/jobs/publish-job.ts',
  'src/modules/jobs/queries.ts',
  'src/modules/jobs/search-queries.ts',
  'src/modules/jobs/endings/remind-employers.ts',
  'src/modules/jobs/publish-job.api.test.ts',
  'src/modules/search/facet-counts.ts',
  'src/web/routes/jobs/$id.tsx',
  'src/main.ts',
  'scripts/demo/jobs-services.ts',
])('accepts %s', (path) => expect(misnamed(path)).toBeUndefined())

it.each([
  'src/modules/jobs/job-service.ts',
  'src/modules/jobs/index.ts',
  'src/modules/jobs/publish.ts',
  'src/modules/jobs/publishJob.ts',
  'src/modules/jobs/commands/publish-job.ts',
  'src/modules/jobs/card.tsx',
  'src/modules/vacancies/reads.ts',
  'src/http/helpers.ts',
  'src/platform/mail-utils.ts',
  'src/web/components/Card.tsx',
  'src/lib/money.ts',
  'src/server.ts',
  'scripts/common.ts',
])('refuses %s', (path) => expect(misnamed(path)).toEqual(expect.any(String)))

it.each([
  ['let row: any', 'the type any'],
  ['// @ts-ignore the row is right\nlet row', 'a suppression that hides more than one error'],
  ['// @ts-expect-error\nlet row', '@ts-expect-error without a reason'],
  ['// biome-ignore lint/style/x: <explanation>\nlet row', 'biome-ignore without a reason'],
  ['// TODO: rows\nlet row', 'a note to do something: do it, or write an issue'],
  ["export { row } from './row.ts'", 'a barrel: import from the files themselves'],
  ['const page = <p>{/* FIXME later */}</p>', 'a note to do something: do it, or write an issue'],
])('refuses %j', (text, message) => {
  expect(inspectSource('src/a.tsx', text).complaints.map((it) => it.message)).toEqual([message])
})

it('accepts suppressions with a reason, and such words in strings', () => {
  const text =
    '// @ts-expect-error: the types lag behind\n// biome-ignore lint/style/x: the reader sees both\nlet todo = "TODO: any"'
  expect(inspectSource('src/a.ts', text).complaints).toEqual([])
})

it('measures functions, and allows longer components', () => {
  const body = (lines: number) => '  work()\n'.repeat(lines)
  const text = `function Page() {\n${body(130)}}\nconst long = () => {\n${body(80)}}\nfunction short() {\n${body(78)}}\n`
  const { functions } = inspectSource('src/page.tsx', text)
  expect(functions.map(({ name, lines }) => [name, lines])).toEqual([
    ['Page', 132],
    ['long', 82],
    ['short', 80],
  ])
  expect(tooLarge([{ path: 'src/page.tsx', lines: 60, functions }])).toEqual([
    'src/page.tsx:133: long has 82 lines, at most 80',
    'functions, 95th percentile: 132 lines, at most 50',
  ])
})

it('fails when most files grow, not only the largest', () => {
  const files = (...lines: number[]) => lines.map((it) => ({ path: 'src/a.ts', lines: it, functions: [] }))
  expect(tooLarge(files(10, 80, 200))).toEqual([])
  expect(tooLarge(files(10, 81, 251))).toEqual([
    'files, median: 81 lines, at most 80',
    'files, 95th percentile: 251 lines, at most 250',
  ])
  expect(percentileOf(files(5, 1, 3), 0.5)).toBe(3)
})

it('finds the packages for other platforms that a lock file lacks', () => {
  const optionalDependencies = { '@x/linux-x64-musl': '1.2.3', '@x/darwin-arm64': '1.2.3', other: '^1.0.0' }
  const lock = {
    packages: {
      'node_modules/x': { dev: true, optionalDependencies },
      'node_modules/@x/darwin-arm64': { version: '1.2.3' },
    },
  }
  expect(missingEntries(lock)).toEqual({
    'node_modules/@x/linux-x64-musl': {
      version: '1.2.3',
      dev: true,
      optional: true,
      cpu: ['x64'],
      os: ['linux'],
    },
  })
})

it('allows 300 lines in a source file and 400 in a test', () => {
  const file = (path: string, lines: number) => ({ path, lines, functions: [] })
  const files = Array.from({ length: 40 }, (_, index) => file(`src/${index}.ts`, 20))
  expect(tooLarge([...files, file('src/b.ts', 300), file('tests/b.test.ts', 400)])).toEqual([])
  expect(tooLarge([...files, file('src/b.ts', 301), file('src/b.test.ts', 401)])).toEqual([
    'src/b.ts: 301 lines, at most 300',
    'src/b.test.ts: 401 lines, at most 400',
  ])
})

it('refuses a folder of more than 30 files, tests included, but not what is in its folders', () => {
  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${folder}/a${index}.ts`)
  expect(crowded([...files('src/http', 30), ...files('src/http/cookies', 30)])).toEqual([])
  expect(crowded([...files('src/http', 30), 'src/http/a.test.ts', ...files('bench', 31)])).toEqual([
    'src/http: 31 files, at most 30: give some of them a folder',
    'bench: 31 files, at most 30: give some of them a folder',
  ])
  expect(crowded(files('tests', 90))).toEqual([])
})

// Rule (languages): Code that an island loads later comes with its words
it('refuses a bare import() in what islands load at once', () => {
  const form = (text: string) => [
    { path: 'src/web/a/form.island.tsx', text: "import { open } from './open.tsx'" },
    { path: 'src/web/a/open.tsx', text },
    { path: 'src/web/a/dialog.tsx', text: "const more = () => import('./more.tsx')" },
  ]
  const bare = 'import() without the words of Tok Pisin: late(() => import(…))'
  for (const text of [
    "export const open = () => import('./dialog.tsx')",
    "const load = () => import('./dialog.tsx')\nexport const open = () => load().then(show)",
    "const load = () => import('./dialog.tsx')\nexport const open = () => late(load) ?? load()",
  ])
    expect(bareImports(form(text))).toEqual([`src/web/a/open.tsx:1: ${bare}`])
  for (const text of [
    "export const open = () => late(() => import('./dialog.tsx'))",
    "const load = () => import('./dialog.tsx')\nexport const open = () => late(load)",
    "const load = () => import('./dialog.tsx')\nexport const Open = () => <LatePreview load={load} />",
    "import type { Dialog } from './dialog.tsx'",
  ])
    expect(bareImports(form(text))).toEqual([])
})
