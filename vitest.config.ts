import { defineConfig } from 'vitest/config'

const apiTests = ['tests/**/*.test.ts', 'src/**/*.api.test.ts', 'src/**/*.database.test.ts']
const withoutDatabase = ['tests/checks.test.ts']
const inBrowsers = ['tests/browser/**']
/** Take servers of Debian's, which `npm run test:server` installs. */
const onMachines = ['tests/machines/**/*.test.ts']

export default defineConfig({
  test: {
    // Two processors are what the checks count on.
    maxWorkers: 2,
    allowOnly: false,
    // A test asserts no time: on a busy machine it takes longer.
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
          exclude: ['src/**/*.{api,database}.test.ts'],
          setupFiles: ['tests/support/setup-test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: apiTests,
          exclude: [...withoutDatabase, ...inBrowsers, ...onMachines],
          pool: 'forks',
          // Loading the product anew for each of 80 files took a third of their time.
          isolate: false,
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/setup-test.ts'],
          // A busy machine sends a mail later.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'machines',
          include: onMachines,
          pool: 'forks',
          setupFiles: ['tests/support/setup-test.ts'],
          fileParallelism: false,
          testTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
