import { ZipFile } from 'yazl'
import type { Person } from '#testing/person.ts'
import { importUnpack } from '../wire/processes.ts'
import { dataIn, done, importSteps, uploadFile } from './import-file.ts'
import { ended } from '#platform/testing/workbook.ts'

export type ZippedFiles = readonly (readonly [path: string, content: Uint8Array | string])[]

/** A zip of files under any names: also under those that a zip program refuses to write. */
export async function zipOfFiles(files: ZippedFiles): Promise<Buffer> {
  const zip = new ZipFile()
  const safe = (path: string) => path.replaceAll('..', '@@').replace(/^\//, '~')
  for (const [path, content] of files)
    zip.addBuffer(Buffer.from(content), safe(path), { mtime: new Date('2026-01-01') })
  let bytes = (await ended(zip)).toString('latin1')
  for (const [path] of files) {
    const [written, meant] = [safe(path), path].map((each) => Buffer.from(each).toString('latin1'))
    bytes = bytes.replaceAll(written ?? '', meant ?? '')
  }
  return Buffer.from(bytes, 'latin1')
}

/** Uploads a zip of pictures and reads it to its end. */
export async function importPictures(by: Person, files: ZippedFiles) {
  const content = await zipOfFiles(files)
  const { id, last } = await uploadFile(by, { target: 'pictures', content, name: 'pictures.zip' })
  done(last)
  const steps = importSteps(by, id)
  const unpack = async () => dataIn(importUnpack, await steps.run('import_unpack')).unread
  while ((await unpack()) > 0);
  return { id, ...steps }
}
