import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** Contents of a zip by the names of its entries, in their order. */
export async function unzipped(content: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await fromBufferPromise(content, { lazyEntries: true })
  const entries = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) throw new Error(`Two entries are named ${entry.fileName}`)
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return entries
}
