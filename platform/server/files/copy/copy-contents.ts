import { createHash } from 'node:crypto'
import { DamagedContent, type FileStore, type Sha256 } from '../file-store.ts'

type Stores = { readonly from: FileStore; readonly to: FileStore }

export type CopiedContents = {
  readonly copied: number
  /** Contents whose copy was read and has the hash of its name. */
  readonly verified: readonly Sha256[]
  /** A line for each content that could not be copied whole. */
  readonly problems: readonly string[]
}

/** Contents on their way at the same time. */
const atOnce = 8

/**
 * Copies the contents that `to` does not have, then reads every copy and compares it with its hash; a damaged copy is
 * written again. Nothing is removed. A run that was interrupted is continued by the next one.
 */
export async function copyContents(
  stores: Stores,
  say: (line: string) => void = () => {},
): Promise<CopiedContents> {
  const problems: string[] = []
  const copied = await copyMissing(stores, problems)
  say(`Copied ${copied} files; reading every copy now.`)
  const verified: Sha256[] = []
  await eachOf(stores.from, async (sha256) => {
    if (await isWhole(stores, sha256)) verified.push(sha256)
    else if (await tryCopy(stores, sha256, problems))
      if (await isWhole(stores, sha256)) verified.push(sha256)
      else problems.push(`The copy of ${sha256} is damaged`)
  })
  return { copied, verified, problems: [...new Set(problems)] }
}

/** The first half alone, for a backup whose contents are verified apart. Throws the first problem. */
export async function copyNewContents(stores: Stores): Promise<number> {
  const problems: string[] = []
  const copied = await copyMissing(stores, problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return copied
}

async function copyMissing(stores: Stores, problems: string[]): Promise<number> {
  let copied = 0
  await eachOf(stores.from, async (sha256) => {
    if (await stores.to.exists(sha256)) return
    if (await tryCopy(stores, sha256, problems)) copied += 1
  })
  return copied
}

/** False, with a line, for a content that is damaged at its source; another error ends the run. */
async function tryCopy({ from, to }: Stores, sha256: Sha256, problems: string[]) {
  const content = await readable(from, sha256)
  if (content === 'removed') return false
  if (content !== 'damaged') {
    try {
      await to.putParts(checked(content, sha256))
      return true
    } catch (error) {
      if (!(error instanceof DamagedContent)) throw error
    }
  }
  problems.push(`The file ${sha256} is damaged where it is, and was not copied`)
  return false
}

async function readable(from: FileStore, sha256: Sha256) {
  try {
    return (await from.readParts(sha256)) ?? 'removed'
  } catch (error) {
    if (error instanceof DamagedContent) return 'damaged'
    throw error
  }
}

/** Passes parts on; throws at their end, before they are stored, when they are not the content of that hash. */
async function* checked(parts: AsyncIterable<Uint8Array>, sha256: Sha256) {
  const hash = createHash('sha256')
  for await (const part of parts) {
    hash.update(part)
    yield part
  }
  if (hash.digest('hex') !== sha256) throw new DamagedContent(sha256, 'its store')
}

/** True for a copy whose content has the hash of its name. */
async function isWhole({ to }: Stores, sha256: Sha256): Promise<boolean> {
  const parts = await readable(to, sha256)
  if (typeof parts === 'string') return false
  const hash = createHash('sha256')
  for await (const part of parts) hash.update(part as Uint8Array)
  return hash.digest('hex') === sha256
}

/** Works on several contents of a store at the same time; the first error ends all. */
async function eachOf(store: FileStore, work: (sha256: Sha256) => Promise<void>): Promise<void> {
  const contents = store.list()[Symbol.asyncIterator]()
  let hasFailed = false
  const worker = async () => {
    for (;;) {
      const next = await contents.next()
      if (next.done === true || hasFailed) return
      await work(next.value.sha256).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  const workers = Array.from({ length: atOnce }, worker)
  const ended = await Promise.allSettled(workers)
  await contents.return?.()
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}
