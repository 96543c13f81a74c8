import { defineConfig } from 'vitest/config'

/** Unit and server tests. Student stories live in e2e/ and have their own configuration. */
export default defineConfig({
  test: {
    include: ['{platform,features,kinds,apps,tools}/**/*.test.{ts,tsx}'],
    globalSetup: ['platform/testing/test-cluster.setup.ts'],
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
