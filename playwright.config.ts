import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()
/**
 * No test stays long enough on a page for optimized code, one collector of garbage is enough for it, and all pages are of
 * one site. Loading public pages and dashboards and checking them with axe takes a sixth less processor time than
 * without these flags.
 */
const FOR_SHORT_VISITS = [
  '--js-flags=--no-opt,--no-maglev,--single-threaded-gc',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
]

export default defineConfig({
  testDir: 'tests/browser',
  // Sweeps look at all pages of a kind. `npm run test:server` runs them.
  projects: [
    { name: 'journeys', testIgnore: '**/sweeps/**' },
    { name: 'sweeps', testMatch: '**/sweeps/**/*.test.ts' },
  ],
  globalSetup: './tests/support/browser-setup.ts',
  fullyParallel: true,
  // For two processors: half of a test is waiting, for tasks and answers.
  workers: 5,
  // No test asserts a duration, and a busy machine is slow.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // In CI a test that fails once does not hide what all others say: the end of the log names it as unstable.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  outputDir: 'test-results/browser',
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    trace: 'off',
    // No animations: colours that are still fading in have too little contrast.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...CHROMIUM_FLAGS, ...FOR_SHORT_VISITS],
    },
  },
})
