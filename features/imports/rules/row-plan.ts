import type { Message } from '#platform/pure/message.ts'
import type { CellValue } from './read-cell.ts'
import type { RowState } from './row-state.ts'

/** A value that carrying out the plan changes, as it is shown. */
export type PlannedChange = {
  readonly column: string
  readonly before: string
  readonly after: string
}

/** Why a row is refused. `proposal`: a text that would be taken in place of the cell. */
export type RowProblem = {
  readonly column: string
  readonly message: Message
  readonly proposal?: string
}

/** Plan of a row of a file. */
export type RowPlan = {
  readonly state: Exclude<RowState, 'left-out'>
  /** The record that it changes, or is equal to. */
  readonly record: { readonly id: number; readonly version: number } | null
  /** Values to store by column. */
  readonly values: Readonly<Record<string, CellValue>>
  /** Values of a changed record that they replace. */
  readonly before: Readonly<Record<string, CellValue>>
  readonly changes: readonly PlannedChange[]
  readonly problems: readonly RowProblem[]
  /** Findings about a row that is stored all the same. */
  readonly notes?: readonly Message[]
}

const nothing = { values: {}, before: {}, changes: [], problems: [] } as const

export function newRow(values: RowPlan['values'], notes: readonly Message[] = []): RowPlan {
  return { ...nothing, state: 'new', record: null, values, ...(notes.length > 0 && { notes }) }
}

export function equalRow(record: NonNullable<RowPlan['record']>): RowPlan {
  return { ...nothing, state: 'equal', record }
}

export function refusedRow(problems: readonly RowProblem[]): RowPlan {
  return { ...nothing, state: 'refused', record: null, problems }
}

type Cells = Readonly<Record<string, CellValue | undefined>>

/** A row that changes these columns of a record from what it has now to what the row says. */
export function changedRow(
  record: NonNullable<RowPlan['record']>,
  columns: readonly string[],
  { now, typed }: { readonly now: Cells; readonly typed: Cells },
): RowPlan {
  const of = (all: Cells) => Object.fromEntries(columns.map((name) => [name, all[name] ?? null]))
  return {
    state: 'changed',
    record,
    values: of(typed),
    before: of(now),
    changes: columns.map((column) => ({
      column,
      before: String(now[column] ?? '') || '-',
      after: String(typed[column]),
    })),
    problems: [],
  }
}
