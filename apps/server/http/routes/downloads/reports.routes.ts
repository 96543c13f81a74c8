import type { FastifyInstance } from 'fastify'
import { say } from '#platform/pure/message.ts'
import { Problem, type ProblemFacts } from '#platform/pure/problem.ts'
import type { Database } from '#platform/server/database/database.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { readArguments } from '#platform/server/processes/arguments.ts'
import type { Trail } from '#platform/server/processes/trail.ts'
import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import { reportFile } from '#features/reports/server/run/report-file.ts'
import { type ReportInput, reportRun } from '#features/reports/wire/processes.ts'
import { fileFormats } from '#features/reports/wire/report-file.ts'
import { may } from '#features/roles/rules/facts.ts'

type ReportRouteDeps = {
  readonly database: Database
  readonly clock: () => number
  readonly trail: Trail
  readonly institution: CurrentInstitution
}

type ReportRoute = {
  readonly Params: { readonly report: string; readonly format: string }
  readonly Querystring: Readonly<Record<string, unknown>>
}

/** A file of 12 MB, 300,000 students' dues, on a line of 160 kbit/s. */
const longestDownloadMs = 600_000

/** `/api/v1/reports/:report/:format`: a whole report as a file, filtered as the process `report_run` is. */
export function reportRoutes({ database, clock, trail, institution }: ReportRouteDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    const options = { exposeHeadRoute: false, handlerTimeout: longestDownloadMs }
    app.get<ReportRoute>('/api/v1/reports/:report/:format', options, async (request, reply) => {
      const { params, query, session } = request
      const format = fileFormats.find((each) => each === params.format)
      if (!may(session.role, 'office.use')) throw problem(403, 'Access denied for reports')
      if (format === undefined) throw problem(404, 'No such format')
      const given = readArguments(reportRun, { ...query, report: params.report }) as ReportInput
      const deps = { database, session, nowMs: clock(), institution }
      const file = await reportFile(given, format, deps)
      if (isRefusal(file)) {
        const { status = 400, message, values } = file
        throw problem(status, say(message, session.language, values))
      }
      await trail.printed(session, {
        process: reportRun.slug,
        table: 'report',
        record: given.report,
        after: { file: file.name, filters: file.filters },
      })
      const content = await file.open()
      return reply
        .header('cache-control', 'no-store')
        .header('content-type', file.type)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(content)
    })
  }
}

function problem(status: ProblemFacts['status'] & {}, detail: string): Problem {
  const [code, title] =
    status === 403
      ? (['plan/forbidden', 'Access denied'] as const)
      : (['plan/report', 'Invalid report'] as const)
  return new Problem({ status, code, title, detail })
}
