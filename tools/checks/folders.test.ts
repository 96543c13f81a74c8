import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const code = '{apps,bench,e2e,features,kinds,platform,testing,tools}/**/*'
const most = 25

it('no folder of the code has more than 25 files beside each other', () => {
  const entries = globSync(code, { cwd: root, withFileTypes: true }).filter((each) => each.isFile())
  const perFolder = Map.groupBy(entries, (entry) => entry.parentPath)
  const long = [...perFolder]
    .filter(([, inside]) => inside.length > most)
    .map(([folder, inside]) => `${folder}: ${inside.length}`)
  expect(perFolder.size).toBeGreaterThan(100)
  expect(long).toEqual([])
})
