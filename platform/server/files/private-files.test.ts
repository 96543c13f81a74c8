import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outboxMailer } from '../mail/outbox-mailer.ts'
import { diskFileStore } from './disk-file-store.ts'
import { keepPrivate } from './private-files.ts'

describe('files of the data folder', () => {
  let folder: string
  let umask: number
  beforeEach(async () => {
    umask = process.umask(0o022)
    folder = await mkdtemp(join(tmpdir(), 'private-'))
  })
  afterEach(async () => {
    process.umask(umask)
    await rm(folder, { recursive: true })
  })
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
  async function modesBelow(path: string): Promise<ReadonlySet<string>> {
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    const modes = entries.map(async (entry) => {
      const mode = await modeOf(join(entry.parentPath, entry.name))
      return `${entry.isDirectory() ? 'folder' : 'file'} ${mode}`
    })
    return new Set(await Promise.all(modes))
  }

  it('that were open to others are closed at the start, and what is missing stays missing', async () => {
    const deep = join(folder, 'files/ab/cd')
    await mkdir(deep, { recursive: true })
    await writeFile(join(deep, 'slip'), 'a slip')
    await writeFile(join(folder, 'orders.json'), '[]')
    await chmod(deep, 0o755)
    const paths = ['files', 'orders.json', 'none'].map((name) => join(folder, name))
    await keepPrivate(paths)
    expect(await modesBelow(folder)).toEqual(new Set(['folder 700', 'file 600']))
    await writeFile(join(folder, 'later'), '')
    expect(await modeOf(join(folder, 'later'))).toBe('600')
  })

  it('are their account’s alone from their creation: uploads and mails of the outbox', async () => {
    const store = diskFileStore(join(folder, 'files'))
    await store.put(Buffer.from('a slip'))
    const mailer = outboxMailer({
      folder: join(folder, 'outbox'),
      from: 'portal@university.test',
      nowMs: () => 0,
    })
    await mailer.send({ to: 'sita@example.com', subject: 'Hello', text: 'Hello' })
    expect(await modesBelow(folder)).toEqual(new Set(['folder 700', 'file 600']))
  })
})
