import { parseOptions } from '#platform/pure/rest-dialect/parse-query.ts'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'

/** The columns of a query's `$select` and of those in its `$expand`, as `column` and `details.column`, sorted. */
export function columnsAsked(query: Readonly<Record<string, string>>): readonly string[] {
  const { select = [], expand = [] } = parseOptions(Object.entries(query))
  const ofDetails = expand.flatMap(({ name, options }) =>
    (options.select ?? ['*']).map((column) => `${name}.${column}`),
  )
  return [...select, ...ofDetails].toSorted()
}

/**
 * The columns `reader` looks for in a record and in its details, named as in {@link columnsAsked}; not the id, which is
 * always answered. A column that is only looked for where another has a value is seen when the record has that value.
 */
export function columnsRead(
  record: WireRecord,
  reader: (record: WireRecord) => unknown,
): readonly string[] {
  const seen = new Set<string>()
  reader(watched(record, '', seen))
  return [...seen].toSorted()
}

function watched(record: WireRecord, prefix: string, seen: Set<string>): WireRecord {
  return new Proxy(record, {
    has: (target, name) => {
      const isColumn = name !== 'id' && !Array.isArray(target[String(name)])
      if (isColumn) seen.add(`${prefix}${String(name)}`)
      return name in target
    },
    get: (target, name) => {
      const found = target[String(name)]
      return Array.isArray(found)
        ? found.map((each: WireRecord) => watched(each, `${prefix}${String(name)}.`, seen))
        : found
    },
  })
}
