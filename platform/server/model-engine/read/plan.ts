import { limits } from '#platform/pure/rest-dialect/limits.ts'
import type { ListOptions } from '#platform/pure/rest-dialect/query.ts'
import type { ModelRequest } from '#platform/pure/rest-dialect/request.ts'
import { getModel, isSharedFor } from '../access.ts'
import type { Allowed } from '../access.ts'
import type { Audience, Level } from './level.ts'
import { columnsOf, maskedFor, orderOf, propertyOf } from './plan-columns.ts'
import { detailsOf } from './plan-details.ts'
import type { ModelShape } from '../dictionary/model-shape.ts'
import type { Given } from './parameters.ts'
import { printRead } from './read-sql.ts'
import type { Statement } from './read-sql.ts'

/** A read, ready to run any number of times: one statement, and how to write its rows as JSON. */
export type ReadPlan = Statement & {
  readonly is: 'list' | 'record'
  /** Conditions on the person to ask before running. */
  readonly gates: readonly string[]
  /** The whole answer is the same for every person with the role: it may be cached. */
  readonly isCached: boolean
  /** Its statement is for rows that fit their pages: of others they may not be all (`isCutOff`). */
  readonly isShort: boolean
}

type PlanOf = {
  readonly placeOf: ReadonlyMap<object, number>
  /** One's own rows nearly always fit their pages: then counting and cutting off would be most of the work. */
  readonly mayBeShort: boolean
  readonly isWritten: boolean
}

/**
 * Request, dictionary and role to a ReadPlan. Unknown and hidden names are the same 400, models the role may not see
 * the same 404. Touches no database.
 */
export function planRead(
  request: ModelRequest,
  audience: Audience,
  { placeOf, mayBeShort, isWritten }: PlanOf,
): ReadPlan {
  const allowed = getModel(audience.dictionary, request.table, audience.role)
  const root = planLevel({ allowed, request }, audience)
  const isList = request.is === 'list'
  const isShort = mayBeShort && isList && allowed.access.read === 'own'
  const statement = printRead(root, { ...audience, placeOf, isList, isShort, isWritten })
  const levels = levelsOf(root)
  return {
    ...statement,
    is: isList ? 'list' : 'record',
    isShort,
    gates: [...new Set(levels.flatMap(({ access }) => access.gate ?? []))],
    isCached:
      !statement.personal &&
      levels.every(
        ({ shape }) => isSharedFor(shape.model, audience.role) && !looksElsewhere(shape),
      ),
  }
}

/** The effective page of a list: `$top` and `$skip` as put down by the request's shape. */
export function pageOf(
  options: ListOptions,
  placeOf: ReadonlyMap<object, number>,
  given: readonly Given[],
): { readonly size: number; readonly skipped: number } {
  const place = placeOf.get(options)
  if (place === undefined) return { size: limits.top, skipped: 0 }
  return { size: Number(given[place]), skipped: Number(given[place + 1]) }
}

function planLevel(
  { allowed, request }: { allowed: Allowed; request: ModelRequest },
  audience: Audience,
): Level {
  if (request.is === 'property')
    return {
      allowed,
      columns: [propertyOf(allowed.shape, request.column)],
      order: [],
      options: {},
      key: request.key,
      details: [],
    }
  const { options } = request
  const key = request.is === 'record' ? request.key : null
  const columns = columnsOf(allowed.shape, options, audience)
  return {
    allowed,
    columns: key === null ? maskedFor(allowed, columns, 'rows') : columns,
    order: orderOf(allowed.shape, options),
    options,
    key,
    details: detailsOf(allowed.shape, options, audience),
  }
}

function levelsOf(level: Level): readonly Allowed[] {
  return [
    level.allowed,
    ...level.columns.flatMap(({ master }) => (master ? [master.allowed] : [])),
    ...level.details.flatMap(({ level }) => levelsOf(level)),
  ]
}

/** True if a derived column has a subselect: we cannot know when its value changes. */
export function looksElsewhere({ fields }: ModelShape): boolean {
  return fields.some(({ sql }) => sql !== undefined && /\bselect\b/i.test(sql))
}
