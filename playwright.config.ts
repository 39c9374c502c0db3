import { defineConfig } from '@playwright/test'
import { chromiumPath } from './e2e/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // A busy machine takes several times as long; nothing waits for these.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // One more than processors on a small machine: many journeys wait for mail.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--font-render-hinting=none',
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
