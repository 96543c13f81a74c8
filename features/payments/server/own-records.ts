import { dayInNepal } from '#platform/pure/calendar/day.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { paisa, toRupees } from '#platform/pure/money/money.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { OwnRecords } from '#features/own-data/server/own-records.ts'
import { accountText } from '../rules/account/account-messages.ts'
import { entryTypeOf, entryTypes } from '../rules/account/entry-types.ts'
import { ownRefundText, refundStateNames } from '../rules/refunds/refund-page-messages.ts'
import { entriesOf } from './account/read-statement.ts'

/** Entries of the ledger that are about the student: money to fees, and to credit. */
const entries: OwnRecords = {
  table: 'ledger_transaction',
  label: accountText.title,
  columns: [
    column.date('day', pageLabels.date),
    column.list('type', pageLabels.type, { values: entryTypes }),
    column.text('memo', officeLabels.what),
    column.amount('to_fees', pageLabels.fees),
    column.amount('to_credit', accountText.credit),
  ],
  async read(reader, { partnerId }) {
    const rows = await entriesOf(reader, partnerId)
    return rows.map(({ id, on, source, memo, toFees, toCredit }) => ({
      id,
      day: on,
      type: entryTypeOf(source),
      memo,
      to_fees: toRupees(toFees),
      to_credit: toRupees(toCredit),
    }))
  },
}

const refunds: OwnRecords = {
  table: 'refund',
  label: ownRefundText.title,
  columns: [
    column.date('approved', common.approved),
    column.amount('amount', pageLabels.amount),
    column.list('state', officeLabels.state, { values: refundStateNames }),
    column.text('bank', common.bank),
    column.text('account_holder', common.accountName),
    column.text('account_number', common.accountNumber),
    column.date('sent_on', refundStateNames.SENT),
  ],
  async read(reader, { partnerId }) {
    const rows = await reader
      .selectFrom('refund')
      .select(['refund_id as id', 'approved', 'amount', 'state', 'sent_on'])
      .select(['bank', 'account_holder', 'account_number'])
      .where('c_bpartner_id', '=', partnerId)
      .orderBy('refund_id')
      .execute()
    return rows.map(({ approved, amount, ...row }) => ({
      ...row,
      approved: dayInNepal(approved.getTime()),
      amount: toRupees(paisa(amount)),
    }))
  },
}

export const ownMoney: readonly OwnRecords[] = [entries, refunds]
