import { defineConfig } from '@playwright/test'
import { chromiumPath } from './e2e/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: process.env.DRIVER_APPLICATIONS === 'live' ? '**/*.live.ts' : '**/*.spec.ts',
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 3,
  // A second failure fails the run; a journey that passes then is listed as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
