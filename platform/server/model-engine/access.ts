import { Problem } from '#platform/pure/problem.ts'
import type { RecordKey } from '#platform/pure/rest-dialect/request.ts'
import type { Dictionary, Model, ModelAccess } from './dictionary/dictionary.ts'
import { shapeOf } from './dictionary/model-shape.ts'
import type { ModelShape } from './dictionary/model-shape.ts'

/** A model that a role may see, and what the role may do with it. */
export type Allowed = { readonly shape: ModelShape; readonly access: ModelAccess }

/** The model, or null when there is none or the role may not see it: a client cannot tell which (SECURITY T17). */
export function findModel(dictionary: Dictionary, table: string, role: string): Allowed | null {
  const model = dictionary.get(table.toLowerCase())
  const access = model && accessOf(model, role)
  return model && access ? { shape: shapeOf(asSeenWith(access, model)), access } : null
}

const limitedModels = new WeakMap<Model, Map<readonly string[], Model>>()

/** The model with only the columns the access names: all others are hidden, which is the same as unknown. */
function asSeenWith({ columns }: ModelAccess, model: Model): Model {
  if (columns === undefined) return model
  const limited = limitedModels.get(model) ?? new Map<readonly string[], Model>()
  limitedModels.set(model, limited)
  const known = limited.get(columns)
  if (known) return known
  const named = new Set(columns)
  const seen = model.columns.map((column) =>
    named.has(column.name) ? column : { ...column, hidden: true as const },
  )
  const made = { ...model, columns: seen }
  limited.set(columns, made)
  return made
}

/** As `findModel`, but a 404 Problem. */
export function getModel(dictionary: Dictionary, table: string, role: string): Allowed {
  const found = findModel(dictionary, table, role)
  if (found) return found
  throw unknownModel(table)
}

export function unknownModel(typed: string): Problem {
  return new Problem({
    status: 404,
    code: 'plan/unknown-model',
    title: 'Invalid table name',
    detail: `No match found for table name: ${typed.slice(0, 60)}`,
  })
}

export function accessOf(model: Model, role: string): ModelAccess | undefined {
  return Object.hasOwn(model.access, role) ? model.access[role] : undefined
}

/** Rows every holder of the role shares, from a table declared as such: identifiers and lists live in memory. */
export function isSharedFor(model: Model, role: string): boolean {
  return model.shared === true && accessOf(model, role)?.read === 'all'
}

/** The same bytes for a row that is missing and for another person's row. */
export function recordNotFound(key: RecordKey): Problem {
  return new Problem({
    status: 404,
    code: 'plan/not-found',
    title: 'Record not found',
    detail: `No record found matching id: ${key.is === 'id' ? key.id : key.uuid}`,
  })
}

export function forbidden(title: string, detail: string): Problem {
  return new Problem({ status: 403, code: 'plan/forbidden', title, detail })
}
