import { letterheadOf } from '#features/institution/server/letterhead.ts'
import { type Day, dayInNepal, dayNumber } from '#platform/pure/calendar/day.ts'
import { type Money, paisa, plus, toRupees } from '#platform/pure/money/money.ts'
import { writeCsv } from '#platform/pure/text/csv.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { openPdfBook } from '#platform/server/pdf/pdf-book.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { refundText as text } from '../../rules/refunds/refund-messages.ts'
import { refundListFile, refundListPrint } from '../../wire/transfer-lists.ts'
import type { AccountData } from '../account/account-document.ts'

const access = {
  roles: staffWith('credit.decide'),
  shows: [{ table: 'c_payment' }, { table: 'c_bpartner', columns: ['Name'] }],
}

type Transfer = {
  readonly refundId: number
  readonly student: string
  readonly bank: string
  readonly holder: string
  readonly number: string
  readonly amount: Money
}

export type TransferPageData = Pick<AccountData, 'institution'> & {
  readonly listId: number
  readonly made: Day
  readonly madeBy: string
  /** Transfers of this page; the number of the first one in the list. */
  readonly transfers: readonly Transfer[]
  readonly first: number
  readonly page: number
  readonly pages: number
  /** Number and sum of all transfers, on the last page; null on the others. */
  readonly total: { readonly count: number; readonly sum: Money } | null
}

/** A page of the list to sign, in both languages. */
const transferPage: PdfDocument<TransferPageData> = {
  name: 'transfer-list',
  module: new URL('transfer-list.pdf.ts', import.meta.url),
  draw: 'drawTransferPage',
}

const rowsOfPage = 30

/** The list as a file for the bank: one transfer a row, amounts in rupees. */
export const transferFile = defineProcess({
  ...refundListFile,
  ...access,
  name: text['file-name'],
  async run({ refund_list_ID: listId }, { database }) {
    const list = await findList(database.kysely, listId)
    if (isRefusal(list)) return list
    const head = ['Reference', 'Account number', 'Account name', 'Bank', 'Amount', 'Remarks']
    const rows = list.transfers.map(({ refundId, number, holder, bank, amount }) => [
      `REFUND-${refundId}`,
      number,
      holder,
      bank,
      toRupees(amount).toFixed(2),
      `Refund ${refundId}`,
    ])
    const content = new TextEncoder().encode(writeCsv([head, ...rows]))
    return { summary: text['list-made'], file: { name: `transfers-${listId}.csv`, content } }
  },
})

/** The same as pages to sign. */
export function printTransferList(printing: Printing): Process {
  return defineProcess({
    ...refundListPrint,
    ...access,
    name: text['print-name'],
    async run({ refund_list_ID: listId }, { database }) {
      const list = await findList(database.kysely, listId)
      if (isRefusal(list)) return list
      const content = await drawList(list, printing)
      return { summary: text['list-made'], file: { name: `transfers-${listId}.pdf`, content } }
    },
  })
}

async function drawList(list: TransferList, printing: Printing): Promise<Uint8Array> {
  const institution = letterheadOf(printing.institution(), list.made)
  const pages = Math.max(1, Math.ceil(list.transfers.length / rowsOfPage))
  const book = openPdfBook()
  try {
    const parts: Uint8Array[] = []
    for (let page = 1; page <= pages; page++) {
      const first = (page - 1) * rowsOfPage
      const transfers = list.transfers.slice(first, first + rowsOfPage)
      const total = page === pages ? totalOf(list.transfers) : null
      const data = { ...list, institution, transfers, first: first + 1, page, pages, total }
      parts.push(await book.add(transferPage, data))
    }
    const issuedMs = dayNumber(list.made) * 86_400_000
    parts.push(
      await book.end({
        title: `Transfer list ${list.listId}`,
        author: institution.name.en,
        issuedMs,
      }),
    )
    return Buffer.concat(parts)
  } finally {
    await book.close()
  }
}

function totalOf(transfers: readonly Transfer[]) {
  return { count: transfers.length, sum: plus(...transfers.map(({ amount }) => amount)) }
}

type TransferList = Pick<TransferPageData, 'listId' | 'made' | 'madeBy' | 'transfers'>

async function findList(reader: Reader, listId: number): Promise<TransferList | Refusal> {
  const list = await reader
    .selectFrom('refund_list as l')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'l.made_by')
    .select(['l.made', 'u.name'])
    .where('l.refund_list_id', '=', listId)
    .executeTakeFirst()
  if (list === undefined) return refusal('rule/list-unknown', text['list-unknown'], { status: 404 })
  const rows = await reader
    .selectFrom('refund as r')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'r.c_bpartner_id')
    .select(['r.refund_id', 'b.name', 'r.bank', 'r.account_holder', 'r.account_number', 'r.amount'])
    .where('r.refund_list_id', '=', listId)
    .orderBy('r.refund_id')
    .execute()
  return {
    listId,
    made: dayInNepal(list.made.getTime()),
    madeBy: list.name,
    transfers: rows.map((row) => ({
      refundId: row.refund_id,
      student: row.name,
      bank: row.bank ?? '',
      holder: row.account_holder ?? '',
      number: row.account_number ?? '',
      amount: paisa(row.amount),
    })),
  }
}
