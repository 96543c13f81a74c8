import { Buffer } from 'node:buffer'
import type { Message } from '#platform/pure/message.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { cleanImage, type ImageRefusal } from '#platform/server/files/image.ts'
import { mostPictureBytes } from '../rules/account.ts'
import { accountText as text } from '../rules/messages.ts'
import './tables.ts'

/** Path under which the portal serves pictures of QRs, before their id. */
export const qrPicturePath = '/nou/portal/bank-qr/'
/** Sharp enough for a bank app to scan from a screen. */
const maxEdge = 800

/** The pixels of a picture as PNG, or why it is none; what was sent is not stored (SECURITY T24). */
export async function cleanQrPicture(
  content: Uint8Array,
  by: number,
): Promise<{ readonly content: Uint8Array } | { readonly problem: Message }> {
  if (content.byteLength > mostPictureBytes) return { problem: text['picture-too-large'] }
  const image = await cleanImage(content, { by, as: 'png', maxEdge })
  return image.is === 'refused' ? { problem: reasons[image.reason] } : { content: image.content }
}

const reasons = {
  'not-an-image': text['picture-not-one'],
  'too-many-pixels': text['picture-damaged'],
  'too-many-scans': text['picture-damaged'],
  damaged: text['picture-damaged'],
} as const satisfies Record<ImageRefusal, unknown>

/** Stores a picture; gives its path. */
export async function storeQrPicture(
  transaction: Transaction,
  content: Uint8Array,
  { userId, nowMs }: { readonly userId: number; readonly nowMs: number },
): Promise<string> {
  const { bank_qr_picture_id: id } = await transaction
    .insertInto('bank_qr_picture')
    .values({ content, created: new Date(nowMs), createdby: userId })
    .returning('bank_qr_picture_id')
    .executeTakeFirstOrThrow()
  return `${qrPicturePath}${id}`
}

/** A stored picture by its path, in base64; null for another path. */
export async function findQrPicture(reader: Reader, url: string): Promise<string | null> {
  const id = url.startsWith(qrPicturePath) ? Number(url.slice(qrPicturePath.length)) : Number.NaN
  const content = Number.isSafeInteger(id) ? await contentOf(reader, id) : null
  return content === null ? null : Buffer.from(content).toString('base64')
}

/** The picture of an account; one that is only proposed is not given out. */
export async function findPublicQrPicture(reader: Reader, id: number): Promise<Uint8Array | null> {
  const used = await reader
    .selectFrom('n_bank_account')
    .select('n_bank_account_id')
    .where('qr', 'like', `%"url":"${qrPicturePath}${id}"%`)
    .limit(1)
    .executeTakeFirst()
  return used === undefined ? null : contentOf(reader, id)
}

async function contentOf(reader: Reader, id: number): Promise<Uint8Array | null> {
  const row = await reader
    .selectFrom('bank_qr_picture')
    .select('content')
    .where('bank_qr_picture_id', '=', id)
    .executeTakeFirst()
  return row?.content ?? null
}
