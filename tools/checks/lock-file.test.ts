import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { isAccepted, licencesOf } from '../packages/licences.mjs'

type LockEntry = Partial<
  Record<'dependencies' | 'optionalDependencies' | 'devDependencies', Record<string, string>>
>
const file = fileURLToPath(new URL('../../package-lock.json', import.meta.url))
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
  packages: Record<
    string,
    LockEntry & {
      integrity?: string
      inBundle?: boolean
      version?: string
      license?: string
      dev?: boolean
    }
  >
}

/** True when Node would find a dependency in the package's own folder or in one above it. */
function isPlaced(name: string, from: string): boolean {
  if (join(from, 'node_modules', name) in packages) return true
  return from !== '' && isPlaced(name, dirname(from) === '.' ? '' : dirname(from))
}

it('the lock file has every package of every platform, so that npm ci accepts it', () => {
  const missing = Object.entries(packages).flatMap(([from, entry]) =>
    Object.keys({
      ...entry.dependencies,
      ...entry.optionalDependencies,
      ...(from === '' ? entry.devDependencies : {}),
    })
      .filter((name) => !isPlaced(name, from))
      .map((name) => `${from}: ${name}`),
  )
  expect(missing).toEqual([])
})

it('the lock file has the hash of every package that is downloaded', () => {
  const bare = Object.entries(packages)
    .filter(([place, { integrity, inBundle }]) => place !== '' && !integrity && inBundle !== true)
    .map(([place]) => place)
  expect(bare).toEqual([])
})

it('the lock file delivers no package of a licence that was not accepted', () => {
  const refused = [...licencesOf({ packages })].filter(([licence]) => !isAccepted(licence))
  expect(refused).toEqual([])
  expect(['GPL-3.0', 'none', 'MIT AND GPL-3.0'].filter(isAccepted)).toEqual([])
})
