import { join } from 'node:path'
import { diskFileStore } from '#platform/server/files/disk-file-store.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { diskPieces } from '#platform/server/files/pieces/disk-pieces.ts'
import type { PieceStore } from '#platform/server/files/pieces/piece-store.ts'
import type { Settings } from './settings/settings.ts'
import { bucketAddress, type S3Settings } from './settings/s3-settings.ts'

export type FileSettings = Pick<Settings, 'DATA_DIR'> & S3Settings

/** The store of files that the settings name. The client of S3 is loaded for a bucket only. */
export async function openFiles(settings: FileSettings): Promise<FileStore> {
  return (await openBucketFiles(settings)) ?? diskFiles(settings)
}

/** Unfinished uploads are where the files are, so that machines share both or neither. */
export async function openPieces(settings: FileSettings): Promise<PieceStore> {
  const address = bucketAddress(settings)
  if (address === null) return diskPieces(join(settings.DATA_DIR, 'uploads'))
  const { openBucket } = await import('#platform/server/files/s3/bucket.ts')
  const { s3Pieces } = await import('#platform/server/files/s3/s3-pieces.ts')
  return s3Pieces(openBucket(address))
}

export function diskFiles({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): FileStore {
  return diskFileStore(join(DATA_DIR, 'files'))
}

/** Asks the bucket of the settings for a list, which writes nothing; null: they name no bucket. */
export function bucketQuestion(settings: S3Settings): (() => Promise<void>) | null {
  const address = bucketAddress(settings)
  if (address === null) return null
  const open = async () => (await import('#platform/server/files/s3/bucket.ts')).openBucket(address)
  let bucket: ReturnType<typeof open> | null = null
  return async () => {
    bucket ??= open()
    await (await bucket).list('probe/')[Symbol.asyncIterator]().next()
  }
}

/** Null: the settings name no bucket. */
export async function openBucketFiles(settings: S3Settings): Promise<FileStore | null> {
  const address = bucketAddress(settings)
  if (address === null) return null
  const { openBucket } = await import('#platform/server/files/s3/bucket.ts')
  const { s3FileStore } = await import('#platform/server/files/s3/s3-file-store.ts')
  return s3FileStore(openBucket(address))
}
