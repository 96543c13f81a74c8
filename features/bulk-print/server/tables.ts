import type { Generated } from 'kysely'
import type { Key, Maybe, MaybeTimestamp, Timestamp } from '#platform/server/database/columns.ts'
import type { PrintOrder, PrintState } from '../rules/bulk-print.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    bulk_print: {
      bulk_print_id: Key
      created: Timestamp
      createdby: number
      /** Id of a BulkPrintType. */
      type: string
      subject: number
      subject_name: string
      subject_name_ne: string
      page_order: PrintOrder
      pages: number
      /** Pages of the file so far, with those that were left out. */
      drawn: Generated<number>
      state: Generated<PrintState>
      finished: MaybeTimestamp
      stored_file_id: Maybe<number>
    }
    bulk_print_page: {
      bulk_print_id: number
      place: number
      page_key: string
      /** Why it is not in the file. */
      left_out: Maybe<string>
      left_out_ne: Maybe<string>
    }
  }
}
