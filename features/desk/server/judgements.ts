import type { deskJudge } from '../wire/processes.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { deskServerMessages as text } from '../rules/messages.ts'
import { withJudgements } from '../rules/checks.ts'
import type { CheckRow } from '../wire/evidence.ts'
import type { OnItem } from './on-item.ts'
import { openElsewhere } from './open-elsewhere.ts'

/** Names of the people who judged checks, by key of the check, by record. */
export async function judgementsOf(
  { kysely }: Database,
  model: string,
  records: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<string, string>>> {
  const rows = await kysely
    .selectFrom('desk_judgement as j')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'j.judged_by')
    .select(['j.record_id', 'j.check_key', 'u.name'])
    .where('j.model', '=', model)
    .where('j.record_id', '=', sql<number>`any(${records})`)
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ record_id: record }) => record)].map(([record, judged]) => [
      record,
      new Map(judged.map(({ check_key: key, name }) => [key, name])),
    ]),
  )
}

/** The checks of one record with what people judged of them. */
export async function judgedChecks(
  database: Database,
  { model, record }: { readonly model: string; readonly record: number },
  checks: readonly CheckRow[],
): Promise<readonly CheckRow[]> {
  const judged = await judgementsOf(database, model, [record])
  return withJudgements(checks, judged.get(record) ?? new Map())
}

/**
 * Records that a person judged checks of an item and that they agree, or takes that back. `checks`: their keys, with a
 * blank between. Refused for a key that the item no longer has, while a colleague has the item open, and for one's own item.
 */
export async function judge(at: OnItem<Given<typeof deskJudge>>): Promise<Refusal | ProcessResult> {
  const { source, record, given, context } = at
  const keys = [...new Set(given.checks.split(' ').filter(Boolean))]
  const agrees = given.agrees ?? false
  const refused = await mayNotJudge(at, keys)
  if (refused !== null) return refused
  return context.transact(async (transaction, did) => {
    const item = { model: source.model, record_id: record }
    const judged = { judged_by: context.session.userId, judged: new Date(context.nowMs) }
    await transaction
      .deleteFrom('desk_judgement')
      .where('model', '=', item.model)
      .where('record_id', '=', record)
      .where('check_key', 'in', keys)
      .execute()
    if (agrees)
      await transaction
        .insertInto('desk_judgement')
        .values(keys.map((key) => ({ ...item, ...judged, check_key: key })))
        .execute()
    const [judged_checks, none] = [keys.join(' '), null]
    const [before, after] = agrees ? [none, judged_checks] : [judged_checks, none]
    did({
      table: source.model,
      record,
      before: { judged_checks: before },
      after: { judged_checks: after },
    })
    return { summary: text[agrees ? 'judged' : 'judgement-taken-back'] }
  })
}

async function mayNotJudge(at: OnItem, keys: readonly string[]): Promise<Refusal | null> {
  const { source, record, context } = at
  const { database, session } = context
  const evidence = await source.find(database, record, context)
  if (evidence === null)
    return refusal('rule/waits-no-longer', text['waits-no-longer'], { status: 404 })
  const known = new Set(evidence.checks.map((check) => check.judge?.key))
  if (keys.length === 0 || keys.some((key) => !known.has(key)))
    return refusal('rule/check-changed', text['check-changed'])
  const own = await source.list(database, { ...context, of: [session.partnerId] })
  if (session.partnerId !== 0 && own.some((row) => row.record === record))
    return refusal('rule/own-item', text['own-item'])
  return openElsewhere(source.model, record, context)
}
