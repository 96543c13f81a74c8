import type { Generated } from 'kysely'
import type { Key, Maybe, MaybeTimestamp, Timestamp } from '#platform/server/database/columns.ts'
import type { PictureKind } from '../rules/picture-name.ts'
import type { RowState } from '../rules/row-state.ts'

export type ImportTable = {
  import_id: Key
  created: Timestamp
  createdby: number
  target: string
  file_name: string
  bytes: number
  /** Of the whole file, hexadecimal; empty until all of it has arrived. */
  sha256: Maybe<string>
  /** JSON of the headings. */
  head: Maybe<string>
  /** JSON: for each column of the file the column of the target, '' for none. */
  mapping: Maybe<string>
  /** JSON of the columns that find a record. */
  key_columns: Maybe<string>
  planned: MaybeTimestamp
  committed: MaybeTimestamp
  undone: MaybeTimestamp
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    import: ImportTable
    import_heading: { target: string; heading: string; column_name: string }
    import_picture: {
      import_id: number
      line: number
      kind: Maybe<PictureKind>
      /** Of the file as it came, hexadecimal. */
      sha256: Maybe<string>
      stored_file_id: Maybe<number>
      problem: Maybe<string>
    }
    import_piece: { import_id: number; place: number; content: Uint8Array }
    import_planning: {
      import_id: number
      /** Last sign of the process that makes the plan. */
      beat: Timestamp
      /** Null while the file is being read. */
      rows: Maybe<number>
      compared: Generated<number>
      is_cancelled: Generated<boolean>
      ended: Maybe<'cancelled' | 'interrupted'>
    }
    import_row: {
      import_id: number
      line: number
      /** JSON of the cells, with the corrections that staff typed. */
      cells: string
      is_left_out: Generated<boolean>
      state: Maybe<RowState>
      /** JSON of RowPlan. */
      plan: Maybe<string>
      record_id: Maybe<number>
      /** Version of the record: the one that was read, then the one that was stored. */
      version: Maybe<number>
      /** When the student was invited by mail. */
      invited: MaybeTimestamp
    }
  }
}
