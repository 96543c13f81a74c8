import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { RecordKey } from '#platform/pure/rest-dialect/request.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { forbidden, recordNotFound } from './access.ts'
import type { Allowed } from './access.ts'
import type { Changes } from './changes.ts'
import { createRecord } from './create-record.ts'
import type { Dictionary, Values } from './dictionary.ts'
import { RolledBack, retrying } from './failures.ts'
import type { IdentifierMemory } from './identifier-memory.ts'
import type { Input, Upload } from './input-values.ts'
import type { Field } from './model-shape.ts'
import { badBody } from './plan-write.ts'
import type { WritePlan } from './plan-write.ts'
import type { Refusal } from './refusal.ts'
import { ownerIn } from './row-scope.ts'
import type { Session } from './session.ts'
import { knownIds, settled, withImages } from './settle.ts'
import type { SaveImage } from './settle.ts'
import type { WriteContext } from './write-context.ts'
import { deleteRow, lockRow, updateRow } from './write-sql.ts'
import type { WriteScope } from './write-sql.ts'

/** As `SaveImage`, told who uploads. */
export type SaveImageOf = (
  upload: Upload,
  by: { readonly session: Session; readonly column: string },
) => Promise<number | Refusal>

export type WriteNeeds = {
  readonly database: Database
  readonly dictionary: Dictionary
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly saveImage?: SaveImageOf | undefined
  readonly changes: Changes
  readonly identifiers: IdentifierMemory
}

/** What was written: the record, and the keys its children are to be shown under. */
export type Written = {
  readonly is: 'written'
  readonly id: number
  readonly childKeys: readonly string[]
}

export async function runCreate(
  plan: WritePlan,
  session: Session,
  needs: WriteNeeds,
): Promise<Written | Refusal> {
  const inputs = await withImages(plan.inputs, savingFor(session, needs))
  if ('is' in inputs) return inputs
  const all = [inputs, ...plan.children.flatMap(({ records }) => records)]
  const known = await knownIds(all, { ...needs, session })
  const tables = [plan.allowed, ...plan.children.map(({ allowed }) => allowed)]
  return written(tables, needs, async (transaction) => {
    const scope = scopeOf(session, transaction, needs)
    const [own = {}, ...rest] = await settled(all, { ...scope, known })
    const children: Record<string, readonly Values[]> = {}
    for (const { allowed, records } of plan.children)
      children[allowed.shape.model.table] = rest.splice(0, records.length)
    const made = await createRecord(
      { allowed: plan.allowed, values: own, children },
      { ...scope, ...contextOf(session, transaction, needs) },
    )
    const typed = new Map(plan.children.map((each) => [each.allowed.shape.model.table, each.typed]))
    return {
      is: 'written',
      id: made.id,
      childKeys: made.childTables.map((table) => typed.get(table) ?? table),
    }
  })
}

export async function runUpdate(
  plan: WritePlan & { readonly key: RecordKey },
  session: Session,
  needs: WriteNeeds,
): Promise<Written | Refusal> {
  const { allowed, key } = plan
  const images = [...plan.inputs].filter(([, input]) => input.is === 'image')
  for (const [field] of images) checkMayChange(field, allowed, session)
  const inputs = await withImages(plan.inputs, savingFor(session, needs))
  if ('is' in inputs) return inputs
  const { shape } = allowed
  const known = await knownIds([inputs], { ...needs, session })
  return written([allowed], needs, async (transaction) => {
    const scope = scopeOf(session, transaction, needs)
    const before = await lockRow(shape, key, scope)
    if (!before) throw recordNotFound()
    const id = Number(before[shape.key.name])
    const changed = new Map(
      [...inputs].filter(([field, input]) => isChange(input, before[field.name])),
    )
    for (const [field, input] of changed) {
      checkMayChange(field, allowed, session)
      if (input.is === 'bad') throw badBody([{ field: field.name, message: input.message }])
    }
    const [changes = {}] = await settled([changed], { ...scope, known })
    const result = { is: 'written', id, childKeys: [] } as const
    if (changed.size === 0) return result
    const context = { ...contextOf(session, transaction, needs), id }
    const outcome = await shape.model.hooks?.update?.(changes, { ...context, before })
    if (outcome?.is === 'refused') throw new RolledBack(outcome)
    const stored = { ...(outcome?.values ?? changes), ...stamp(session, context.nowMs) }
    const record = await updateRow({ shape, id }, stored, transaction)
    await shape.model.hooks?.afterUpdate?.(record, context)
    return result
  })
}

export async function runRemove(
  { allowed, key }: { readonly allowed: Allowed; readonly key: RecordKey },
  session: Session,
  needs: WriteNeeds,
): Promise<Written | Refusal> {
  const { shape } = allowed
  return written([allowed], needs, async (transaction) => {
    const before = await lockRow(shape, key, scopeOf(session, transaction, needs))
    if (!before) throw recordNotFound()
    const id = Number(before[shape.key.name])
    const context = { ...contextOf(session, transaction, needs), id }
    const outcome = await shape.model.hooks?.remove?.(before, context)
    if (outcome?.is === 'refused') throw new RolledBack(outcome)
    if (shape.model.keepRemoved)
      await updateRow(
        { shape, id },
        { IsActive: false, ...stamp(session, context.nowMs) },
        transaction,
      )
    else await deleteRow({ shape, id }, transaction)
    return { is: 'written', id, childKeys: [] }
  })
}

/** One transaction, again if need be; the tables' changes are announced with it and forgotten here after it. */
async function written(
  tables: readonly Allowed[],
  { database, changes }: WriteNeeds,
  work: (transaction: Transaction) => Promise<Written>,
): Promise<Written | Refusal> {
  const names = tables.map(({ shape }) => shape.model.table)
  const result = await retrying(() =>
    database.transaction(async (transaction) => {
      const done = await work(transaction)
      for (const name of names) await changes.announce(name, transaction)
      return done
    }),
  )
  for (const name of names) changes.forget(name)
  return result
}

function isChange(input: Input, before: Values[string] | undefined): boolean {
  if (input.is === 'value') return input.value !== (before ?? null)
  return !(input.is === 'reference' && input.key === before)
}

/** Only columns the role's `update` names, never the server's own, never whose row it is (SECURITY T23). */
function checkMayChange(field: Field, { shape, access }: Allowed, session: Session): void {
  const named = access.update?.some((name) => name.toLowerCase() === field.db) ?? false
  const isOwner = access.read === 'own' && ownerIn(shape, session)?.field === field
  const isFixed = field.readOnly ?? field.createOnly ?? field.sql !== undefined
  if (!named || isOwner || isFixed)
    throw forbidden('Update error', `Cannot update column ${field.name}`)
}

function stamp(session: Session, nowMs: number): Values {
  return { Updated: new Date(nowMs).toISOString(), UpdatedBy: session.userId }
}

function contextOf(
  session: Session,
  transaction: Transaction,
  { clock }: WriteNeeds,
): WriteContext {
  const nowMs = clock()
  return { session, transaction, nowMs, today: dayInNepal(nowMs) }
}

function scopeOf(
  session: Session,
  transaction: Transaction,
  { dictionary }: WriteNeeds,
): WriteScope {
  return { dictionary, role: session.role, session, transaction }
}

function savingFor(session: Session, { saveImage }: WriteNeeds): SaveImage | undefined {
  return saveImage && ((upload, column) => saveImage(upload, { session, column }))
}
