import { Problem } from '#platform/pure/problem.ts'
import type { Allowed } from '../access.ts'
import { getModel } from '../access.ts'
import type { ChildValues, Values } from '../dictionary/dictionary.ts'
import { RolledBack } from '../failures.ts'
import type { ModelShape } from '../dictionary/model-shape.ts'
import { ownerIn } from '../row-scope.ts'
import type { Session } from '../session.ts'
import { onceLocked, takenUpBy, takeUp } from './take-up.ts'
import type { WriteContext } from './write-context.ts'
import { insertRow } from './write-sql.ts'
import type { WriteScope } from './write-sql.ts'
import type { Writing } from './write-transaction.ts'

export type Making = {
  readonly allowed: Allowed
  readonly values: Values
  readonly children: ChildValues
}

/** The new record (or the existing one the hook named), and the child tables with rows in it. */
export type Made = { readonly id: number; readonly childTables: readonly string[] }

/**
 * Runs hook, row, children (each with its own hook and row), after-hook. The owner, the tenant and the standard columns
 * always come from the session.
 */
export async function createRecord(
  making: Making,
  context: WriteContext & WriteScope & Pick<Writing, 'recordVersion'>,
): Promise<Made> {
  const { shape } = making.allowed
  const { hooks, children: links = {} } = shape.model
  const owned = ownedBy(making.allowed, context.session)
  const asked = { ...making.values, ...owned }
  const { children: given } = making
  const ask = async () =>
    (await hooks?.decide?.(asked, context)) ??
    (await hooks?.create?.(asked, { ...context, children: given }))
  const outcome = await onceLocked(ask, making.allowed, context)
  if (outcome?.is === 'refused') throw new RolledBack(outcome)
  if (outcome?.is === 'existing')
    return { id: outcome.id, childTables: Object.keys(making.children) }
  const values = { ...(outcome?.values ?? asked), ...owned }
  const stored = storedOf(shape, values, context)
  const earlier = takenUpBy(outcome)
  const record =
    earlier === null
      ? await insertRow(shape, stored, context.transaction)
      : await takeUp(making.allowed, { id: earlier, values }, context)
  const id = Number(record[shape.key.name])
  const children = (outcome && 'children' in outcome && outcome.children) || given
  for (const [table, rows] of Object.entries(children)) {
    const allowed = getModel(context.dictionary, table, context.role)
    const link = links[table]
    if (link === undefined) throw new Error(`${table} is no child of ${shape.model.table}`)
    const parent = { [canonical(allowed.shape, link)]: id }
    for (const row of rows)
      await createRecord({ allowed, values: { ...row, ...parent }, children: {} }, context)
  }
  await hooks?.afterCreate?.(record, { ...context, id })
  if (shape.model.register)
    await context.recordVersion?.({ table: shape.model.table, id, before: {}, after: values })
  return { id, childTables: Object.keys(children) }
}

/** Owner of a new record, if the role may see only its own. */
export function ownedBy({ shape, access }: Allowed, session: Session): Values {
  const owner = access.read === 'own' ? ownerIn(shape, session) : null
  return owner ? { [owner.field.name]: owner.id } : {}
}

/** Values of a new record to store. Throws a Problem naming what is missing. */
export function storedOf(
  shape: ModelShape,
  values: Values,
  { session, nowMs }: Pick<WriteContext, 'session' | 'nowMs'>,
): Values {
  checkMandatory(shape, values)
  return { ...values, ...standardValues(session, nowMs) }
}

function checkMandatory(shape: ModelShape, values: Values): void {
  const missing = shape.fields.filter(
    ({ mandatory, name }) => mandatory && (values[name] ?? '') === '',
  )
  if (missing.length === 0) return
  throw new Problem({
    code: 'run/mandatory',
    title: 'ValidationError',
    detail: `Fill mandatory fields: ${missing.map(({ name }) => name).join(', ')}`,
    errors: missing.map(({ name }) => ({ field: name, message: 'Fill mandatory fields' })),
  })
}

function standardValues(session: Session, nowMs: number): Values {
  const now = new Date(nowMs).toISOString()
  return {
    AD_Client_ID: session.clientId,
    AD_Org_ID: session.organizationId,
    Created: now,
    CreatedBy: session.userId,
    Updated: now,
    UpdatedBy: session.userId,
  }
}

function canonical(shape: ModelShape, column: string): string {
  const field = shape.find(column)
  if (!field) throw new Error(`${shape.model.table} has no column ${column}`)
  return field.name
}
