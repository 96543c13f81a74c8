import type { RecordKey } from '#platform/pure/rest-dialect/request.ts'
import { cleanTyped } from '#platform/pure/text/typed-text.ts'
import { Problem } from '#platform/pure/problem.ts'
import { forbidden, recordNotFound } from '../access.ts'
import type { Allowed } from '../access.ts'
import type { Value, Values } from '../dictionary/dictionary.ts'
import { RolledBack } from '../failures.ts'
import type { Input } from './input-values.ts'
import type { Field } from '../dictionary/model-shape.ts'
import { badBody } from './body-inputs.ts'
import type { Inputs } from './body-inputs.ts'
import { ownerIn } from '../row-scope.ts'
import type { Version } from './write-context.ts'
import type { Session } from '../session.ts'
import { settled } from './settle.ts'
import { deleteRow, lockRow, updateRow } from './write-sql.ts'
import type { Writing } from './write-transaction.ts'

/** A record a write is about, as the client named it. */
export type Target = { readonly allowed: Allowed; readonly key: RecordKey }

/** Locks the record, asks its hook about what really changes, stores it. Gives its id; a missing one is a 404. */
export async function updateRecord(
  { allowed, key, inputs }: Target & { readonly inputs: Inputs },
  writing: Writing,
): Promise<number> {
  const { shape } = allowed
  const { session, transaction, nowMs } = writing
  const { id, before } = await locked({ allowed, key }, writing)
  const changed = new Map(
    [...inputs].filter(([field, input]) => isChange(input, before[field.name])),
  )
  for (const [field, input] of changed) {
    if (field.isVersion) throw changedMeanwhile(before[field.name])
    checkMayChange(field, allowed, session)
    if (input.is === 'bad') throw badBody([{ field: field.name, message: input.message }])
  }
  const [changes = {}] = await settled([changed], writing)
  if (changed.size === 0) return id
  const context = { ...writing, id }
  const outcome = await shape.model.hooks?.update?.(changes, { ...context, before })
  if (outcome?.is === 'refused') throw new RolledBack(outcome)
  const stored = { ...(outcome?.values ?? changes), ...stamp(session, nowMs) }
  const record = await updateRow({ shape, id }, stored, transaction)
  await shape.model.hooks?.afterUpdate?.(record, context)
  if (shape.model.register)
    await writing.recordVersion?.({ ...versionOf(before, stored), table: shape.model.table, id })
  return id
}

/** The changed values before and after; the stamp of the change is not among them. */
function versionOf(before: Values, stored: Values): Pick<Version, 'before' | 'after'> {
  const names = Object.keys(stored).filter((name) => !stamps.has(name))
  const of = (values: Values) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return { before: of(before), after: of(stored) }
}
const stamps = new Set(['Updated', 'UpdatedBy', 'version'])

function changedMeanwhile(version: Value | undefined): Problem {
  return new Problem({
    status: 409,
    code: 'run/changed-meanwhile',
    title: 'Update error',
    detail: `The record was changed since it was read: it is version ${version} now`,
  })
}

/** Locks the record and removes it, or keeps it inactive where the model says so. Gives its id. */
export async function removeRecord({ allowed, key }: Target, writing: Writing): Promise<number> {
  const { shape } = allowed
  const { session, transaction, nowMs } = writing
  const { id, before } = await locked({ allowed, key }, writing)
  const outcome = await shape.model.hooks?.remove?.(before, { ...writing, id })
  if (outcome?.is === 'refused') throw new RolledBack(outcome)
  if (shape.model.keepRemoved)
    await updateRow({ shape, id }, { IsActive: false, ...stamp(session, nowMs) }, transaction)
  else await deleteRow({ shape, id }, transaction)
  return id
}

/** The record as it stands, locked. */
export async function locked(
  { allowed, key }: Target,
  writing: Writing,
): Promise<{ readonly id: number; readonly before: Values }> {
  const before = await lockRow(allowed.shape, key, writing)
  if (!before) throw recordNotFound(key)
  return { id: Number(before[allowed.shape.key.name]), before }
}

/** Only columns the role's `update` names, never the server's own, never whose row it is (SECURITY T23). */
export function checkMayChange(field: Field, { shape, access }: Allowed, session: Session): void {
  const named = access.update?.some((name) => name.toLowerCase() === field.db) ?? false
  const isOwner = access.read === 'own' && ownerIn(shape, session)?.field === field
  const isFixed = field.readOnly ?? field.createOnly ?? field.sql !== undefined
  if (!named || isOwner || isFixed)
    throw forbidden('Update error', `Cannot update column ${field.name}`)
}

function isChange(input: Input, before: Values[string] | undefined): boolean {
  if (input.is === 'value') return !isSame(input.value, before ?? null)
  return !(input.is === 'reference' && input.by.is === 'id' && input.by.id === before)
}

/** Texts stored before typed text was cleaned come back cleaned: that is no change. */
function isSame(given: Value, stored: Value): boolean {
  return given === stored || (typeof stored === 'string' && given === cleanTyped(stored))
}

/** Columns with the user and the time of a change. */
export function stamp(session: Session, nowMs: number): Values {
  return { Updated: new Date(nowMs).toISOString(), UpdatedBy: session.userId }
}
