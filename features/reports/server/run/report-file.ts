import { PassThrough, Readable } from 'node:stream'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { byteOrderMark, csvLines } from '#platform/pure/text/csv.ts'
import { workbookStream } from '#platform/server/files/workbook.ts'
import { isRefusal, type Refusal } from '#platform/server/model-engine/refusal.ts'
import type { CurrentInstitution, Institution } from '#features/institution/server/institution.ts'
import { reportFilters } from '../../rules/filter-names.ts'
import type { ReportInput } from '../../wire/processes.ts'
import type { FileFormat } from '../../wire/report-file.ts'
import { bareRows, type FileAbout, fileRows, filterText } from './file-rows.ts'
import { type OpenReport, openReport } from './read-report.ts'
import { reportPages } from './report-pages.ts'
import { type ReportDeps, type ReportSource, reportSource } from './report-source.ts'

export type ReportFile = {
  readonly name: string
  readonly type: string
  /** The filters as text, for the audit trail. */
  readonly filters: string
  /** Resolves when the first bytes are there; what fails later fails the stream. */
  readonly open: () => Promise<Readable>
}

type Content = FileAbout & { readonly opened: OpenReport; readonly institution: Institution }

type FileDeps = ReportDeps & { readonly institution: CurrentInstitution }

/** One part of rows is read ahead, not the usual sixteen. */
const onePart = { highWaterMark: 1 }

const formats: Readonly<
  Record<FileFormat, { readonly type: string; readonly write: (content: Content) => Readable }>
> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    write: (content) => Readable.from(csvOf(csvRows(content)), onePart),
  },
  pdf: {
    type: 'application/pdf',
    write: (content) => Readable.from(reportPages(content.opened, content), onePart),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (content) =>
      workbookStream({
        name: content.source.report.id,
        rows: fileRows(content.opened, content),
      }),
  },
}

/** A report as a file: all of its rows, written while they are read. */
export async function reportFile(
  given: ReportInput,
  format: FileFormat,
  deps: FileDeps,
): Promise<ReportFile | Refusal> {
  const source = await reportSource(given, deps)
  if (isRefusal(source)) return source
  const filters = source.chosen.map(
    (each) => `${reportFilters[each.filter.name].en}: ${filterText(each, 'en')}`,
  )
  return {
    name: `${source.report.id}-${dayInNepal(deps.nowMs)}.${format}`,
    type: formats[format].type,
    filters: filters.join('; '),
    open: () => openFile(source, format, deps),
  }
}

/** The snapshot is open until the last byte is taken, or the person who asked for it is gone. */
async function openFile(
  source: ReportSource,
  format: FileFormat,
  { database, session, nowMs, institution }: FileDeps,
): Promise<Readable> {
  const output = new PassThrough()
  const begun = once(output, 'readable')
  const madeBy = await nameOf({ database, session })
  const { report, filters } = source
  const { role, language } = session
  const written = database.snapshot(async (reader) => {
    const opened = await openReport(report, { reader, filters, role, language })
    const content = { opened, source, language, madeBy, nowMs, institution: institution() }
    await pipeline(formats[format].write(content), output)
  })
  written.catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  await begun
  return output
}

function csvRows(content: Content): ReturnType<typeof fileRows> {
  const rows = content.source.report.isBareCsv === true ? bareRows : fileRows
  return rows(content.opened, content)
}

async function* csvOf(rows: ReturnType<typeof fileRows>): AsyncGenerator<string> {
  yield byteOrderMark
  for await (const part of rows) yield csvLines(part)
}

async function nameOf({ database, session }: Pick<ReportDeps, 'database' | 'session'>) {
  const user = await database.kysely
    .selectFrom('ad_user')
    .select('name')
    .where('ad_user_id', '=', session.userId)
    .executeTakeFirst()
  return user?.name ?? ''
}
