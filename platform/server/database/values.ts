import { types } from 'pg'
import type { CustomTypesConfig, FieldDef } from 'pg'
import type { TextRows } from './database.ts'

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

/** The package names the types it knows; the database may tell of others. */
const parserOf: (oid: number) => (text: string) => unknown = asValues.getTypeParser

/** Converts rows of texts to those of a typed query, by the column descriptions of the same statement. */
export function typedRows(
  fields: readonly FieldDef[],
): (rows: TextRows) => Record<string, unknown>[] {
  const columns = fields.map(({ name, dataTypeID }) => ({
    name,
    parse: parserOf(dataTypeID),
  }))
  return (rows) =>
    rows.map((row) => {
      const typed: Record<string, unknown> = {}
      columns.forEach(({ name, parse }, at) => {
        const text = row[at] ?? null
        typed[name] = text === null ? null : parse(text)
      })
      return typed
    })
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
