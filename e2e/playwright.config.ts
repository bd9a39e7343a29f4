import { defineConfig } from '@playwright/test';
import { browserOptions } from './src/browser';
import { leftOut, seed } from './src/tier';

// Said once, by the runner: its workers read this file too.
if (!process.env.TEST_WORKER_INDEX) process.stderr.write(`Seed of the browser tests: TVACHA_SEED=${seed}\n`);

const newRemote = 'journeys/**/new-remote.spec.ts';

export default defineConfig({
  outputDir: '../node_modules/.cache/e2e/results',
  forbidOnly: true,
  fullyParallel: true,
  grepInvert: leftOut(),
  workers: 2,
  retries: 0,
  // An end for what would wait for ever, however busy the machine is; no test measures speed by it.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    launchOptions: browserOptions(),
    // Else what never comes is waited for until the test ends: with these a broken page fails after a minute.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Every frame of every test would be encoded on the cores that the tests run on; a trace has the pages as they were drawn.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What a service worker fetches cannot be routed; the tests of ours allow it.
    serviceWorkers: 'block',
  },
  // The queue is in this order; what takes longest comes first, as the last test of a run leaves a core without work.
  projects: [
    { name: 'new-remote', testMatch: newRemote, dependencies: ['journeys-data'] },
    { name: 'federation-build', testMatch: 'federation/**/*.setup.ts' },
    { name: 'federation', testMatch: 'federation/**/*.spec.ts', dependencies: ['federation-build'] },
    { name: 'qa', testMatch: 'qa/**/*.spec.ts', use: { serviceWorkers: 'allow' } },
    { name: 'catalogue-build', testMatch: 'catalogue/**/*.setup.ts' },
    {
      name: 'catalogue',
      testMatch: 'catalogue/**/*.spec.ts',
      dependencies: ['catalogue-build'],
      use: { trace: 'off' },
    },
    { name: 'journeys-data', testMatch: 'journeys/**/*.setup.ts' },
    {
      name: 'journeys',
      testMatch: 'journeys/**/*.spec.ts',
      testIgnore: newRemote,
      dependencies: ['journeys-data'],
    },
  ],
});
