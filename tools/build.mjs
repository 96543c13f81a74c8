// Builds the portal and the office, each when something it is made of has changed since its last build.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { requireNode24 } from './node-version.mjs'

requireNode24()
const root = fileURLToPath(new URL('..', import.meta.url))
const builds = [
  {
    app: 'portal',
    build: async () => (await import('../apps/portal/build/build-portal.ts')).buildPortal(),
  },
  {
    app: 'office',
    build: async () => (await import('../apps/office/build/build-office.ts')).buildOffice(),
  },
]

export async function buildIfStale() {
  for (const { app, build } of builds) {
    const stamp = `${root}dist/${app}/.built-from`
    const wanted = fingerprint(app)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue
    console.log(`Building the ${app} ...`)
    await build()
    writeFileSync(stamp, wanted)
  }
}

function fingerprint(app) {
  const sources = [
    'package-lock.json',
    'apps/portal/build/**/*', // what both builds are made with
    `apps/${app}/**/*`,
    'platform/{pure,browser}/**/*',
    `features/*/{rules,wire,${app}}/**/*`,
    'kinds/*.ts',
    `kinds/*/{rules,wire,${app}}/**/*`,
  ]
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

if (import.meta.main) await buildIfStale()
