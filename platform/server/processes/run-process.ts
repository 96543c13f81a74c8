import { type Language, say } from '#platform/pure/message.ts'
import { type FieldError, isRefusal } from '../model-engine/refusal.ts'
import { readArguments } from './arguments.ts'
import { findProcess } from './find-process.ts'
import type { Process, ProcessContext, ProcessRegistry, ProcessResult } from './process.ts'
import { transactOf, type ProcessCall, type Trail } from './trail.ts'

/** Answer of a process call (idempiere-dialect §7). A refused process is a 200 with `isError`. */
export type ProcessAnswer = {
  readonly AD_PInstance_ID: number
  readonly process: string
  readonly summary: string
  readonly isError: boolean
  readonly code?: string
  /** Errors of each row or field of a refused call. */
  readonly errors?: readonly { readonly field: string; readonly message: string }[]
  readonly exportFile?: string
  readonly exportFileName?: string
  readonly exportFileLength?: number
  readonly data?: Readonly<Record<string, unknown>>
  /** Added to the data on the wire, never to a stored answer. */
  readonly secret?: Readonly<Record<string, unknown>>
}

let instance = 1_000_000

export type ProcessNeeds = Omit<ProcessContext, 'transact' | 'record'> & {
  readonly trail: Trail
}

/**
 * Plans (finds the process, checks role and arguments) and runs it. Unknown and forbidden are Problems. The trail hears of
 * what was changed, refused and printed.
 */
export async function runProcess(
  call: {
    readonly slug: string
    readonly body: Readonly<Record<string, unknown>>
    readonly language: Language
  },
  registry: ProcessRegistry,
  needs: ProcessNeeds,
): Promise<ProcessAnswer> {
  const { slug, body, language } = call
  const { session, trail } = needs
  const process = findProcess(slug, registry, session)
  const given = readArguments(process, body)
  const record = Number(given[process.recordParameter?.parameter ?? ''] ?? 0)
  const result = await process.run(given, { ...needs, record, transact: transactOf(needs, slug) })
  const answer = { AD_PInstance_ID: instance++, process: slug }
  if (isRefusal(result)) {
    const { code, message } = result
    trail.refused(session, { ...callOf(process, record), code, message })
    return {
      ...answer,
      summary: say(result.message, language, result.values),
      isError: true,
      code: result.code,
      ...(result.errors === undefined ? {} : { errors: errorTexts(result.errors, language) }),
    }
  }
  refuseUndeclared(process, result)
  if (result.file !== undefined) await print(process, record, { ...needs, result })
  else await witness(process, record, { ...needs, result })
  return {
    ...answer,
    summary: say(result.summary, language, result.values),
    isError: false,
    ...(result.file === undefined ? {} : fileOf(result.file)),
    ...(result.data === undefined ? {} : { data: result.data }),
    ...(result.secret === undefined ? {} : { secret: result.secret }),
  }
}

/**
 * A process that does not declare what it shows answers ids and counts, and one that asks row by row says what it showed:
 * no process can be written that leaves its readers out of the trail.
 */
function refuseUndeclared({ slug, shows }: Process, result: ProcessResult): void {
  const { file, data = {}, seen } = result
  const isPlain = Object.values(data).every((value) => typeof value !== 'object')
  if (isPlain && file === undefined) return
  if (shows === undefined) throw new Error(`The process ${slug} shows rows and declares none`)
  if (shows === 'row-by-row' && file === undefined && seen === undefined)
    throw new Error(`The process ${slug} does not say which rows it showed`)
}

/** Tells the trail of rows of people that were shown: the record the call names, else a list of the first table. */
async function witness(
  process: Process,
  record: number,
  { session, trail, result }: ProcessNeeds & { readonly result: ProcessResult },
): Promise<void> {
  const { slug, shows = [], recordParameter } = process
  const [first] = shows === 'row-by-row' ? [] : shows
  const call = callOf(process, record)
  const isRecord = recordParameter !== undefined && call.record !== ''
  const named = first && (isRecord ? call : { table: first.table, record: '' })
  const seen = result.seen ?? (result.data === undefined ? undefined : named)
  if (seen !== undefined) await trail.seen(session, { process: slug, ...seen })
}

/** Tells the trail of a file that was made. */
async function print(
  process: Process,
  record: number,
  { session, trail, result }: ProcessNeeds & { readonly result: ProcessResult },
): Promise<void> {
  const facts = result.file?.facts
  await trail.printed(session, {
    ...callOf(process, record),
    ...result.seen,
    ...(facts !== undefined && { after: facts }),
  })
}

function errorTexts(errors: readonly FieldError[], language: Language) {
  return errors.map(({ field, message }) => ({ field, message: say(message, language) }))
}

function callOf({ slug, recordParameter }: Process, record: number): ProcessCall {
  return recordParameter === undefined
    ? { process: slug, table: '', record: '' }
    : { process: slug, table: recordParameter.table, record: record === 0 ? '' : String(record) }
}

function fileOf({ name, content }: { name: string; content: Uint8Array }) {
  return {
    exportFile: Buffer.from(content).toString('base64'),
    exportFileName: name,
    exportFileLength: content.length,
  }
}
