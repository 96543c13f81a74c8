import type { UploadRegistry } from '#platform/server/postgres/backup/check-files.ts'

/** Every upload has a row here; what has none is swept away (sweep-files.ts). */
export const uploadRegistry: UploadRegistry = { table: 'stored_file', column: 'sha256' }
