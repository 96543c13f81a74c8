import { types } from 'pg'
import type { CustomTypesConfig } from 'pg'

/** How values come to typed queries: bigint and numeric as numbers, dates as text. */
export const parsersByOid: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number, // int8: our ids and paisa stay far below 2^53
  1700: Number, // numeric: marks and credit hours
  1082: (text) => text, // date: a calendar day, never an instant
  1184: (text) => new Date(text), // timestamptz
}

/** For a client of one's own whose values are to look as they do everywhere. */
export const asValues: CustomTypesConfig = {
  getTypeParser: (oid: Parameters<typeof types.getTypeParser>[0]) =>
    parsersByOid[oid] ?? types.getTypeParser(oid),
}

const maxNames = 1_000

/**
 * A short, stable prepared-statement name per SQL text; null (not prepared) once there are too many, because every
 * new shape of a `$filter` is a new text and the server keeps each prepared one (SECURITY T14).
 */
export function statementNames(): (text: string) => string | null {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= maxNames) return known ?? null
    const name = `r${names.size + 1}`
    names.set(text, name)
    return name
  }
}
