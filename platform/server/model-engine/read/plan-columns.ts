import { Problem } from '#platform/pure/problem.ts'
import type { Expand, ListOptions } from '#platform/pure/rest-dialect/query.ts'
import { findModel } from '../access.ts'
import type { Allowed } from '../access.ts'
import type { Field, ModelShape } from '../dictionary/model-shape.ts'
import type { Audience, PlannedColumn, PlannedOrder } from './level.ts'

/** The columns `$select` asks for (all, without it) and those `$expand` turns into records. */
export function columnsOf(
  shape: ModelShape,
  options: ListOptions,
  audience: Audience,
): readonly PlannedColumn[] {
  const masters = new Map<Field, Expand>()
  for (const expand of options.expand ?? []) {
    const field = masterField(shape, expand)
    if (field) masters.set(field, expand)
  }
  const selected =
    options.select && new Set(options.select.map((name) => selectedField(shape, name)))
  return shape.fields
    .filter((field) => !field.hidden && (!selected || selected.has(field) || masters.has(field)))
    .map((field) => {
      const expand = masters.get(field)
      return expand ? { field, master: masterOf(field, expand, audience) } : { field }
    })
}

/** The columns with those masked that this role sees whole in the record itself only. */
export function maskedFor(
  { access }: Pick<Allowed, 'access'>,
  columns: readonly PlannedColumn[],
  where: 'rows' | 'joined',
): readonly PlannedColumn[] {
  if (access.read !== 'all') return columns
  return columns.map((column) =>
    column.field.masked === undefined ? column : { ...column, masked: where },
  )
}

export function orderOf(shape: ModelShape, options: ListOptions): readonly PlannedOrder[] {
  return (options.orderBy ?? []).map(({ column, direction }) => {
    const field = shape.find(column)
    if (!field || field.type.is === 'json')
      throw badName('orderby', `Invalid column for order: ${column}`)
    return { field, direction }
  })
}

/** The column of `GET /models/{t}/{id}/{column}`; unknown or hidden: 404. */
export function propertyOf(shape: ModelShape, name: string): PlannedColumn {
  const field = shape.find(name)
  if (field && field !== shape.key && field !== shape.uuid) return { field }
  throw new Problem({
    status: 404,
    code: 'plan/unknown-column',
    title: 'Invalid property name',
    detail: `No match found for column name: ${name.slice(0, 60)}`,
  })
}

/** The column an `$expand` name means, or null when it means something else. */
export function masterField(shape: ModelShape, { name, link }: Expand): Field | null {
  if (link !== undefined) return null
  const field = shape.find(name)
  return field === shape.key || field === shape.uuid ? null : field
}

export function badExpand(detail: string): Problem {
  return new Problem({ code: 'plan/expand', title: 'Expand error', detail })
}

function masterOf(field: Field, { name, options }: Expand, audience: Audience) {
  const target =
    field.type.is === 'reference'
      ? findModel(audience.dictionary, field.type.to, audience.role)
      : null
  if (!target) throw badExpand(`${name} cannot be expanded`)
  if (Object.keys(options).some((option) => option !== 'select'))
    throw badExpand('Expanding a master only support the $select query operator')
  const columns = columnsOf(target.shape, options, audience)
  return { allowed: target, columns: maskedFor(target, columns, 'joined') }
}

function selectedField(shape: ModelShape, name: string): Field {
  const field = shape.find(name)
  if (field) return field
  throw badName('select', `${name} is not a valid column of table ${shape.model.table}`)
}

function badName(option: string, detail: string): Problem {
  return new Problem({ code: 'plan/unknown-column', title: `Invalid $${option}`, detail })
}
