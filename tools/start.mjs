// npm start: builds what is stale, then runs the server in this process.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { requireNode24 } from './node-version.mjs'

requireNode24()
const environment = fileURLToPath(new URL('../.env', import.meta.url))
if (existsSync(environment)) process.loadEnvFile(environment)
const { buildIfStale } = await import('./build.mjs')
await buildIfStale()
process.env.NODE_ENV ??= 'production'
await import('../apps/server/main.ts')
