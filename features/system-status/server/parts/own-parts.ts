import type { Database } from '#platform/server/database/database.ts'
import type { RequestStats } from '#platform/server/status/request-stats.ts'
import type { StatusPart } from '#platform/server/status/status-part.ts'
import type { Installation } from '../installation.ts'
import { clockPart, databasePart, versionPart } from './database-parts.ts'
import { backupPart, diskPart, restorePart } from './disk-parts.ts'
import { filesPart } from './files-part.ts'
import { jobsPart } from './jobs-part.ts'
import { mailPart, pushPart, textPart } from './outbox-parts.ts'
import { certificatePart, processPart, requestsPart } from './process-parts.ts'

export type StatusNeeds = {
  readonly database: Database
  readonly installation: Installation
  readonly requests: RequestStats
  readonly nowMs: () => number
}

/** The parts that every installation has, in the order in which the page shows them. */
export function ownParts(at: StatusNeeds): readonly StatusPart[] {
  const { database, installation, requests, nowMs } = at
  return [
    versionPart(database, installation),
    databasePart(database, installation),
    backupPart(installation, nowMs),
    restorePart(installation, nowMs),
    mailPart(at, installation),
    textPart(at, installation),
    pushPart(at),
    diskPart(installation, nowMs),
    filesPart(installation, nowMs),
    jobsPart(at, installation),
    clockPart(database, nowMs),
    certificatePart(installation),
    processPart(installation),
    requestsPart(requests),
  ]
}
