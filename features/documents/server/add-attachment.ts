import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { attachmentMessages } from '../rules/messages.ts'
import {
  attachedFiles,
  type AttachmentContext,
  findAttachments,
  nothingThere,
} from './attachments.ts'
import type { AcceptedFile } from './accept-file.ts'
import { attachFile } from './keep-file.ts'
import { storeContent } from './sweep-files.ts'
import { takeFile } from './take-file.ts'

/** Limits of one record's attachments, so that its zip stays small (SECURITY T28). */
const maxFiles = 20
const maxBytes = 25 * 1024 * 1024

/** POST /nou/attachment/upload {model_name, record_id, filename, filedata}: one more file beside an own record. */
export async function addAttachment(
  body: Readonly<Record<string, unknown>>,
  session: Session,
  context: AttachmentContext,
): Promise<{ readonly name: string } | Refusal> {
  const found = await findAttachments(body, session, context)
  if (isRefusal(found)) return found
  const { adding } = found.source
  if (adding === undefined || session.role !== 'student') return nothingThere()
  const place = { model: adding.model, recordId: found.recordId }
  const before = fullFor(await attachedFiles(context.database.kysely, place.model, place.recordId))
  if (before !== null) return before
  const text = (key: string) => (typeof body[key] === 'string' ? body[key] : '')
  const upload = {
    name: text('filename'),
    base64: text('filedata'),
    types: adding.types,
    fallbackName: 'file',
    field: 'filedata',
  }
  const file = await takeFile(upload, session, context)
  if (isRefusal(file)) return file
  return context.database.transaction(async (transaction) => {
    await transaction
      .selectFrom('c_bpartner')
      .select('c_bpartner_id')
      .where('c_bpartner_id', '=', found.partnerId)
      .forUpdate()
      .execute()
    const full = fullFor(await attachedFiles(transaction, place.model, place.recordId), file)
    if (full !== null) return full
    const stored = await storeContent(transaction, context.files, file.content)
    await attachFile(transaction, place, { file, stored, userId: session.userId })
    return { name: file.name }
  })
}

/** Refuses one more file if the record is full: asked before the file is checked, and again with its size and name. */
function fullFor(
  present: readonly { readonly name: string; readonly bytes: number }[],
  file: Pick<AcceptedFile, 'name' | 'content'> = { name: '', content: Buffer.alloc(1) },
): Refusal | null {
  const bytes = present.reduce((sum, each) => sum + each.bytes, file.content.length)
  if (present.length >= maxFiles || bytes > maxBytes)
    return refusal('rule/attachment-too-many', attachmentMessages['attachment-too-many'], {
      status: 409,
    })
  if (present.some(({ name }) => name === file.name))
    return refusal('rule/attachment-name-taken', attachmentMessages['attachment-name-taken'], {
      status: 409,
    })
  return null
}
