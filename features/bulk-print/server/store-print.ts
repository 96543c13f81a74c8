import './tables.ts'
import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import type { PrintOrder } from '../rules/bulk-print.ts'
import type { BulkPrintType, PrintSubject } from './print-type.ts'

export type WantedPrint = {
  readonly type: Pick<BulkPrintType, 'id'>
  readonly subject: PrintSubject
  readonly order: PrintOrder
  readonly keys: readonly string[]
}

/** Stores a print with its pages, which the job draws; its id. */
export async function storePrint(
  transaction: Transaction,
  { type, subject, order, keys }: WantedPrint,
  { by, nowMs }: { readonly by: number; readonly nowMs: number },
): Promise<number> {
  const { bulk_print_id: id } = await transaction
    .insertInto('bulk_print')
    .values({
      created: new Date(nowMs),
      createdby: by,
      type: type.id,
      subject: subject.id,
      subject_name: subject.name.en,
      subject_name_ne: subject.name.ne,
      page_order: order,
      pages: keys.length,
    })
    .returning('bulk_print_id')
    .executeTakeFirstOrThrow()
  await sql`insert into bulk_print_page (bulk_print_id, place, page_key)
    select ${id}, place, key
    from unnest(${[...keys]}::text[]) with ordinality as given (key, place)`.execute(transaction)
  return id
}
