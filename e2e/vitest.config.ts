import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What a busy neighbour would falsify: how much a screen moves while it loads on a slow line. */
const measuring = ['e2e/nothing-moves.spec.ts']

/**
 * Student stories in a real Chromium, a file for each core, each with a server and a database of its own. A worker keeps
 * its browser and the modules it has loaded from one file to the next, as they keep nothing of a story.
 */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    globalSetup: ['platform/testing/test-cluster.setup.ts'],
    pool: 'forks',
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'side by side',
          include: ['e2e/**/*.spec.ts'],
          exclude: measuring,
          maxWorkers: Math.min(availableParallelism(), 8),
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
