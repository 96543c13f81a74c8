// npm start: builds what is stale, then becomes the server.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { requireNode24 } from './node-version.mjs'

requireNode24()
const environment = fileURLToPath(new URL('../.env', import.meta.url))
if (existsSync(environment)) process.loadEnvFile(environment)
const { buildIfStale } = await import('./build.mjs')
await buildIfStale()
process.env.NODE_ENV ??= 'production'
const main = fileURLToPath(new URL('../apps/server/main.ts', import.meta.url))
if (process.platform === 'linux') {
  const { allocator } = await import('../platform/server/files/allocator.ts')
  process.execve(process.execPath, [process.execPath, main], { ...allocator, ...process.env })
}
await import('../apps/server/main.ts')
