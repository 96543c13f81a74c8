import { defineConfig } from 'vitest/config'

/** The main journeys in Firefox and WebKit: a long test, as both have to be installed. BROWSER names one of them. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    globalSetup: ['platform/testing/test-cluster.setup.ts'],
    include: ['e2e/other-browsers/*.test.ts'],
    pool: 'forks',
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})
