import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const apiTests = ['tests/**/*.test.ts', 'src/**/*.api.test.ts', 'src/**/*.database.test.ts']
const withoutDatabase = ['tests/checks.test.ts']
const inBrowsers = ['tests/browser/**']
/** Journeys in old and other browsers, which `npm run test:server` runs. */
const inEngines = ['tests/engines/*.test.ts']
/**
 * API tests that send thousands of calls or read dozens of files. `npm run test:server` runs them; with them, `npm test` would
 * take more than a minute longer.
 */
const sweeps = ['tests/sweeps/*.test.ts']
/** Tests that kill, stop and restart processes and servers. `npm run test:server` runs them on Debian. */
const onMachines = ['tests/machines/**/*.test.ts', 'src/platform/embedded-postgres/**/*.test.ts']

/** The files that take longest. If one of them started last, its worker would work alone at the end. */
const LONGEST = /\/tests\/(checks|access|ai-search|notices|who-finds-me|unlocking)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files)
    const first = others.filter(({ moduleId }) => LONGEST.test(moduleId))
    return [...first, ...others.filter((file) => !first.includes(file))]
  }
}

const onDatabase = {
  pool: 'forks' as const,
  // Loading the product again for each of 80 files took a third of the time.
  isolate: false,
  globalSetup: ['tests/support/global-setup.ts'],
  setupFiles: ['tests/support/setup-test.ts', 'tests/support/cheap-passwords.ts'],
  // No code runs long enough for its optimized form to be worth the compiling.
  execArgv: ['--max-semi-space-size=16', '--no-opt', '--no-maglev'],
  // A busy machine sends mails later.
  expect: { poll: { timeout: 20_000 } },
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // The checks are made for two processors. Tests wait for the database and for tasks.
    maxWorkers: 4,
    // Like the product (`npm start`): with less room for young objects, a tenth of the time is garbage collection.
    execArgv: ['--max-semi-space-size=16'],
    allowOnly: false,
    // In CI a test that fails once does not hide what all others say: the end of the log names it as unstable.
    retry: process.env['CI'] ? 1 : 0,
    // No test asserts a duration, and a busy machine is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            ...withoutDatabase,
          ],
          exclude: ['src/**/*.{api,database}.test.ts', ...onMachines],
          pool: 'forks',
          // Loading React, Valibot and the rest again for each of 140 files took half of the processor time.
          isolate: false,
          setupFiles: ['tests/support/setup-test.ts'],
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'api',
          include: apiTests,
          exclude: [...withoutDatabase, ...inBrowsers, ...onMachines, ...sweeps, ...inEngines],
        },
      },
      { test: { ...onDatabase, name: 'sweeps', include: sweeps } },
      {
        test: {
          name: 'machines',
          include: onMachines,
          pool: 'forks',
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/setup-test.ts'],
          fileParallelism: false,
          testTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'engines',
          include: inEngines,
          pool: 'forks',
          globalSetup: ['tests/engines/setup.ts'],
          setupFiles: ['tests/support/setup-test.ts'],
          // For two processors.
          maxConcurrency: 2,
          testTimeout: 480_000,
        },
      },
    ],
  },
})
