import type { Database } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { fileMessages } from '../rules/file-messages.ts'
import {
  acceptFile,
  type AcceptedFile,
  type FileProblem,
  fileProblemStatus,
  type Upload,
  type UploadPlaces,
} from './accept-file.ts'
import { countRefused, dailyLimit } from './daily-limit.ts'

/** An upload and the body's field it came in. */
export type FieldUpload = Omit<Upload, 'by'> & { readonly field: string }

/**
 * A file as one person sent it, checked and ready to store, within the daily limit. A refused file counts like a stored
 * one, unless the scanner could not be reached.
 */
export async function takeFile(
  { field, ...upload }: FieldUpload,
  { userId }: { readonly userId: number },
  { database, scan }: UploadPlaces & { readonly database: Database },
): Promise<AcceptedFile | Refusal> {
  const limited = await dailyLimit(database, { userId })
  if (limited !== null) return limited
  const file = await acceptFile({ ...upload, by: userId }, scan)
  if (typeof file !== 'string') return file
  if (file !== 'file-not-checked') await countRefused(database, { userId })
  return refusedFile(field, file)
}

/** A refused file as an answer that names its field. */
function refusedFile(field: string, problem: FileProblem): Refusal {
  const message = fileMessages[problem]
  const status = fileProblemStatus[problem]
  return refusal(`rule/${problem}`, message, { status, errors: [{ field, message }] })
}
