import { itemOf } from './refund.ts'
import { day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { rolesWith } from '#features/roles/rules/facts.ts'
import { endingOf } from '../../rules/refunds/account.ts'
import {
  endReasons,
  findEndReason,
  refundText as text,
} from '../../rules/refunds/refund-messages.ts'
import { type OwnRefund, ownRefunds } from '../../wire/own-refunds.ts'

/** The refunds of the student who asks, the newest first. Reads only. */
export const readOwnRefunds = defineProcess({
  ...ownRefunds,
  name: text['own-name'],
  roles: rolesWith('application.own'),
  shows: [{ table: 'c_payment' }],
  async run(_given, { database: { kysely }, session }) {
    const rows = await kysely
      .selectFrom('refund as r')
      .leftJoin('c_payment as p', 'p.c_payment_id', 'r.c_payment_id')
      .selectAll('r')
      .select(['p.description', 'p.description_ne'])
      .where('r.c_bpartner_id', '=', session.partnerId ?? 0)
      .orderBy('r.refund_id', 'desc')
      .execute()
    const refunds = rows.map((row): OwnRefund => {
      const reason = findEndReason(row.end_reason ?? '')
      return {
        id: row.refund_id,
        amount: paisa(row.amount),
        way: row.way,
        state: row.state,
        forWhat: itemOf(row),
        bank: row.bank ?? '',
        ending: endingOf(row.account_number ?? ''),
        approvedOn: dayInNepal(row.approved.getTime()),
        sentOn: row.sent_on === null ? null : day(row.sent_on),
        endReason: reason === null ? null : endReasons[reason],
      }
    })
    return { summary: text.listed, data: { refunds } }
  },
})
