import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Measurements that a busy neighbour would falsify: movement of a screen that loads on a slow network. */
const measuring = ['e2e/looks/nothing-moves.spec.ts']

/**
 * Tests of students in a real Chromium, one file more than there are cores at once, since a quarter of the time is waiting,
 * each with its own server and database. A worker reuses
 * its browser and loaded modules for the next file, as they hold no state of a test.
 */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    globalSetup: ['platform/testing/test-cluster.setup.ts'],
    pool: 'forks',
    isolate: false,
    // They end what hangs; how soon the rest comes is the machine's affair.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'side by side',
          include: ['e2e/**/*.spec.ts'],
          exclude: measuring,
          maxWorkers: Math.min(availableParallelism() + 1, 8),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: measuring, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
