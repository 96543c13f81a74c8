import type { RawBuilder } from 'kysely'
import type { Message } from '#platform/pure/message.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import type { NamedColumn } from '../../rules/headings.ts'
import type { CellOptions, CellRules, CellValue } from '../../rules/read-cell.ts'
import type { RowPlan } from '../../rules/row-plan.ts'
import type { StoredImport } from '../plan/stored-import.ts'

/** A column that a file may have. */
export type ImportColumn = NamedColumn &
  CellRules & {
    readonly isRequired: boolean
    readonly help: Message | null
  }

export type ImportContext = {
  readonly transaction: Transaction
  readonly session: Session
  readonly nowMs: number
}

/** While rows are stored or taken back: `did` notes a change in the audit trail. */
export type StoringContext = ImportContext & { readonly did: (change: Change) => void }

/** Values of a row by column, none of them empty. */
export type RowValues = Readonly<Record<string, CellValue>>

/** A row whose plan is to store something. */
export type PlannedRow = { readonly line: number; readonly plan: RowPlan }

/** A row as it was stored, with the version that it got. */
export type StoredRow = { readonly line: number; readonly id: number; readonly version: number }

/** Why a plan is not carried out, or not taken back: a row, and the reason. */
export type Obstacle = { readonly line: number; readonly reason: Message }

/** Table of what a file is compared with, as it is while a plan is made. */
export type OpenTarget = {
  /** Values that a cell may name, by column. */
  readonly options: ReadonlyMap<string, CellOptions>
  /** The same values by column, each by the name that a cell should have for it. */
  readonly cells: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Plan of one row. `key`: columns that find its record; none of them is empty. `line`: the row of the file. */
  readonly planRow: (values: RowValues, key: readonly string[], line: number) => Promise<RowPlan>
}

/** Records that a file may bring over. */
export type ImportTarget = {
  readonly id: string
  /** Name of all of them, e.g. Courses. */
  readonly label: Message
  /** More that a row needs than its required columns. */
  readonly note?: Message
  /** A file and its rows are for the account that sent it only; absent: for all who may import such records. */
  readonly isOwn?: true
  /** A zip, whose files are the rows; absent: a table. */
  readonly takes?: 'zip'
  readonly columns: readonly ImportColumn[]
  /** Columns that find a record, one way each; the first one is usual. */
  readonly keys: readonly (readonly string[])[]
  /** Columns whose values no two rows of a file may share. */
  readonly unique: readonly string[]
  /** Sums of money that a planned file would store. With them a second person confirms it; absent: one stores it. */
  readonly sums?: (
    importId: number,
    context: { readonly transaction: Reader },
  ) => Promise<readonly { readonly name: Message; readonly amount: Money }[]>
  /** SQL over a stored row `r`: the person with an account that it made, null for none. They are invited; absent: it makes no people. */
  readonly newPerson?: RawBuilder<number | null>
  readonly open: (context: ImportContext, of: StoredImport) => Promise<OpenTarget>
  /** All records as the cells of a file that can be imported, in the order of `columns`; absent: they are not exported. */
  readonly readAll?: (context: ImportContext) => Promise<readonly (readonly string[])[]>
  /** Stores rows, in their order; the rows so far are given back with the transaction if one has an obstacle. */
  readonly store: (
    rows: readonly PlannedRow[],
    context: StoringContext,
  ) => Promise<Obstacle | readonly StoredRow[]>
  /** Takes rows back: made ones are deleted, changed ones become what they were. */
  readonly takeBack: (
    rows: readonly (PlannedRow & StoredRow)[],
    context: StoringContext,
  ) => Promise<Obstacle | null>
}
