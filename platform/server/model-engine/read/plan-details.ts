import type { Expand, ListOptions } from '#platform/pure/rest-dialect/query.ts'
import { findModel, unknownModel } from '../access.ts'
import type { Model } from '../dictionary/dictionary.ts'
import type { Field, ModelShape } from '../dictionary/model-shape.ts'
import { badExpand, columnsOf, maskedFor, masterField, orderOf } from './plan-columns.ts'
import type { Audience, Detail } from './level.ts'

/** Child tables named in `$expand`. Each is a level of its own: same rules, same row scope. */
export function detailsOf(
  shape: ModelShape,
  options: ListOptions,
  audience: Audience,
): readonly Detail[] {
  return (options.expand ?? [])
    .filter((expand) => masterField(shape, expand) === null)
    .map((expand) => detailOf(shape, expand, audience))
}

function detailOf(shape: ModelShape, expand: Expand, audience: Audience): Detail {
  const parent = shape.model
  const table = childTable(parent, expand.name)
  const allowed = findModel(audience.dictionary, table, audience.role)
  if (!allowed) throw unknownModel(expand.name)
  const link = linkOf(parent, allowed.shape, expand)
  const { options } = expand
  const absent = absentUnder(link, allowed.shape)
  const columns = maskedFor(allowed, columnsOf(allowed.shape, options, audience), 'rows').filter(
    ({ field }) => !absent.has(field.name),
  )
  return {
    keys: keysOf(parent, table, expand),
    link,
    level: {
      allowed,
      columns: audience.wholeChildren ? columns : columns.filter(({ field }) => field !== link),
      order: orderOf(allowed.shape, options),
      options,
      key: null,
      details: detailsOf(allowed.shape, options, audience),
    },
  }
}

/** Columns that are empty in every row the link leads to. */
function absentUnder(link: Field, { model: { oneOf = [] } }: ModelShape): ReadonlySet<string> {
  return new Set(oneOf.includes(link.name) ? oneOf.filter((name) => name !== link.name) : [])
}

/** The child table a typed name means: itself in lower case, or what the parent's alias says. */
export function childTable(parent: Model, name: string): string {
  const lower = name.toLowerCase()
  for (const [alias, table] of Object.entries(parent.childAliases ?? {}))
    if (alias.toLowerCase() === lower) return table
  return lower
}

/** As the client typed it, with its link (REST dialect §4), and the parent's aliases of the table. */
function keysOf(parent: Model, table: string, { name, link }: Expand): readonly string[] {
  const aliases = Object.entries(parent.childAliases ?? {}).flatMap(([alias, of]) =>
    of === table ? [alias] : [],
  )
  return [...new Set([link === undefined ? name : `${name}.${link}`, ...aliases])]
}

/** Only along declared references (SECURITY T16): the named one, the declared child link, else the first that fits. */
function linkOf(parent: Model, child: ModelShape, { name, link }: Expand): Field {
  const declared = link ?? parent.children?.[child.model.table]
  const field =
    declared === undefined
      ? (pointing(parent, child, `${parent.table}_id`) ?? pointing(parent, child))
      : pointing(parent, child, declared)
  if (field) return field
  throw badExpand(`${name} is not a detail of ${parent.table}`)
}

function pointing(parent: Model, child: ModelShape, name?: string): Field | undefined {
  return child.fields.find(
    ({ type, hidden, db, sql }) =>
      type.is === 'reference' &&
      type.to === parent.table &&
      !hidden &&
      sql === undefined &&
      (name === undefined || db === name.toLowerCase()),
  )
}
