import { types } from 'pg'
import type { CustomTypesConfig, QueryArrayConfig } from 'pg'
import type { Plans } from './plans/stale-plans.ts'

/** Parsers for typed queries: bigint and numeric become numbers, dates text. */
export const parsersByOid: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number, // int8: our ids and paisa stay far below 2^53
  1700: Number, // numeric: marks and credit hours
  1082: (text) => text, // date: a calendar day, never a point in time
  1184: (text) => new Date(text), // timestamptz
}

/** For a client of one's own whose values are to look as they do everywhere. */
export const asValues: CustomTypesConfig = {
  getTypeParser: (oid: Parameters<typeof types.getTypeParser>[0]) =>
    parsersByOid[oid] ?? types.getTypeParser(oid),
}

const asText: CustomTypesConfig = { getTypeParser: () => (text: string) => text }

/** A statement whose rows are arrays of text; with the name null it is not prepared. */
export function textStatement({
  name,
  text,
  values,
}: {
  readonly name: string | null
  readonly text: string
  readonly values: readonly unknown[]
}): QueryArrayConfig {
  const named = name === null ? {} : { name }
  return { text, values: [...values], rowMode: 'array', types: asText, ...named }
}

const maxNames = 1_000

/**
 * A short prepared-statement name per SQL text, stable within a generation of plans; null (not prepared) once there are too
 * many, because every new shape of a `$filter` is a new text and the server keeps each prepared one (SECURITY T14). None on
 * a pool: the next statement may run on another connection.
 */
export function statementNames(isPooled = false, plans: Plans = { generation: 0 }) {
  const names = new Map<string, string>()
  let { generation } = plans
  let count = 0
  return (text: string): string | null => {
    if (isPooled) return null
    if (generation !== plans.generation) names.clear()
    generation = plans.generation
    const known = names.get(text)
    if (known !== undefined || names.size >= maxNames) return known ?? null
    const name = `r${++count}`
    names.set(text, name)
    return name
  }
}
