import type { ModelShape } from '../dictionary/model-shape.ts'
import { nepaliFragment } from '../present/value-texts.ts'
import { nepaliIdentifierSql, nepaliNameSql } from '../read/identifier-sql.ts'
import type { Branch, TextRow } from './column-writer.ts'

/** The Nepali names of a record pointed at, beside the English ones. */
export function nepaliNames(
  at: {
    readonly shape: ModelShape
    readonly word: (sqlOf: (alias: string) => string) => number
    readonly identifier: number
    readonly name: number | null
  },
  { dictionary }: Branch,
): (row: TextRow) => string {
  const { shape, word } = at
  const identifier = word((alias) => nepaliIdentifierSql({ shape, alias, dictionary }))
  const name = word((alias) => nepaliNameSql(shape, alias) ?? 'null::text')
  return (row) =>
    nepaliFragment(
      [row[at.identifier], at.name === null ? null : row[at.name]],
      [row[identifier], row[name]],
    )
}
