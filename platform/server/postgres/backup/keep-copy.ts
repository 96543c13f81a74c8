import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** Copies a file, compressed, complete and on disk before it has its name. */
export async function keepCompressed(from: string, to: string): Promise<void> {
  await keep(to, (part) =>
    pipeline(createReadStream(from), createGzip({ level: 1 }), createWriteStream(part)),
  )
}

/** The same without compressing: what has been uploaded is compressed already. */
export async function keepAsItIs(from: string, to: string): Promise<void> {
  await keep(to, (part) => copyFile(from, part))
}

export async function unpack(from: string, to: string, mode: number): Promise<void> {
  await pipeline(createReadStream(from), createGunzip(), createWriteStream(to, { mode }))
}

async function keep(to: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${to}.${process.pid}.part`
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await write(part)
  await sync(part)
  await rename(part, to)
  await sync(dirname(to))
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
