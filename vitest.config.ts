import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * Unit, server and component tests; student stories live in e2e/ and have their own configuration. Components share the
 * page of their worker, which is cleared after each test (setup.ts).
 */
export default defineConfig({
  test: {
    maxWorkers: Math.min(availableParallelism(), 8), // the cluster of a run has connections for so many
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'units and server',
          include: ['{platform,features,kinds,apps,tools}/**/*.test.ts'],
          globalSetup: ['platform/testing/test-cluster.setup.ts'],
          pool: 'forks', isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['{platform,features,kinds,apps}/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['platform/browser/testing/setup.ts'],
          isolate: false,
        },
      },
    ],
  },
})
