import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { guards } from '#testing/guards-table.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''

/** `node e2e/guards.ts` removes these one at a time; here only their presence in the files of the table is checked. */
it.each(guards)('the guard stands in its file once, and its test is there: $name', (each) => {
  const { file, guard, without, test } = each
  expect({ file, times: read(file).split(guard).length - 1 }).toEqual({ file, times: 1 })
  expect({ test, exists: read(test) !== '' }).toEqual({ test, exists: true })
  expect(without).not.toBe(guard)
})
