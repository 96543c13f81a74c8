import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { linkNode, linkPostgres } from './link-packages.mjs'

const folder = mkdtempSync(join(tmpdir(), 'link-packages-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function store(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

describe('the links between the shared libraries of PostgreSQL', () => {
  it('are made from the list of the package, once and again, and where there is none nothing is', () => {
    store('linux-x64/native/lib/libicuuc.so.60.2', 'the library')
    store(
      'linux-x64/native/pg-symlinks.json',
      '[{"source":"native/lib/libicuuc.so.60.2","target":"native/lib/libicuuc.so.60"}]',
    )
    store('windows-x64/native/bin/postgres.exe', 'a program')
    linkPostgres(folder)
    linkPostgres(folder)
    linkPostgres(join(folder, 'not-there'))
    const link = join(folder, 'linux-x64/native/lib/libicuuc.so.60')
    expect(readFileSync(link, 'utf8')).toBe('the library')
  })
})

describe.skipIf(process.platform === 'win32')('the link of Node', () => {
  const name = `node-${process.platform}-${process.arch}`

  it('is made where npm left it out, once and again, and where there is no Node of npm nothing is', () => {
    linkNode(folder)
    expect(existsSync(join(folder, '.bin'))).toBe(false)
    store(`${name}/bin/node`, 'the program')
    linkNode(folder)
    linkNode(folder)
    expect(readFileSync(join(folder, '.bin/node'), 'utf8')).toBe('the program')
  })
})
