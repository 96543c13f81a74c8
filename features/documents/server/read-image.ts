import type { Database } from '#platform/server/database/database.ts'
import { type FileStore, findSha256 } from '#platform/server/files/file-store.ts'

/** The stored bytes of an image row, or null if there is none. */
export async function readImage(
  imageId: number | null,
  { database, files }: { database: Database; files: FileStore },
): Promise<Uint8Array | null> {
  if (imageId === null) return null
  const row = await database.kysely
    .selectFrom('ad_image as i')
    .innerJoin('stored_file as f', 'f.stored_file_id', 'i.stored_file_id')
    .select('f.sha256')
    .where('i.ad_image_id', '=', imageId)
    .executeTakeFirst()
  const sha256 = row === undefined ? null : findSha256(row.sha256)
  return sha256 === null ? null : files.read(sha256)
}
