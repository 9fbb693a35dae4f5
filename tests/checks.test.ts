import { execFile } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { afterEach, describe, expect, it } from 'vitest'

const PROJECT = process.cwd()
const projects: string[] = []

afterEach(() => {
  for (const project of projects.splice(0)) rmSync(project, { recursive: true })
})

describe('check:format', () => {
  const check = (source: string) =>
    run({ 'src/shared/money.ts': source }, 'node_modules/@biomejs/biome/bin/biome', 'ci')

  it('passes correctly formatted code', async () => {
    expect(await check("export const currency = 'PGK'\n")).toEqual({ code: 0, output: expect.any(String) })
  })

  it('fails on another format', async () => {
    expect(await check('export const currency = "PGK";\n')).toMatchObject({
      code: 1,
      output: expect.stringContaining('format'),
    })
  })

  it.each([
    ['the type any', 'export const read = (row: any) => row.id\n', 'noExplicitAny'],
    ['a non-null assertion', 'export const first = (rows: string[]) => rows[0]!\n', 'noNonNullAssertion'],
    ['console.log in the product', "console.log('here')\n", 'noConsole'],
    ['an unused variable', 'const rate = 2\n', 'noUnusedVariables'],
    [
      'an unexplained suppression',
      '// biome-ignore lint/suspicious/noConsole:\nconsole.log(1)\n',
      'suppressions',
    ],
  ])('fails on %s', async (_, source, rule) => {
    expect(await check(source)).toMatchObject({ code: 1, output: expect.stringContaining(rule) })
  })
})

describe('check:types', () => {
  const check = (source: string) => run({ 'src/shared/money.ts': source }, 'node_modules/.bin/tsc', '-p', '.')

  it('passes correct code', async () => {
    expect(await check('export const first = (rows: string[]): string | undefined => rows[0]\n')).toEqual({
      code: 0,
      output: '',
    })
  })

  it.each([
    ['an index that may be missing', 'export const first = (rows: string[]): string => rows[0]\n', 'TS2322'],
    ['an implicit any', 'export const id = (row) => row.id\n', 'TS7006'],
    ['an enum, which Node cannot run', 'export enum Stage {\n  Sent,\n}\n', 'TS1294'],
    [
      'a type imported as a value',
      "import { AddressInfo } from 'node:net'\nexport type A = AddressInfo\n",
      'TS1484',
    ],
  ])('fails on %s', async (_, source, error) => {
    expect(await check(source)).toMatchObject({
      code: expect.any(Number),
      output: expect.stringContaining(error),
    })
  })
})

describe('check:imports', () => {
  const check = (files: Record<string, string>) => run(files, join(PROJECT, 'scripts/check-imports.ts'))
  const value = 'export const value = 1\n'

  it('passes imports that point downward', async () => {
    const { code, output } = await check({
      'src/modules/jobs/publish-job.ts':
        "import { value } from '../credits/reads.ts'\n\nexport const price = value\n",
      'src/modules/credits/reads.ts': value,
      'src/modules/credits/api.ts':
        "import { value } from '../../http/uploads.ts'\n\nexport const v = value\n",
      'src/http/uploads.ts': value,
      'src/api.ts': "import { v } from './modules/credits/api.ts'\n\nexport type Api = typeof v\n",
      'src/web/client.ts': "import type { Api } from '../api.ts'\n\nexport type Client = Api\n",
    })
    expect(output).toContain('6 modules, 0 violations')
    expect(code).toBe(0)
  })

  const forbidden = [
    ['modules-point-down-from-credits', 'src/modules/credits/reads.ts', 'src/modules/jobs/reads.ts'],
    ['modules-point-down-from-statistics', 'src/modules/statistics/reads.ts', 'src/modules/email/reads.ts'],
    ['public-files-of-a-module', 'src/modules/jobs/reads.ts', 'src/modules/credits/queries.ts'],
    ['public-files-of-a-module', 'src/modules/jobs/api.ts', 'src/modules/credits/api.ts'],
    ['public-files-of-a-module', 'src/modules/jobs/api.ts', 'src/modules/accounts/links/queries.ts'],
    ['tables-are-joined-in-queries', 'src/modules/jobs/reads.ts', 'src/modules/credits/tables.ts'],
    ['modules-know-no-http', 'src/modules/jobs/publish-job.ts', 'src/http/uploads.ts'],
    ['modules-know-no-app', 'src/modules/jobs/api.ts', 'src/api.ts'],
    ['modules-use-ctx-db', 'src/modules/jobs/queries.ts', 'src/platform/database/database.ts'],
    ['platform-below-modules', 'src/platform/tasks/tasks.ts', 'src/modules/jobs/reads.ts'],
    ['shared-is-lowest', 'src/shared/money.ts', 'src/platform/clock.ts'],
    ['http-below-modules', 'src/http/uploads.ts', 'src/modules/jobs/reads.ts'],
    ['api-mounts-modules', 'src/api.ts', 'src/modules/jobs/reads.ts'],
    ['web-knows-schemas', 'src/web/jobs/card.tsx', 'src/modules/jobs/reads.ts'],
    ['web-knows-the-api-type', 'src/web/client.ts', 'src/api.ts'],
    ['web-runs-in-browsers', 'src/web/client.ts', 'src/platform/clock.ts'],
    ['http-below-modules', 'src/http/uploads.ts', 'src/page-delivery/pages.ts'],
    ['modules-know-no-app', 'src/modules/jobs/api.ts', 'src/page-delivery/pages.ts'],
    ['delivery-knows-no-module', 'src/page-delivery/pages.ts', 'src/modules/jobs/reads.ts'],
    ['delivery-knows-no-module', 'src/page-delivery/pages.ts', 'src/web/client.ts'],
    ['pages-know-no-delivery', 'src/web/client.ts', 'src/page-delivery/pages.ts'],
    ['components-stand-alone', 'src/web/components/surfaces/card.tsx', 'src/modules/jobs/schema.ts'],
    ['not-imported', 'src/http/uploads.ts', 'scripts/setup.ts'],
  ] as const

  it('fails on every import that the table forbids', async () => {
    const files: Record<string, string> = {}
    for (const [, from, to] of forbidden) {
      const path = `${'../'.repeat(from.split('/').length - 1)}${to}`
      files[from] = `import '${path}'\n${files[from] ?? value}`
      files[to] ??= value
    }
    const { code, output } = await check(files)
    const found = output.split('\n')
    for (const [rule, from, to] of forbidden) expect(found).toContain(`${rule}: ${from} → ${to}`)
    expect(code).toBe(1)
  })

  it('includes type-only imports, and cycles of them', async () => {
    const { output } = await check({
      'src/shared/money.ts': "import type { Day } from './dates.ts'\n\nexport type Toea = { day: Day }\n",
      'src/shared/dates.ts': "import type { Toea } from './money.ts'\n\nexport type Day = { paid: Toea }\n",
      'src/modules/credits/reads.ts':
        "import type { Job } from '../jobs/reads.ts'\n\nexport type Cost = Job\n",
      'src/modules/jobs/reads.ts': 'export type Job = { id: number }\n',
    })
    expect(output).toContain('no-cycles: src/shared/dates.ts → src/shared/money.ts → src/shared/dates.ts')
    expect(output).toContain('modules-point-down-from-credits')
  })

  it('fails when the server needs a package that a production install omits', async () => {
    const { output } = await check({
      'src/http/pages.ts': "import { build } from 'vite'\n\nexport const value = build\n",
      'src/web/build.ts': "import { build } from 'vite'\n\nexport const value = build\n",
      'src/http/types.ts': "import type { Plugin } from 'vite'\n\nexport type Value = Plugin\n",
    })
    expect(output).toMatch(/production-install: src\/http\/pages.ts → .*node_modules\/vite\//)
    expect(output.split('\n').filter((line) => line.startsWith('production-install'))).toHaveLength(1)
  })

  it('fails on Node built-ins in shared, on pg in a module and on unresolved imports', async () => {
    const { output } = await check({
      'src/shared/text.ts': "import { readFileSync } from 'node:fs'\n\nexport const read = readFileSync\n",
      'src/modules/jobs/queries.ts': "import { Pool } from 'pg'\n\nexport const pool = new Pool()\n",
      'src/http/errors.ts': "import { gone } from './gone.ts'\n\nexport const error = gone\n",
    })
    expect(output).toContain('shared-is-pure: src/shared/text.ts → fs')
    expect(output).toMatch(/modules-use-ctx-db: src\/modules\/jobs\/queries.ts → .*node_modules\/pg\//)
    expect(output).toContain('resolvable: src/http/errors.ts → ./gone.ts')
  })
})

describe('check:structure', () => {
  it('fails on a wrong name, an any and a long file in a project', async () => {
    const { code, output } = await run(
      {
        'src/modules/jobs/utils.ts': `export type Row = any\n${'export {}\n'.repeat(400)}`,
        'db/migrations/0001_jobs.sql': '',
        'db/migrations/0001_cvs.sql': '',
      },
      join(PROJECT, 'scripts/check-structure.ts'),
    )
    expect(output).toContain('src/modules/jobs/utils.ts: a module contains')
    expect(output).toContain('src/modules/jobs/utils.ts:1: the type any')
    expect(output).toContain('src/modules/jobs/utils.ts: 401 lines, at most 300')
    expect(output).toContain('db/migrations/0001_jobs.sql: another migration has this number or this name')
    expect(code).toBe(1)
  })
})

describe('check:unused', () => {
  const used = { 'src/shared/money.ts': 'export const toea = 100\n' }
  const check = (files: Record<string, string>) =>
    run(
      {
        'src/main.ts': "import { toea } from './shared/money.ts'\n\nprocess.exitCode = toea\n",
        ...used,
        ...files,
      },
      'node_modules/knip/bin/knip.js',
      '--no-config-hints',
      '--exclude',
      'dependencies,unlisted,binaries',
    )

  it('fails on unused dependencies', async () => {
    const { code, output } = await run(used, 'node_modules/knip/bin/knip.js', '--include', 'dependencies')
    expect(output).toContain('hono ')
    expect(code).toBe(1)
  })

  it('passes when everything is used', async () => expect((await check({})).code).toBe(0))

  it.each([
    ['a file', { 'src/shared/phone.ts': 'export const code = 675\n' }, 'src/shared/phone.ts'],
    ['an export', { 'src/shared/money.ts': 'export const toea = 100\nexport const kina = 1\n' }, 'kina'],
  ])('fails on unused %s', async (_, files, found) => {
    expect(await check(files)).toMatchObject({ code: 1, output: expect.stringContaining(found) })
  })
})

describe('npm test', () => {
  const fail = 'node -e "process.exitCode = 1" -'
  const passing = Object.fromEntries(
    ['types', 'format', 'structure', 'imports', 'unused', 'engines'].map((name) => [
      `check:${name}`,
      'node -e ""',
    ]),
  )
  const report = (file: string, body: object) =>
    `node -e 'fs.writeFileSync("test-results/${file}.json", JSON.stringify(${JSON.stringify(body)}))' -`
  const flaky = { status: 'flaky', results: [{ errors: [{ message: 'no button' }] }, {}] }
  const test = (scripts: Record<string, string>) =>
    run(
      { 'package.json': JSON.stringify({ scripts: { ...passing, ...scripts } }) },
      join(PROJECT, 'scripts/test.ts'),
    )

  it('continues after a failure, names unstable tests, counts every part and reports it last', async () => {
    const { code, output } = await test({
      build: 'node -e ""',
      'check:format': fail,
      'test:unit': report('test-unit', { numPassedTests: 40, numFailedTests: 1, numPendingTests: 2 }),
      'test:api': fail,
      'test:browser': report('test-browser', {
        stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 },
        suites: [{ specs: [{ file: 'pay.test.ts', line: 3, title: 'pays', tests: [flaky] }] }],
      }),
    })
    expect(output.match(/(?<=^Failed: ).*/gm)).toEqual([
      'test:browser',
      'test:api',
      'test:unit',
      'check:format',
    ])
    expect(output).toContain(
      'Passed only at the second try, to be repaired: test:browser\n  pay.test.ts:3 pays',
    )
    expect(output.trimEnd().split('\n').at(-1)).toBe('54 passed, 4 failed, 2 skipped')
    expect(code).toBe(1)
  })

  it('passes when everything passes', async () => {
    const { code, output } = await test({
      build: 'node -e ""',
      'test:unit': report('test-unit', { numPassedTests: 40 }),
      'test:api': report('test-api', { numPassedTests: 50 }),
      'test:browser': report('test-browser', { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 } }),
    })
    expect(output.trimEnd().split('\n').at(-1)).toBe('104 passed, 0 failed')
    expect(code).toBe(0)
  })
})

describe('every test', () => {
  it('fails on console.error and on a call to another machine, even when the error is swallowed', async () => {
    const { code, output } = await run(
      {
        'vitest.config.ts': read('vitest.config.ts'),
        'tests/support/setup-test.ts': read('tests/support/setup-test.ts'),
        'src/shared/quiet.test.ts': `import { expect, it } from 'vitest'
it('complains', () => console.error('the disk is full'))
it('calls out', () => fetch('http://192.0.2.1/').catch(() => undefined))
it('calls in', () => expect(fetch('http://127.0.0.1:9/')).rejects.toThrow('fetch failed'))
`,
      },
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=unit',
    )
    expect(output).toContain('console.error was called: the disk is full')
    expect(output).toContain('unknown outgoing call to 192.0.2.1')
    expect(output).toMatch(/2 failed.*1 passed/)
    expect(code).toBe(1)
  })
})

function read(path: string): string {
  return readFileSync(join(PROJECT, path), 'utf8')
}

/** Runs a check in a small project that has our configuration and these files. */
function run(files: Record<string, string>, ...args: string[]): Promise<{ code: number; output: string }> {
  const project = mkdtempSync(join(tmpdir(), 'painim-wok-checks-'))
  projects.push(project)
  symlinkSync(join(PROJECT, 'node_modules'), join(project, 'node_modules'))
  for (const name of ['package.json', 'tsconfig.json', 'biome.json', 'knip.json', '.gitignore']) {
    copyFileSync(join(PROJECT, name), join(project, name))
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text)
  }
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: project }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` })
    })
  })
}
