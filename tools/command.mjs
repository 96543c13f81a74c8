// Common parts of the commands beside the server: Node 24, the settings of .env, one line per failure.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { requireNode24 } from './node-version.mjs'

/** Runs `work` with the settings and prints what it gives; anything thrown becomes its message and exit code 1. */
export async function runCommand(work) {
  requireNode24()
  const environment = fileURLToPath(new URL('../.env', import.meta.url))
  if (existsSync(environment)) process.loadEnvFile(environment)
  const { DATABASE_URL, DATA_DIR } = process.env
  try {
    console.log(await work({ url: DATABASE_URL || undefined, dataDir: DATA_DIR || './data' }))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
