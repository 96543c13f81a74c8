import { Buffer } from 'node:buffer'
import type { Database } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { mediaTypes } from '#platform/pure/file-type.ts'
import { boundedCache } from '#platform/server/bounded-cache.ts'
import type { EngineNeeds } from '#platform/server/model-engine/engine.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { countRefused, dailyLimit } from '#features/documents/server/daily-limit.ts'
import { decoded } from '#features/documents/server/accept-file.ts'
import { keepFile } from '#features/documents/server/keep-file.ts'
import { storeContent } from '#features/documents/server/sweep-files.ts'
import { readImage } from '#features/documents/server/read-image.ts'
import { imageMessages } from '../rules/messages.ts'
import { cleanPicture, type PictureReason } from './clean-picture.ts'

type ProfileImageDeps = { readonly database: Database; readonly files: FileStore }
/**
 * Stores photo and signature: decoded, brought into their shape and rewritten as JPEG; the sent bytes are never stored
 * (SECURITY T24). Every upload is a new image, so an id always means the same bytes.
 */
export function saveProfileImage({
  database,
  files,
}: ProfileImageDeps): Required<Pick<EngineNeeds, 'saveImage'>>['saveImage'] {
  return async ({ base64 }, { session, column }) => {
    const limited = await dailyLimit(database, session)
    if (limited !== null) return limited
    const image = await pictureIn(base64, { by: session.userId, column })
    if (typeof image === 'string') {
      await countRefused(database, session)
      return refuse(column, image)
    }
    const file = { name: `${column.replace('_ID', '').toLowerCase()}.jpg`, mime: mediaTypes.jpeg }
    return database.transaction(async (transaction) => {
      const stored = await storeContent(transaction, files, image)
      const fileId = await keepFile(transaction, { file, stored, userId: session.userId })
      const { ad_image_id } = await transaction
        .insertInto('ad_image')
        .values({ stored_file_id: fileId, createdby: session.userId, updatedby: session.userId })
        .returning('ad_image_id')
        .executeTakeFirstOrThrow()
      return ad_image_id
    })
  }
}

/** The picture in its column's shape, or why it is refused. */
async function pictureIn(
  base64: string,
  at: { readonly by: number; readonly column: string },
): Promise<Uint8Array | PictureReason> {
  const content = decoded(base64)
  if (typeof content !== 'string') return cleanPicture(content, at)
  return content === 'file-too-large' ? 'file-too-large' : 'image-damaged'
}

function refuse(column: string, reason: PictureReason): Refusal {
  const message = imageMessages[reason]
  const status = reason === 'file-too-large' ? 413 : 400
  return refusal(`rule/${reason}`, message, { status, errors: [{ field: column, message }] })
}

const cachedImageCount = 100
const cachedImageBytes = 16 * 1024 * 1024

/** Base64 of images for the answer of a single record; the latest ones stay in memory. */
export function profileImageData({
  database,
  files,
}: ProfileImageDeps): Required<Pick<EngineNeeds, 'imageData'>>['imageData'] {
  const cachedImages = boundedCache<string>(cachedImageCount, cachedImageBytes)
  return async (ids) => {
    const found = new Map<number, string>()
    for (const id of ids) {
      const known = cachedImages.get(String(id)) ?? (await readBase64(id, { database, files }))
      if (known === null) continue
      cachedImages.set(String(id), known, known.length)
      found.set(id, known)
    }
    return found
  }
}

async function readBase64(
  imageId: number,
  { database, files }: ProfileImageDeps,
): Promise<string | null> {
  const content = await readImage(imageId, { database, files })
  return content === null ? null : Buffer.from(content).toString('base64')
}
