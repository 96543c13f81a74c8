import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export type ZipEntry = { readonly name: string; readonly content: Uint8Array }

/** A zip of the entries in order; names are the server's own: no folders, no links, at most 20 (SECURITY T28). */
export async function zipOf(entries: readonly ZipEntry[]): Promise<Uint8Array> {
  if (entries.length > 20 || entries.some(({ name }) => /[\\/]|^\.+$/.test(name)))
    throw new RangeError('Not a flat list of at most 20 files')
  const zip = new ZipFile()
  for (const { name, content } of entries) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}
