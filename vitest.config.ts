import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * Unit, server and component tests; end-to-end tests are in e2e/ with their own configuration. A worker reuses loaded
 * modules for its next file, so a test part stores its state in its test server, not in its module.
 * Components share the page of their worker, which is cleared after each test (setup.ts).
 */
export default defineConfig({
  test: {
    maxWorkers: Math.min(availableParallelism(), 8), // the cluster of a run has connections for so many
    // They end what hangs; how soon the rest comes is the machine's affair.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'units and server',
          include: ['{platform,features,kinds,apps,tools}/**/*.test.ts'],
          globalSetup: ['platform/testing/test-cluster.setup.ts'],
          pool: 'forks',
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['{platform,features,kinds,apps}/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
          },
          setupFiles: ['platform/browser/testing/setup.ts'],
        },
      },
    ],
  },
})
