import type { RestClient } from './rest-client.ts'
import { field, RestProblem, text } from './rest-failure.ts'
import { fileOf } from '#platform/browser/files/download.ts'
import { parseEnvelope } from '#platform/pure/rest-dialect/envelope.ts'
import { modelPath, processPath } from '#platform/pure/rest-dialect/paths.ts'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'

type Query = Readonly<Record<`$${string}`, string>>

export function listPath(model: string, query: Query): string {
  return `${modelPath(model)}?${new URLSearchParams(query)}`
}

/**
 * All records of a model list as sent, page after page: a server answers with 100 at most, and what stands on the
 * second page must not look as if it were not there. Parse them with the codec of their folder.
 */
export async function listRecords(
  rest: RestClient,
  model: string,
  query: Query,
): Promise<readonly WireRecord[]> {
  const all: WireRecord[] = []
  for (;;) {
    const page = await readPage(rest, model, { ...query, ...skip(all.length) })
    all.push(...page.records)
    if (page.records.length === 0 || all.length >= page.total) return all
  }
}

/** Only the first records of a list, as many as `$top` says: for a query whose order makes them the ones that matter. */
export async function firstRecords(
  rest: RestClient,
  model: string,
  query: Query & { readonly $top: string },
): Promise<readonly WireRecord[]> {
  return (await readPage(rest, model, query)).records
}

/** One page of a list, and how many records there are on all of them. */
export async function readPage(rest: RestClient, model: string, query: Query) {
  const page = parseEnvelope(await rest.get(listPath(model, query)))
  return { records: (page?.records ?? []).filter(isRecord), total: page?.total ?? 0 }
}

function skip(count: number): Query {
  return count === 0 ? {} : { $skip: String(count) }
}

export function recordPath(at: { model: string; id: number; expand?: string }): string {
  const query = at.expand === undefined ? '' : `?${new URLSearchParams({ $expand: at.expand })}`
  return modelPath(at.model, at.id) + query
}

/** One record; null when the answer is none. Throws RestProblem with status 404 when there is no such id. */
export async function getRecord(
  rest: RestClient,
  at: { model: string; id: number; expand?: string },
): Promise<WireRecord | null> {
  const json = await rest.get(recordPath(at))
  return isRecord(json) ? json : null
}

/** Creates a record; the answer's id when the server tells it. A repeat with the same key creates nothing twice. */
export async function postRecord(
  rest: RestClient,
  model: string,
  { body, idempotencyKey }: { body: Readonly<Record<string, unknown>>; idempotencyKey: string },
): Promise<number | null> {
  const id = field(await rest.post(modelPath(model), body, { idempotencyKey }), 'id')
  return typeof id === 'number' ? id : null
}

/** Runs a print process; its PDF. iDempiere may name the file `reportFile`. */
export async function readReport(
  rest: RestClient,
  slug: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<File> {
  const body = { 'report-type': 'PDF', report_type: 'PDF', ...parameters }
  const answer = await rest.post(processPath(slug), body)
  const file = text(answer, 'exportFile') || text(answer, 'reportFile')
  if (file === '') throw new RestProblem(500, { title: '', detail: '', code: '', errors: [] })
  const name = text(answer, 'exportFileName') || text(answer, 'reportFileName') || `${slug}.pdf`
  return fileOf(file, name, 'application/pdf')
}

export function isRecord(json: unknown): json is WireRecord {
  return typeof json === 'object' && json !== null && field(json, 'length') === undefined
}
