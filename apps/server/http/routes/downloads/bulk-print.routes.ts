import type { FastifyInstance } from 'fastify'
import { say } from '#platform/pure/message.ts'
import { Problem } from '#platform/pure/problem.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type FileStore, findSha256 } from '#platform/server/files/file-store.ts'
import type { Trail } from '#platform/server/processes/trail.ts'
import { bulkPrintMessages as text } from '#features/bulk-print/rules/messages.ts'
import { typesOf } from '#features/bulk-print/server/print.processes.ts'
import type { BulkPrintType } from '#features/bulk-print/server/print-type.ts'
import { findPrint } from '#features/bulk-print/server/stored-print.ts'
import { bulkPrintFile, bulkPrintMake } from '#features/bulk-print/wire/processes.ts'

type Deps = {
  readonly database: Database
  readonly files: FileStore
  readonly prints: readonly BulkPrintType[]
  readonly trail: Trail
}

/** A file of 120 MB on a line of 2 Mbit/s. */
const longestDownloadMs = 600_000

/** `/api/v1/bulk-prints/:id/file`: a finished file of many documents, for roles that may print its type. */
export function bulkPrintRoutes({ database, files, prints, trail }: Deps) {
  return async (app: FastifyInstance): Promise<void> => {
    const options = { exposeHeadRoute: false, handlerTimeout: longestDownloadMs }
    app.get<{ Params: { id: string } }>(bulkPrintFile(':id'), options, async (request, reply) => {
      const { params, session } = request
      const types = typesOf(prints, session.role)
      const id = /^\d{1,15}$/.test(params.id) ? Number(params.id) : 0
      const print = await findPrint(database.kysely, { id, types })
      const sha256 = findSha256(print?.sha256 ?? '')
      const content = sha256 === null ? null : await files.readParts(sha256)
      if (print === null || content === null)
        throw new Problem({
          status: 404,
          code: 'plan/bulk-print',
          title: 'No such file',
          detail: say(text['no-file'], session.language),
        })
      await trail.printed(session, {
        process: bulkPrintMake.slug,
        table: 'bulk_print',
        record: params.id,
      })
      return reply
        .header('cache-control', 'no-store')
        .header('content-type', 'application/pdf')
        .header('content-length', print.bytes ?? 0)
        .header('content-disposition', `attachment; filename="${print.file_name}"`)
        .send(content)
    })
  }
}
