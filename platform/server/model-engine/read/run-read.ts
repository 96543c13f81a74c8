import { invariant } from '#platform/pure/invariant.ts'
import type { ModelRequest, RecordKey } from '#platform/pure/rest-dialect/request.ts'
import type { Database, OneWrite, TextRows } from '#platform/server/database/database.ts'
import { getModel, recordNotFound } from '../access.ts'
import { etagOf, personalAnswer } from '../present/answer.ts'
import type { Answer } from '../present/answer.ts'
import { boundedCache } from '#platform/server/bounded-cache.ts'
import type { TextRow } from '../write/column-writer.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { IdentifierMemory } from './identifier-memory.ts'
import type { CachedAnswers } from './cached-answers.ts'
import { pageOf, planRead } from './plan.ts'
import type { ReadPlan } from './plan.ts'
import { type Presented, present } from '../present/present.ts'
import type { Refusal } from '../refusal.ts'
import { requestShape } from '../request-shape.ts'
import type { RequestShape } from '../request-shape.ts'
import { afterWriting } from './read-sql.ts'
import { isCutOff } from './rows-sql.ts'
import type { Session } from '../session.ts'
import type { Stopwatch } from '../stopwatch.ts'
import type { InsertOf } from '../write/write-sql.ts'

export type MayPass = (
  gate: string,
  session: Session,
) => Promise<Refusal | { readonly is: 'allowed' }>

export type ReadNeeds = {
  readonly database: Database
  readonly dictionary: Dictionary
  readonly mayPass: MayPass
  readonly clock: () => number
  /** Base64 of images by id, for the answer of a single record. */
  readonly imageData?:
    | ((ids: readonly number[]) => Promise<ReadonlyMap<number, string>>)
    | undefined
  readonly identifiers: IdentifierMemory
  readonly cached: CachedAnswers
}

export type Asking = {
  readonly session: Session
  readonly watch: Stopwatch
  readonly wholeChildren?: boolean
  /** The write before this read has asked already. */
  readonly gatesPassed?: boolean
  /** Reads inside the transaction that has just written; nothing of it is cached. */
  readonly readText?: Database['readText']
  /** The record is stored by the statement that reads it. */
  readonly storing?: { readonly insert: InsertOf } & Pick<OneWrite, 'writeText'>
}

export type Read = (request: ModelRequest, asking: Asking) => Promise<Answer | Refusal>

/** Most plans cached in memory; each is one prepared statement on every reading connection. */
const maxPlans = 500

/**
 * Plans, runs and presents a read: one statement with any number of expands, none when the answer is cached. Two if
 * one's own rows are more than a page, which the short statement shows.
 */
export function reader(needs: ReadNeeds): Read {
  const plans = boundedCache<ReadPlan>(maxPlans)

  function planned({ request, shape, asking }: Wanted, mayBeShort = true) {
    const { dictionary } = needs
    const { role, language } = asking.session
    const wholeChildren = asking.wholeChildren ?? false
    const { table } = getModel(dictionary, request.table, role).shape.model
    const isWritten = asking.storing !== undefined
    const how = `${wholeChildren ? 'whole' : ''}${mayBeShort ? '' : 'long'}${isWritten ? 'written' : ''}`
    const key = `${role}|${language}|${how}|${table}${shape.key}`
    const known = plans.get(key)
    if (known) return { key, plan: known }
    const audience = { dictionary, role, language, wholeChildren }
    const plan = planRead(request, audience, { placeOf: shape.placeOf, mayBeShort, isWritten })
    plans.set(key, plan)
    return { key, plan }
  }

  async function answered(plan: ReadPlan, wanted: Wanted): Promise<Presented> {
    const answer = await runRead(plan, wanted, needs)
    if (answer !== 'cut off') return answer
    return answered(planned(wanted, false).plan, wanted)
  }

  return async (request, asking) => {
    const { session, watch } = asking
    const shape = requestShape(request)
    const wanted = { request, shape, asking }
    const { key, plan } = planned(wanted)
    watch.lap('plan')
    const refusal = await refusedAt(asking.gatesPassed ? [] : plan.gates, session, needs.mayPass)
    if (refusal) return refusal
    if (asking.storing) {
      const { body, headers } = await answered(plan, wanted)
      return personalAnswer(body, headers, 201)
    }
    if (!plan.isCached || asking.readText) {
      const { body, headers } = await answered(plan, wanted)
      const bytes = Buffer.from(body)
      return { ...personalAnswer(bytes, headers), etag: etagOf(bytes) }
    }
    const cacheKey = `${session.clientId}|${key}|${JSON.stringify(shape.given)}`
    const found = needs.cached.find(cacheKey)
    if (found) return found
    const keep = needs.cached.keeping(cacheKey, plan)
    return keep(await answered(plan, wanted))
  }
}

export async function refusedAt(
  gates: readonly string[],
  session: Session,
  mayPass: MayPass,
): Promise<Refusal | null> {
  for (const gate of gates) {
    const passed = await mayPass(gate, session)
    if (passed.is === 'refused') return passed
  }
  return null
}

type Wanted = {
  readonly request: ModelRequest
  readonly shape: RequestShape
  readonly asking: Asking
}

async function runRead(
  plan: ReadPlan,
  { request, shape, asking }: Wanted,
  needs: ReadNeeds,
): Promise<Presented | 'cut off'> {
  const { session, watch } = asking
  const nowMs = needs.clock()
  const values = plan.sources.map((source) => source({ session, given: shape.given, nowMs }))
  const [rows, identifiers] = await Promise.all([
    rowsOf(plan.sql, values, { ...asking, database: needs.database }),
    needs.identifiers.of(plan.identifiersOf, session),
  ])
  if (plan.isShort && isCutOff(rows)) return 'cut off'
  const images = plan.is === 'record' ? await imagesOf(plan, rows, needs) : new Map()
  watch.lap('run')
  const options = request.is === 'property' ? {} : request.options
  const page = pageOf(options, shape.placeOf, shape.given)
  const presented = present(plan, rows, { known: { identifiers, images }, page })
  watch.lap('present')
  if (presented === null) throw recordNotFound(keyOf(request))
  return presented
}

type RowsFrom = Pick<Asking, 'storing' | 'readText'> & Pick<ReadNeeds, 'database'>

function rowsOf(
  sql: string,
  values: readonly (string | null)[],
  { storing, database, readText = database.readText }: RowsFrom,
): Promise<TextRows> {
  if (storing === undefined) return readText(sql, values)
  const insert = storing.insert(values.length)
  return storing.writeText(afterWriting(insert.sql, sql), [...values, ...insert.texts])
}

function keyOf(request: ModelRequest): RecordKey {
  invariant(request.is !== 'list', 'a list always has an answer')
  return request.key
}

async function imagesOf(
  plan: ReadPlan,
  rows: readonly TextRow[],
  { imageData }: ReadNeeds,
): Promise<ReadonlyMap<string, string>> {
  const [root] = plan.parts
  const row = rows.find(([part]) => part === '1')
  if (!root || !row || !imageData) return new Map()
  const ids = root.imageCells.flatMap((cell) => row[cell] ?? [])
  if (ids.length === 0) return new Map()
  const found = await imageData(ids.map(Number))
  return new Map([...found].map(([id, data]) => [String(id), data]))
}
