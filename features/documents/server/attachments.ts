import { referenceId } from '#platform/pure/reference.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { findSha256 } from '#platform/server/files/file-store.ts'
import { type ZipEntry, zipOf } from '#platform/server/files/zip.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { createSemaphore } from '#platform/server/semaphore.ts'
import { attachmentMessages } from '../rules/messages.ts'
import type { Audit } from '#features/audit/server/audit.ts'
import type { StaffRole } from '#features/roles/rules/facts.ts'
import type { UploadPlaces } from './accept-file.ts'
import type { UploadTypes } from '../rules/upload.ts'
import type { AttachedModel } from './tables.ts'

export type Attached = { readonly name: string; readonly sha256: string; readonly mime: string }

/** Files of one record, and whose it is. A removed record is there for staff only. */
export type RecordFiles = {
  readonly partnerId: number
  readonly removed: boolean
  readonly files: readonly Attached[]
}

/** One model whose records have files. The list of these is the allowlist of all `/nou/attachment/*` calls. */
export type AttachmentSource = {
  /** Wire name. */
  readonly model: string
  /** Staff whose work needs the files; to others there are none. */
  readonly staff: readonly StaffRole[]
  readonly find: (database: Database, recordId: number) => Promise<RecordFiles | null>
  /** Model to which its owner may add files later; absent: none. */
  readonly adding?: { readonly model: AttachedModel; readonly types: UploadTypes }
}

export type AttachmentContext = UploadPlaces & {
  readonly database: Database
  readonly sources: readonly AttachmentSource[]
  readonly audit: Audit
}

export type FoundRecord = RecordFiles & {
  readonly source: AttachmentSource
  readonly recordId: number
}

/**
 * The record a call names, if the session may see its files: its owner, or staff whose work needs them, which is
 * recorded first. Another person's record, an unknown one and an unknown model are the same answer (SECURITY T28).
 */
export async function findAttachments(
  body: Readonly<Record<string, unknown>>,
  session: Session,
  { database, sources, audit }: AttachmentContext,
): Promise<FoundRecord | Refusal> {
  const recordId = referenceId(body['record_id'])
  const model = typeof body['model_name'] === 'string' ? body['model_name'].toLowerCase() : ''
  const source = sources.find((each) => each.model === model)
  const found =
    source === undefined || recordId === null ? null : await source.find(database, recordId)
  if (found === null || source === undefined || recordId === null) return nothingThere()
  if (session.role === 'student' && !isOwn(found, session.partnerId)) return nothingThere()
  if (session.role !== 'student') {
    if (!source.staff.some((role) => role === session.role)) return nothingThere()
    const subject = `files of ${source.model}`
    await audit.record({ by: session, act: 'read', subject, record: String(recordId) })
  }
  return { ...found, source, recordId }
}

function isOwn({ partnerId, removed }: RecordFiles, sessionPartnerId: number): boolean {
  return partnerId === sessionPartnerId && !removed
}

const zips = createSemaphore(2)

/** All files of a record as a zip, with the names that the server stores. */
export function attachmentZip(
  body: Readonly<Record<string, unknown>>,
  session: Session,
  context: AttachmentContext,
): Promise<Uint8Array | Refusal> {
  return zips(async () => {
    const found = await findAttachments(body, session, context)
    if ('is' in found) return found
    const entries: ZipEntry[] = []
    for (const { name, sha256 } of found.files) {
      const hash = findSha256(sha256)
      const content = hash === null ? null : await context.files.read(hash)
      if (content === null) return nothingThere()
      entries.push({ name, content })
    }
    return entries.length === 0 ? nothingThere() : zipOf(entries)
  })
}

/** Names and media types of a record's files, as idempiere-dialect §6 lists attachments. */
export async function attachmentNames(
  body: Readonly<Record<string, unknown>>,
  session: Session,
  context: AttachmentContext,
): Promise<{ attachments: readonly { name: string; contentType: string }[] } | Refusal> {
  const found = await findAttachments(body, session, context)
  if ('is' in found) return found
  return { attachments: found.files.map(({ name, mime }) => ({ name, contentType: mime })) }
}

/** Attachments of a record, oldest first. */
export async function attachedFiles(
  from: Database['kysely'] | Transaction,
  model: AttachedModel,
  recordId: number,
): Promise<readonly (Attached & { readonly bytes: number })[]> {
  return from
    .selectFrom('attachment as a')
    .innerJoin('stored_file as f', 'f.stored_file_id', 'a.stored_file_id')
    .select(['a.name', 'f.sha256', 'f.mime', 'f.bytes'])
    .where('a.model', '=', model)
    .where('a.record_id', '=', recordId)
    .orderBy('a.attachment_id')
    .execute()
}

export function nothingThere(): Refusal {
  const message = attachmentMessages['attachment-failed']
  return refusal('rule/attachment-unknown', message, { status: 404 })
}
