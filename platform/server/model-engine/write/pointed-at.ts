import type { Reader } from '#platform/server/database/database.ts'
import { identifierSql } from '../read/identifier-sql.ts'
import { inputOf } from './input-values.ts'
import type { ReferenceBy } from './input-values.ts'
import type { ModelShape } from '../dictionary/model-shape.ts'
import { parameters, quoted } from '../read/parameters.ts'
import type { Parameters } from '../read/parameters.ts'
import { rowScope } from '../row-scope.ts'
import { writtenValue } from './stored-values.ts'
import { only, query } from './write-sql.ts'
import type { WriteScope } from './write-sql.ts'

/** The session that points at records, and the reader with which their visibility is checked. */
export type PointingScope = Omit<WriteScope, 'transaction'> & { readonly reader: Reader }

/** A record a body points at. */
export type Pointing = { readonly target: ModelShape; readonly by: ReferenceBy }

/**
 * Ids of the records that are pointed at, null for each the session may not see and for a name that is not unique. One
 * statement for all of them.
 */
export async function visibleIds(
  pointings: readonly Pointing[],
  { session, reader, nowMs, ...scope }: PointingScope,
): Promise<readonly (number | null)[]> {
  if (pointings.length === 0) return []
  const bound = parameters()
  const cells = pointings.map(({ target, by }, at) => {
    const visible = rowScope({ ...scope, shape: target, alias: 't', parameters: bound })
    const matches = matchSql({ target, by }, { ...scope, bound })
    const key = `t.${quoted(target.key.db)}`
    return `(select min(${key}) from ${quoted(target.model.table)} t where (${visible}) and ${matches} having count(*) = 1)::text as "i${at}"`
  })
  const texts = bound.sources.map((source) => source({ session, given: [], nowMs }))
  const row = only(await query(reader, `select ${cells.join(', ')}`, texts))
  return pointings.map((_pointing, at) => {
    const id = row[`i${at}`]
    return id == null ? null : Number(id)
  })
}

type Matching = Pick<WriteScope, 'dictionary'> & { readonly bound: Parameters }

function matchSql({ target, by }: Pointing, { dictionary, bound }: Matching): string {
  switch (by.is) {
    case 'id':
      return `t.${quoted(target.key.db)} = ${bound.add(() => String(by.id))}::bigint`
    case 'uuid':
      return `t.${quoted(target.uuid.db)} = ${bound.add(() => by.uuid)}::uuid`
    case 'identifier': {
      const identifier = identifierSql({ shape: target, alias: 't', dictionary })
      return `${identifier} = ${bound.add(() => by.identifier)}::text`
    }
    case 'column':
      return columnSql(target, by, bound)
  }
}

/** An unknown or hidden column, and a value it cannot have, match nothing: the answer is that of a missing record. */
function columnSql(
  target: ModelShape,
  { column, value }: Extract<ReferenceBy, { is: 'column' }>,
  bound: Parameters,
): string {
  const field = target.find(column)
  if (field === null || field.sql !== undefined) return 'false'
  const input = field.type.is === 'uuid' ? null : inputOf(field, value)
  const plain =
    input?.is === 'value' ? input.value : input?.is === 'reference' ? idOf(input.by) : null
  if (plain === null) return 'false'
  const [text, cast] = writtenValue(field, plain)
  return `t.${quoted(field.db)} = ${bound.add(() => text)}::${cast}`
}

function idOf(by: ReferenceBy): number | null {
  return by.is === 'id' ? by.id : null
}

/** A reference as a refusal names it. */
export function wordsOf(by: ReferenceBy): string {
  switch (by.is) {
    case 'id':
      return String(by.id)
    case 'uuid':
      return by.uuid
    case 'identifier':
      return by.identifier.slice(0, 60)
    case 'column':
      return `${by.column.slice(0, 60)} ${String(by.value).slice(0, 60)}`
  }
}
