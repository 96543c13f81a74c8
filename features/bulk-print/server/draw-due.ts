import './tables.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { FileStore, StoredFile } from '#platform/server/files/file-store.ts'
import { isRefusal, type Refusal } from '#platform/server/model-engine/refusal.ts'
import { openPdfBook, type PdfBook } from '#platform/server/pdf/pdf-book.ts'
import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import { ahead } from './ahead.ts'
import type { BulkPage, BulkPrintType } from './print-type.ts'
import { daysOfFile } from '../rules/bulk-print.ts'

export type DrawNeeds = {
  readonly database: Database
  readonly files: FileStore
  readonly institution: CurrentInstitution
  readonly clock: () => number
  readonly types: readonly BulkPrintType[]
}

/** Pages read at once; after each portion the progress is stored, and a pause is seen. */
const portion = 50

/** A person paused or ended the print, or the server stops: there is no file. */
class Stopped extends Error {
  override readonly name = 'Stopped'
}

/**
 * Draws the prints that wait, the oldest first, and removes files whose days are over. A print that was interrupted
 * begins again at its first page: what is in the register already is not entered twice.
 */
export async function drawDuePrints(at: DrawNeeds, signal: AbortSignal): Promise<void> {
  await removeOld(at)
  let print: Print | null
  do {
    print = await nextPrint(at.database)
    if (print !== null) await drawPrint(print, at, signal)
  } while (print !== null && !signal.aborted)
}

type Print = {
  readonly id: number
  readonly type: string
  readonly pages: number
  readonly subject_name: string
}

async function nextPrint({ kysely }: Database): Promise<Print | null> {
  const print = await kysely
    .selectFrom('bulk_print')
    .select(['bulk_print_id as id', 'type', 'pages', 'subject_name'])
    .where('state', 'in', ['waiting', 'drawing'])
    .orderBy('bulk_print_id')
    .limit(1)
    .executeTakeFirst()
  return print ?? null
}

async function drawPrint(print: Print, at: DrawNeeds, signal: AbortSignal): Promise<void> {
  const type = at.types.find(({ id }) => id === print.type)
  if (type === undefined) return failed(print, at)
  const book = openPdfBook()
  try {
    const file = await at.files.putParts(bytesOf(print, { ...at, type, book, signal }))
    await at.database.transaction((transaction) => storeFile(transaction, { print, file, at }))
  } catch (error) {
    if (error instanceof Stopped) return
    await failed(print, at)
    throw error
  } finally {
    await book.close()
  }
}

type Drawing = DrawNeeds & {
  readonly type: BulkPrintType
  readonly book: PdfBook
  readonly signal: AbortSignal
}

/** Bytes of the file, page by page; the next pages are read while one is drawn. */
async function* bytesOf(print: Print, at: Drawing): AsyncGenerator<Uint8Array> {
  const { database, type, book, clock, signal } = at
  await begin(print, at)
  for (let drawn = 0; drawn < print.pages; drawn += portion) {
    if (signal.aborted && drawn > 0) throw new Stopped()
    await noteDrawn(print, { database, drawn })
    const rows = await pagesFrom(print, { database, drawn })
    const ready = ahead(rows, (row) => type.page(row.page_key, { database, nowMs: clock() }))
    for await (const [row, page] of ready)
      yield* await drawnPage(page, { print, place: row.place, at })
  }
  const { en: author } = at.institution().name
  yield await book.end({
    title: `${type.name.en}, ${print.subject_name}`,
    author,
    issuedMs: clock(),
  })
}

/** Bytes of one page; a page that has become impossible is left out, with its reason. */
async function drawnPage(
  page: Refusal | BulkPage,
  { print, place, at }: { readonly print: Print; readonly place: number; readonly at: Drawing },
): Promise<readonly Uint8Array[]> {
  if (!isRefusal(page)) return [await page.drawIn(at.book)]
  await at.database.kysely
    .updateTable('bulk_print_page')
    .set({ left_out: page.message.en, left_out_ne: page.message.ne })
    .where('bulk_print_id', '=', print.id)
    .where('place', '=', place)
    .execute()
  return []
}

/** Everything as before the first page. */
async function begin({ id }: Print, { database }: DrawNeeds): Promise<void> {
  await database.kysely
    .updateTable('bulk_print_page')
    .set({ left_out: null, left_out_ne: null })
    .where('bulk_print_id', '=', id)
    .where('left_out', 'is not', null)
    .execute()
}

/** Stores the progress; throws Stopped for a print that is to be drawn no longer. */
async function noteDrawn(
  { id }: Print,
  { database, drawn }: { readonly database: Database; readonly drawn: number },
): Promise<void> {
  const { numUpdatedRows } = await database.kysely
    .updateTable('bulk_print')
    .set({ state: 'drawing', drawn })
    .where('bulk_print_id', '=', id)
    .where('state', 'in', drawn === 0 ? ['waiting', 'drawing'] : ['drawing'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Stopped()
}

function pagesFrom(
  { id }: Print,
  { database, drawn }: { readonly database: Database; readonly drawn: number },
) {
  return database.kysely
    .selectFrom('bulk_print_page')
    .select(['place', 'page_key'])
    .where('bulk_print_id', '=', id)
    .where('place', '>', drawn)
    .orderBy('place')
    .limit(portion)
    .execute()
}

/** The finished file, unless the print was ended meanwhile: then the content is swept away. */
async function storeFile(
  transaction: Transaction,
  { print, file, at }: { readonly print: Print; readonly file: StoredFile; readonly at: DrawNeeds },
): Promise<void> {
  const open = await transaction
    .selectFrom('bulk_print')
    .select('bulk_print_id')
    .where('bulk_print_id', '=', print.id)
    .where('state', '=', 'drawing')
    .forUpdate()
    .executeTakeFirst()
  if (open === undefined) return
  const { stored_file_id } = await transaction
    .insertInto('stored_file')
    .values({ ...file, mime: 'application/pdf', file_name: `${print.type}-${print.id}.pdf` })
    .returning('stored_file_id')
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('bulk_print')
    .set({ state: 'ready', drawn: print.pages, finished: new Date(at.clock()), stored_file_id })
    .where('bulk_print_id', '=', print.id)
    .execute()
}

async function failed({ id }: Print, { database, clock }: DrawNeeds): Promise<void> {
  await database.kysely
    .updateTable('bulk_print')
    .set({ state: 'failed', finished: new Date(clock()) })
    .where('bulk_print_id', '=', id)
    .where('state', 'in', ['waiting', 'drawing'])
    .execute()
}

/** The content goes with the next sweep of files. */
async function removeOld({ database, clock }: DrawNeeds): Promise<void> {
  const before = new Date(clock() - daysOfFile * 24 * 3_600_000)
  await database.transaction(async (transaction) => {
    const old = await transaction
      .selectFrom('bulk_print')
      .select(['bulk_print_id as id', 'stored_file_id as file'])
      .where('state', '=', 'ready')
      .where('finished', '<', before)
      .forUpdate()
      .execute()
    for (const { id, file } of old) {
      await transaction
        .updateTable('bulk_print')
        .set({ state: 'removed', stored_file_id: null })
        .where('bulk_print_id', '=', id)
        .execute()
      await transaction.deleteFrom('stored_file').where('stored_file_id', '=', file).execute()
    }
  })
}
