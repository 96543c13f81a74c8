import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { attachmentMessages, uploadMessages } from '../rules/messages.ts'
import { acceptFile, type FileProblem, fileProblemStatus } from './accept-file.ts'
import {
  attachedFiles,
  type AttachmentContext,
  findAttachments,
  nothingThere,
} from './attachments.ts'
import { dailyLimit } from './daily-limit.ts'
import { attachFile, type Keeping } from './keep-file.ts'

/** What one record may hold, so that its zip stays small (SECURITY T28). */
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
  const limited = await dailyLimit(context.database, session)
  if (limited !== null) return limited
  const text = (key: string) => (typeof body[key] === 'string' ? body[key] : '')
  const upload = {
    name: text('filename'),
    base64: text('filedata'),
    types: adding.types,
    fallbackName: 'file',
  }
  const file = await acceptFile(upload, context.scan)
  if (typeof file === 'string') return refusedFile('filedata', file)
  const stored = await context.files.put(file.content)
  const keeping = { file, stored, userId: session.userId }
  return context.database.transaction(async (transaction) => {
    const place = { model: adding.model, recordId: found.recordId }
    await transaction
      .selectFrom('c_bpartner')
      .select('c_bpartner_id')
      .where('c_bpartner_id', '=', found.partnerId)
      .forUpdate()
      .execute()
    const full = fullFor(await attachedFiles(transaction, place.model, place.recordId), keeping)
    if (full !== null) return full
    await attachFile(transaction, place, keeping)
    return { name: file.name }
  })
}

function fullFor(
  kept: readonly { readonly name: string; readonly bytes: number }[],
  { file, stored }: Keeping,
): Refusal | null {
  const bytes = kept.reduce((sum, each) => sum + each.bytes, stored.bytes)
  if (kept.length >= maxFiles || bytes > maxBytes)
    return refusal('rule/attachment-too-many', attachmentMessages['attachment-too-many'], {
      status: 409,
    })
  if (kept.some(({ name }) => name === file.name))
    return refusal('rule/attachment-name-taken', attachmentMessages['attachment-name-taken'], {
      status: 409,
    })
  return null
}

/** A refused file as an answer that names its field. */
export function refusedFile(field: string, problem: FileProblem): Refusal {
  const message = uploadMessages[problem]
  const status = fileProblemStatus[problem]
  return refusal(`rule/${problem}`, message, { status, errors: [{ field, message }] })
}
