import { existsSync } from 'node:fs'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { storeShipper, type ShipFiles } from '#platform/server/postgres/backup/ship.ts'
import { openBucketFiles } from '../files.ts'
import { copyMark } from '../start/check-places.ts'
import { settingsOf } from './settings-of.ts'

/** The bucket that a command reads uploads from; null: they are in the data folder, as in a copy to look into. */
export async function bucketOf(
  environment: NodeJS.ProcessEnv,
  dataDir: string,
): Promise<FileStore | null> {
  const isSet = (environment['FILES_S3_BUCKET'] ?? '') !== ''
  if (!isSet || existsSync(copyMark(dataDir))) return null
  return openBucketFiles(settingsOf(environment))
}

/** Carries the uploads of the bucket to a backup; undefined: there is none. */
export async function bucketShipper(
  environment: NodeJS.ProcessEnv,
  dataDir: string,
): Promise<ShipFiles | undefined> {
  const bucket = await bucketOf(environment, dataDir)
  return bucket === null ? undefined : storeShipper(bucket)
}
