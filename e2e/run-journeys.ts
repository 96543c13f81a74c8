import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Runs the end-to-end tests, all or the named files, with more in their environment; the exit code. The built pages and
 * CHROMIUM are those of `npm run test:long`.
 */
export function runJourneys(
  files: readonly string[],
  environment: Readonly<Record<string, string>>,
): number {
  const { status } = spawnSync(
    process.execPath,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--config',
      join('e2e', 'vitest.config.ts'),
      '--reporter=./tools/plain-reporter.mjs',
      ...files,
    ],
    { stdio: 'inherit', env: { ...process.env, ...environment } },
  )
  return status ?? 1
}
