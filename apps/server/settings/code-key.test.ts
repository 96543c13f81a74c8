import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openCodeVault } from './code-key.ts'

describe('the key of the second factors', () => {
  let DATA_DIR: string
  beforeEach(async () => {
    DATA_DIR = await mkdtemp(join(tmpdir(), 'code-key-'))
  })
  afterEach(() => rm(DATA_DIR, { recursive: true }))
  const path = () => join(DATA_DIR, 'second-factor.key')

  it('is made once, readable to its account alone, and the same at the next start', async () => {
    const sealed = openCodeVault({ DATA_DIR }).seal('SECRET', 1)
    expect((await stat(path())).mode & 0o777).toBe(0o600)
    expect(openCodeVault({ DATA_DIR }).open(sealed, 1)).toBe('SECRET')
  })

  it('moves with its file, and the setting goes before it', async () => {
    const sealed = openCodeVault({ DATA_DIR }).seal('SECRET', 1)
    const SECOND_FACTOR_KEY = (await readFile(path(), 'utf8')).trim()
    await rm(path())
    expect(openCodeVault({ DATA_DIR }).open(sealed, 1)).toBeNull()
    expect(openCodeVault({ DATA_DIR, SECOND_FACTOR_KEY }).open(sealed, 1)).toBe('SECRET')
  })

  it('is refused where the file holds something else', async () => {
    await writeFile(path(), 'short')
    expect(() => openCodeVault({ DATA_DIR })).toThrow('holds no key of 32 bytes')
  })
})
