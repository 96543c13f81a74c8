import type { ModelShape } from '../dictionary/model-shape.ts'
import { nepaliFragment } from '../present/value-texts.ts'
import { findNepaliHalf, nepaliIdentifierSql, nepaliNameSql } from '../read/identifier-sql.ts'
import type { Branch, TextRow } from './column-writer.ts'

/** The Nepali names of a record pointed at, beside the English ones; null if no name in them has a Nepali half. */
export function nepaliNames(
  at: {
    readonly shape: ModelShape
    readonly word: (sqlOf: (alias: string) => string) => number
    readonly identifier: number
    readonly name: number | null
  },
  { dictionary }: Branch,
): ((row: TextRow) => string) | null {
  const { shape, word } = at
  const identifier = word((alias) => nepaliIdentifierSql({ shape, alias, dictionary }))
  const half = findNepaliHalf(shape)
  const name = half && word((alias) => nepaliNameSql(half, alias))
  if (identifier === at.identifier && name === null) return null
  return (row) =>
    nepaliFragment(
      [row[at.identifier], at.name === null ? null : row[at.name]],
      [row[identifier], name === null ? null : row[name]],
    )
}
