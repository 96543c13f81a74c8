import { staffWith } from '#features/roles/rules/facts.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { mediaTypes } from '#platform/pure/file-type.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { cleanImage, type Region } from '#platform/server/files/image.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessContext, ProcessResult } from '#platform/server/processes/process.ts'
import { keepFile } from '#features/documents/server/keep-file.ts'
import { readImage } from '#features/documents/server/read-image.ts'
import { storeContent } from '#features/documents/server/sweep-files.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { imageShapes } from '../rules/images.ts'
import { photoMessages as text } from '../rules/photo-messages.ts'

type CropPhotoDeps = { readonly files: FileStore }
type Stored = Awaited<ReturnType<typeof storeContent>>

/** Less of a face is not worth printing. */
const leastWidth = 120

/**
 * The desk cuts a photo so that the face fills it: a part of what the student has sent, never another picture. The one
 * before stays in the file store, the trail names both.
 */
export function cropPhotoProcess(needs: CropPhotoDeps): Process {
  return defineProcess({
    ...contracts.photoCrop,
    name: text.crop,
    roles: staffWith('photo.crop'),
    run: (given, context) => cropPhoto(given, context, needs),
  })
}

async function cropPhoto(
  given: Given<typeof contracts.photoCrop>,
  context: ProcessContext,
  { files }: CropPhotoDeps,
): Promise<Refusal | ProcessResult> {
  const { database, session } = context
  const partnerId = given.C_BPartner_ID
  const imageId = given.ad_image_ID
  if (!(await isPhotoOf(database.kysely, partnerId, imageId))) return changed()
  const region = regionOf(given)
  const content = await readImage(imageId, { database, files })
  if (region === null || content === null) return wrongRegion()
  const frame = { ...imageShapes.photo, fit: 'cut' } as const
  const image = await cleanImage(content, { by: session.userId, frame, region })
  if (image.is === 'refused') return wrongRegion()
  return context.transact(async (transaction, did) => {
    if (!(await isPhotoOf(transaction, partnerId, imageId))) return changed()
    const stored = await storeContent(transaction, files, image.content)
    const newId = await replacePhoto(transaction, { partnerId, stored }, context)
    did({
      table: 'c_bpartner',
      record: partnerId,
      before: { Logo_ID: imageId },
      after: { Logo_ID: newId },
    })
    return { summary: text.cropped }
  })
}

/** True if it is the photo that the desk has seen; within a change it cannot be replaced meanwhile. */
async function isPhotoOf(
  reader: ProcessContext['database']['kysely'] | Transaction,
  partnerId: number,
  imageId: number,
): Promise<boolean> {
  const query = reader
    .selectFrom('c_bpartner')
    .select('c_bpartner_id')
    .where('c_bpartner_id', '=', partnerId)
    .where('logo_id', '=', imageId)
  const found = await (reader.isTransaction ? query.forUpdate() : query).executeTakeFirst()
  return found !== undefined
}

async function replacePhoto(
  transaction: Transaction,
  { partnerId, stored }: { readonly partnerId: number; readonly stored: Stored },
  { session: { userId }, nowMs }: ProcessContext,
): Promise<number> {
  const file = { name: 'logo.jpg', mime: mediaTypes.jpeg }
  const stored_file_id = await keepFile(transaction, { file, stored, userId })
  const by = { createdby: userId, updatedby: userId }
  const { ad_image_id } = await transaction
    .insertInto('ad_image')
    .values({ stored_file_id, ...by })
    .returning('ad_image_id')
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('c_bpartner')
    .set({ logo_id: ad_image_id, updated: new Date(nowMs), updatedby: userId })
    .where('c_bpartner_id', '=', partnerId)
    .execute()
  await notifyPartner(transaction, {
    partnerId,
    sort: 'photo-cropped',
    event: `ad_image:${ad_image_id}`,
    message: text.notice,
    values: {},
    nowMs,
  })
  return ad_image_id
}

function regionOf(given: Given<typeof contracts.photoCrop>): Region | null {
  const { left, top, width, height, quarter_turns: quarterTurns = 0 } = given
  const region = { left, top, width, height, quarterTurns }
  const isInside = region.left >= 0 && region.top >= 0 && region.height > 0
  const isTurned = region.quarterTurns >= 0 && region.quarterTurns <= 3
  return isInside && isTurned && region.width >= leastWidth ? region : null
}

function changed(): Refusal {
  return refusal('rule/photo-changed', text['photo-changed'])
}

function wrongRegion(): Refusal {
  return refusal('rule/region-wrong', text['region-wrong'])
}
