import './tables.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { actionsIn } from '../rules/bulk-print.ts'
import type { BulkPrint } from '../wire/processes.ts'
import type { BulkPrintType } from './print-type.ts'

const latest = 50

function prints(reader: Reader) {
  return reader
    .selectFrom('bulk_print as b')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'b.createdby')
    .leftJoin('stored_file as f', 'f.stored_file_id', 'b.stored_file_id')
    .select(['b.bulk_print_id as id', 'b.type', 'b.subject_name', 'b.subject_name_ne'])
    .select(['b.page_order as order', 'b.created', 'b.state', 'b.pages', 'b.drawn'])
    .select(['u.name as by', 'f.bytes', 'f.sha256', 'f.file_name'])
    .select(({ selectFrom }) =>
      selectFrom('bulk_print_page as p')
        .whereRef('p.bulk_print_id', '=', 'b.bulk_print_id')
        .where('p.left_out', 'is not', null)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('leftOut'),
    )
}

/** The latest prints of these types. */
export function latestPrints(reader: Reader, types: readonly BulkPrintType[]) {
  const ids = types.map(({ id }) => id)
  return prints(reader)
    .where('b.type', 'in', ['', ...ids])
    .orderBy('b.bulk_print_id', 'desc')
    .limit(latest)
    .execute()
}

/** A print of one of these types. */
export async function findPrint(
  reader: Reader,
  { id, types }: { readonly id: number; readonly types: readonly BulkPrintType[] },
) {
  const row = await prints(reader)
    .where('b.bulk_print_id', '=', id)
    .where('b.type', 'in', ['', ...types.map((type) => type.id)])
    .executeTakeFirst()
  return row ?? null
}

type PrintRow = Awaited<ReturnType<typeof latestPrints>>[number]

export function toWire(row: PrintRow, types: readonly BulkPrintType[]): BulkPrint {
  const { type, subject_name, subject_name_ne, created, leftOut, bytes, ...print } = row
  return {
    id: print.id,
    name: types.find(({ id }) => id === type)?.name ?? { en: type, ne: type },
    subject: { en: subject_name, ne: subject_name_ne },
    order: print.order,
    by: print.by,
    created: created.toISOString(),
    state: print.state,
    actions: [...actionsIn(print.state)],
    pages: print.pages,
    drawn: print.drawn,
    leftOut: Number(leftOut),
    bytes,
  }
}
