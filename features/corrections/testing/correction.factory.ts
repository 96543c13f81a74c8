import type { Transaction } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { attachFile } from '#features/documents/server/keep-file.ts'
import type { CorrectableField } from '#features/corrections/rules/correction.ts'
import { correctionColumns } from '#features/corrections/wire/correction.ts'
import { signature } from '#features/profile/testing/portrait.ts'
import type { StoredStudent } from '#features/profile/testing/student.factory.ts'

/** Stores a correction that is not decided yet, with a picture as proof, JPEG; gives its id. */
export async function storeCorrection(
  transaction: Transaction,
  of: StoredStudent,
  change: {
    readonly field: CorrectableField
    readonly oldValue: string
    readonly newValue: string
    readonly files: FileStore
    /** Default: a drawn signature. */
    readonly proof?: { readonly name: string; readonly content: Uint8Array }
  },
): Promise<number> {
  const { n_correction_id: recordId } = await transaction
    .insertInto('n_correction')
    .values({
      c_bpartner_id: of.partnerId,
      field_name: correctionColumns[change.field],
      old_value: change.oldValue,
      new_value: change.newValue,
      createdby: of.userId,
      updatedby: of.userId,
    })
    .returning('n_correction_id')
    .executeTakeFirstOrThrow()
  const { proof = { name: 'citizenship.jpg', content: await signature(recordId) } } = change
  const stored = await change.files.put(proof.content)
  const file = { name: proof.name, mime: 'image/jpeg' }
  await attachFile(
    transaction,
    { model: 'n_correction', recordId },
    { file, stored, userId: of.userId },
  )
  return recordId
}
