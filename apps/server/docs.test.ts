import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { docsOf } from '#platform/server/model-engine/dictionary/docs.ts'
import { kinds } from '#kinds/kinds.ts'
import { productDictionary } from './dictionary.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

describe('the documents are true', () => {
  it('docs/wire.md is what the dictionary says (node apps/server/commands/wire-docs.ts writes it)', () => {
    expect(read('docs/wire.md')).toBe(docsOf(productDictionary()))
  })

  it('every file that docs/screens.md names exists, and its route is known', () => {
    const routes =
      read('apps/portal/routes.tsx') +
      Object.values(kinds)
        .map(({ path }) => path)
        .join() +
      read('apps/portal/gate/public-pages.ts') +
      read('apps/office/Inside.tsx')
    const rows = read('docs/screens.md')
      .split('\n')
      .filter((line) => /^\| .*\.tsx/.test(line))
    expect(rows.length).toBeGreaterThan(5)
    for (const row of rows) {
      const files = [...row.matchAll(/`([\w./-]+\.tsx)`/g)].map(([, file = '']) => file)
      for (const file of files)
        expect({ file, exists: existsSync(`${root}${file}`) }).toEqual({ file, exists: true })
      const [, route = '/'] = /\| `(\/[\w/-]*)` \|/.exec(row) ?? []
      expect(routes).toContain(route)
    }
  })

  it('every promise of docs/security.md names a test that exists', () => {
    const promises = read('docs/security.md')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !/^\| (promise|here|---)/.test(line))
    expect(promises.length).toBeGreaterThan(25)
    for (const promise of promises) {
      const tests = [...promise.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, file = '']) => file)
      expect({ promise, tests: tests.length > 0 }).toEqual({ promise, tests: true })
      for (const file of tests)
        expect({ file, exists: existsSync(`${root}${file}`) }).toEqual({ file, exists: true })
    }
  })
})
