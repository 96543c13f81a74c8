import { defineConfig } from 'vitest/config'

/** Student stories: one file each, in a real Chromium, one after the other. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['e2e/**/*.spec.ts'],
    globalSetup: ['platform/testing/test-cluster.setup.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
})
