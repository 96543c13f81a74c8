// Builds the portal when something it is made of has changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { requireNode24 } from './node-version.mjs'

requireNode24()
const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}dist/portal/.built-from`
const sources = [
  'package-lock.json',
  'apps/portal/**/*',
  'platform/{pure,browser}/**/*',
  'features/*/{rules,wire,portal}/**/*',
  'kinds/*.ts',
  'kinds/*/{rules,wire,portal}/**/*',
]

export async function buildIfStale() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the portal ...')
  const { buildPortal } = await import('../apps/portal/build/build-portal.ts')
  await buildPortal()
  writeFileSync(stamp, wanted)
}

function fingerprint() {
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

if (import.meta.main) await buildIfStale()
