import type { Database } from '#platform/server/database/database.ts'
import { brokenFiles, missingFiles } from '#platform/server/postgres/backup/check-files.ts'
import { uploadRegistry } from '#features/documents/server/upload-registry.ts'
import { brokenInvariants } from '#features/payments/server/ledger/broken-invariants.ts'
import { payableKinds } from '#kinds/kinds.server.ts'

/** Invariants of the money that a database breaks, and uploads that its backup folder has damaged or not at all. */
export async function whatIsWrong(database: Database, folder: string): Promise<readonly string[]> {
  return [
    ...(await brokenInvariants(database, payableKinds)),
    ...(await brokenFiles(folder)),
    ...(await missingFiles(database, folder, uploadRegistry)),
  ]
}
