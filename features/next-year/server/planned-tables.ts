import type {
  Column,
  Dictionary,
  Model,
} from '#platform/server/model-engine/dictionary/dictionary.ts'

/** A table whose rows belong to an academic year. */
export type PlannedTable = {
  readonly model: Model
  /** Columns that a copy takes over: all that staff fill in, and what follows from these. */
  readonly copied: readonly Column[]
  readonly days: readonly Column[]
  readonly fees: readonly Column[]
  /** Fees that rise in steps: a text of days and amounts. */
  readonly steps: readonly Column[]
  /** Shares in steps: only their days move. */
  readonly shares: readonly Column[]
}

export const yearColumn = 'n_aca_year_ID'
export const sessionColumn = 'n_exam_master_ID'

/** Openings and exam sessions, in the order in which they are copied: sessions before their openings. */
export function plannedTables(dictionary: Dictionary): readonly PlannedTable[] {
  return [...dictionary.values()]
    .filter(
      ({ register, columns }) =>
        register?.group === 'openings' && columns.some(({ name }) => name === yearColumn),
    )
    .toSorted((one, other) => (one.register?.place ?? 0) - (other.register?.place ?? 0))
    .map((model) => {
      const copied = copiedColumns(model)
      return {
        model,
        copied,
        days: copied.filter(({ type }) => type.is === 'date'),
        fees: copied.filter(({ type, mandatory }) => type.is === 'amount' && mandatory === true),
        steps: copied.filter(({ isDatedAmounts }) => isDatedAmounts === true),
        shares: copied.filter(({ isDatedShares }) => isDatedShares === true),
      }
    })
}

/** Columns of a row that a copy has too; the server's own ones, such as the release of results, begin empty. */
export function copiedColumns({ columns }: Model): readonly Column[] {
  return columns.filter(
    ({ sql, readOnly, type, isCopied }) =>
      sql === undefined && (readOnly !== true || type.is === 'reference' || isCopied === true),
  )
}
