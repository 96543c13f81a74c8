import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { day } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { refundText as text } from '../../rules/refunds/refund-messages.ts'
import { openStates, type RefundState } from '../../rules/refunds/refund-state.ts'
import { type RefundFilter, refundFilters, refunds, type Refunds } from '../../wire/refunds.ts'
import type { TransferList } from '../../wire/transfer-lists.ts'
import { refundRows } from './refund-rows.ts'

const shownAtOnce = 100
const mostShown = 5_000
const newestLists = 12

const statesOf = {
  open: openStates,
  sent: ['SENT'],
  ended: ['RETURNED', 'REFUSED', 'CANCELED'],
} as const satisfies Record<RefundFilter, readonly RefundState[]>

/** Refunds that are open, sent or over, and the lists for the bank. Reads only. */
export const readRefunds = defineProcess({
  ...refunds,
  name: text.name,
  roles: staffWith('payment.read'),
  shows: [{ table: 'c_payment' }, { table: 'c_bpartner', columns: ['Name', 'name_nepali'] }],
  async run({ show, most = shownAtOnce }, { database, session, nowMs }) {
    const filter = refundFilters.find((each) => each === show)
    if (filter === undefined)
      return refusal('rule/value-wrong', text['show-wrong'], {
        status: 400,
        errors: [{ field: 'show', message: text['show-wrong'] }],
      })
    const states = statesOf[filter]
    const page = { states, most: Math.min(Math.max(1, most), mostShown), nowMs }
    const found = await database.snapshot(async (reader): Promise<Refunds> => {
      const shown = await counted(reader, (of) => of('state', 'in', states))
      return {
        refunds: await refundRows(reader, page),
        total: shown.count,
        sum: shown.sum,
        toList: await counted(reader, (of) =>
          of.and([of('way', '=', 'bank'), of('state', '=', 'APPROVED')]),
        ),
        lists: await listsOf(reader, session.userId),
      }
    })
    return { summary: text.listed, data: { found } }
  },
})

/** Number and sum of the refunds that `which` selects. */
async function counted(
  reader: Reader,
  which: (of: ExpressionBuilder<Tables, 'refund'>) => Expression<SqlBool>,
) {
  const row = await reader
    .selectFrom('refund')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('amount').as('sum'),
    ])
    .where(which)
    .executeTakeFirstOrThrow()
  return { count: row.count, sum: paisa(row.sum ?? 0) }
}

/** The newest lists, those that were not sent yet first. */
async function listsOf(reader: Reader, userId: number): Promise<readonly TransferList[]> {
  const rows = await reader
    .selectFrom('refund_list as l')
    .innerJoin('ad_user as m', 'm.ad_user_id', 'l.made_by')
    .leftJoin('ad_user as s', 's.ad_user_id', 'l.sent_by')
    .leftJoin('refund as r', 'r.refund_list_id', 'l.refund_list_id')
    .select(['l.refund_list_id', 'l.made', 'l.made_by', 'l.sent_on', 'm.name', 's.name as sender'])
    .select(({ fn }) => [
      fn.count<number>('r.refund_id').as('count'),
      fn.sum<number | null>('r.amount').as('sum'),
    ])
    .where('l.dissolved', 'is', null)
    .groupBy(['l.refund_list_id', 'm.name', 's.name'])
    .orderBy('l.sent_on', (order) => order.desc().nullsFirst())
    .orderBy('l.refund_list_id', 'desc')
    .limit(newestLists)
    .execute()
  return rows.map((row) => ({
    id: row.refund_list_id,
    made: row.made.toISOString(),
    madeBy: row.name,
    isOwn: row.made_by === userId,
    count: row.count,
    sum: paisa(row.sum ?? 0),
    sentOn: row.sent_on === null ? null : day(row.sent_on),
    sentBy: row.sender ?? '',
  }))
}
