import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/browser-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A journey asserts no time: on a busy machine it takes longer.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A journey that passes at the second try is broken: no retries.
  retries: 0,
  reporter: [['line'], ['json', { outputFile: 'test-results/test-browser.json' }]],
  outputDir: 'test-results/browser',
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    trace: 'off',
    // Colours half faded in have no contrast to speak of.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
})
