// npm run bench: everything that is measured, as ratios of one run. Each benchmark has a process of its own.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { requireNode24 } from '../tools/node-version.mjs'

requireNode24()

for (const name of [
  'portal.ts',
  'pdf.ts',
  'gradesheets.ts',
  'prepare.ts',
  'release.ts',
  'uploads.ts',
]) {
  const file = fileURLToPath(new URL(name, import.meta.url))
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
