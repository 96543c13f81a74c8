import type { studentDocument } from '../wire/processes.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { findSha256, type FileStore } from '#platform/server/files/file-store.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext, ProcessResult } from '#platform/server/processes/process.ts'
import type { Audit } from '#features/audit/server/audit.ts'
import type { AttachmentSource } from '#features/documents/server/attachments.ts'
import { studentServerText as text } from '../rules/messages.ts'
import type { FileDocument } from '../wire/student-file.ts'

export type DocumentNeeds = {
  readonly attachments: readonly AttachmentSource[]
  readonly dictionary: Dictionary
  readonly files: FileStore
  readonly audit: Audit
}

/** Every file a student has sent that the role may open, by the models that have files. */
export async function documentsOf(
  database: Database,
  { partnerId, role }: { readonly partnerId: number; readonly role: string },
  { attachments, dictionary }: DocumentNeeds,
): Promise<readonly FileDocument[]> {
  const lists = await Promise.all(
    openTo(role, attachments).map(async (source) => {
      const records = await recordsOf(database, source.model, partnerId)
      // Of the person's own files the record's name would say nothing.
      const label =
        source.model === 'c_bpartner'
          ? text.pictures
          : (dictionary.get(source.model)?.label ?? text.document)
      const found = await Promise.all(records.map((record) => source.find(database, record)))
      return found.flatMap((files, index) =>
        (files?.files ?? []).map(({ name, mime }) => ({
          model: source.model,
          record: records[index] ?? 0,
          name,
          mime,
          label,
        })),
      )
    }),
  )
  return lists.flat()
}

/** The one of them that is the student's photo; null where the role opens none. */
export async function portraitOf(
  { kysely }: Database,
  partnerId: number,
  documents: readonly FileDocument[],
): Promise<FileDocument | null> {
  const own = documents.filter(({ model }) => model === 'c_bpartner')
  if (own.length === 0) return null
  const photo = await kysely
    .selectFrom('c_bpartner as p')
    .innerJoin('ad_image as i', 'i.ad_image_id', 'p.logo_id')
    .innerJoin('stored_file as f', 'f.stored_file_id', 'i.stored_file_id')
    .select('f.file_name')
    .where('p.c_bpartner_id', '=', partnerId)
    .executeTakeFirst()
  return own.find(({ name }) => name === photo?.file_name) ?? null
}

/** One of them; who opens it is in the audit trail before it leaves. */
export async function openDocument(
  given: Given<typeof studentDocument>,
  { database, session }: Pick<ProcessContext, 'database' | 'session'>,
  { attachments, files, audit }: DocumentNeeds,
): Promise<Refusal | ProcessResult> {
  const record = given.file_record
  const source = openTo(session.role, attachments).find(({ model }) => model === given.model)
  const found = await source?.find(database, record)
  if (source === undefined || found?.partnerId !== given.C_BPartner_ID) return unknown()
  const named = found.files.find(({ name }) => name === given.name)
  const sha256 = findSha256(named?.sha256 ?? '')
  const content = sha256 === null ? null : await files.read(sha256)
  if (named === undefined || content === null) return unknown()
  const subject = `files of ${source.model}`
  const read = { by: session, act: 'read', subject, record: String(record) } as const
  await audit.record({ ...read, process: 'student_document' })
  return { summary: text.document, file: { name: named.name, content } }
}

function openTo(role: string, attachments: readonly AttachmentSource[]) {
  return attachments.filter(({ staff }) => staff.some((each) => each === role))
}

async function recordsOf(
  { kysely }: Database,
  model: string,
  partnerId: number,
): Promise<readonly number[]> {
  const key = sql.ref(`${model}_id`)
  const { rows } = await sql<{ id: string }>`
    select ${key} as id from ${sql.table(model)} where c_bpartner_id = ${partnerId}
    order by ${key} desc limit 50`.execute(kysely)
  return rows.map(({ id }) => Number(id))
}

function unknown(): Refusal {
  return refusal('rule/document-unknown', text['document-unknown'], { status: 404 })
}
