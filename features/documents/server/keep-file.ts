import type { Transaction } from '#platform/server/database/database.ts'
import type { StoredFile } from '#platform/server/files/file-store.ts'
import type { AcceptedFile } from './accept-file.ts'
import type { AttachedModel } from './tables.ts'

export type Keeping = {
  /** Without `scan` it was rewritten here, so that no scan was needed. */
  readonly file: Pick<AcceptedFile, 'name' | 'mime'> & Partial<Pick<AcceptedFile, 'scan'>>
  /** Answer of the file store: contents are stored before the row that names them (SECURITY T55). */
  readonly stored: StoredFile
  readonly userId: number
}

/** The row of a stored file; gives its id. */
export async function keepFile(
  transaction: Transaction,
  { file, stored, userId }: Keeping,
): Promise<number> {
  const { stored_file_id } = await transaction
    .insertInto('stored_file')
    .values({
      sha256: stored.sha256,
      bytes: stored.bytes,
      mime: file.mime,
      file_name: file.name,
      scan: file.scan ?? 'not-scanned',
      createdby: userId,
    })
    .returning('stored_file_id')
    .executeTakeFirstOrThrow()
  return stored_file_id
}

/** A stored file beside a record, under the file's name. */
export async function attachFile(
  transaction: Transaction,
  to: { readonly model: AttachedModel; readonly recordId: number },
  keeping: Keeping,
): Promise<void> {
  const stored_file_id = await keepFile(transaction, keeping)
  await transaction
    .insertInto('attachment')
    .values({ model: to.model, record_id: to.recordId, name: keeping.file.name, stored_file_id })
    .execute()
}
