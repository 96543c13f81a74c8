import * as v from 'valibot'
import type { Message } from '#platform/pure/message.ts'
import { Problem } from '#platform/pure/problem.ts'
import { accessOf } from '#platform/server/model-engine/access.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type {
  Column,
  Dictionary,
  Model,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { ModelEngine } from '#platform/server/model-engine/engine.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { OwnRecord, OwnRecords } from './own-records.ts'

/** The rows of a model, or of another table, that belong to the person. */
export type OwnTable = {
  readonly table: string
  readonly label: Message
  readonly columns: readonly Column[]
  readonly records: readonly OwnRecord[]
}

const pageSize = 100
const page = v.object({ records: v.array(v.record(v.string(), v.unknown())) })

type OwnTablesNeeds = {
  readonly engine: ModelEngine
  readonly dictionary: Dictionary
  readonly ownRecords: readonly OwnRecords[]
  readonly reader: Reader
}

/**
 * Reads each model of which the person sees own rows, by the engine and with the person's own session: no row of another
 * person can be among them. Then come the records that features register. `closed` are models whose condition the person does not meet now.
 */
export async function ownTables(
  { engine, dictionary, ownRecords, reader }: OwnTablesNeeds,
  session: Session,
): Promise<{ readonly tables: readonly OwnTable[]; readonly closed: readonly Model[] }> {
  const tables: OwnTable[] = []
  const closed: Model[] = []
  for (const model of dictionary.values()) {
    if (accessOf(model, session.role)?.read !== 'own') continue
    const records = await recordsOf(engine, model, session)
    if (records === null) closed.push(model)
    else tables.push({ ...shownOf(model), records })
  }
  const owner = { partnerId: session.partnerId ?? 0, userId: session.userId }
  for (const { read, ...shown } of ownRecords)
    tables.push({ ...shown, records: await read(reader, owner) })
  return { tables, closed }
}

function shownOf({ table, label, columns }: Model): Omit<OwnTable, 'records'> {
  return { table, label, columns }
}

async function recordsOf(
  engine: ModelEngine,
  { table }: Model,
  session: Session,
): Promise<readonly OwnRecord[] | null> {
  const all: OwnRecord[] = []
  for (;;) {
    const options = { top: pageSize, skip: all.length }
    const answer = await orClosed(engine.read({ is: 'list', table, options }, session))
    if (answer === null || isRefusal(answer)) return null
    const { records } = v.parse(page, JSON.parse(String(answer.body)))
    all.push(...records)
    if (records.length < pageSize) return all
  }
}

/** The answer, or null where the person may not read the model at all now. */
async function orClosed<Answer>(reading: Promise<Answer>): Promise<Answer | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Problem && error.status === 403) return null
    throw error
  }
}
