import { nameInBoth } from '#platform/pure/message.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Database } from '#platform/server/database/database.ts'
import { paisa, toRupees } from '#platform/pure/money/money.ts'
import { reversalMessages as text } from '#features/payments/rules/money/reversal-messages.ts'
import type { DecidedVoucher } from '../../wire/decided-voucher.ts'
import { reversalType, reversalSubject } from './used/reverse-voucher.ts'

/** The vouchers of a student that were approved, the newest first, and which of them no longer count. Reads only. */
export const decidedVouchers = defineProcess({
  ...contracts.vouchersDecided,
  name: { en: 'Approved vouchers of a student', ne: 'विद्यार्थीका स्वीकृत भौचर' },
  roles: staffWith('voucher.decide'),
  shows: [{ table: 'c_payment' }, { table: 'c_bpartner', columns: ['Name'] }],
  async run(given, { database, nowMs }) {
    const partnerId = given.C_BPartner_ID
    const [rows, waiting] = await Promise.all([
      findDecided(database, partnerId),
      openReversals(database, nowMs),
    ])
    const vouchers = rows.map((row): DecidedVoucher => {
      const waits = waiting.has(reversalSubject(row.c_payment_id))
      return {
        paymentId: row.c_payment_id,
        name: nameInBoth(row.description, row.description_ne),
        amount: toRupees(paisa(row.payamt)),
        slipNumber: row.slip_number ?? '',
        state: row.reversed !== null ? 'reversed' : waits ? 'reversal-waits' : 'approved',
        approvedBy: row.approved_by,
        approved: row.decided?.toISOString() ?? '',
        reversed: row.reversed && {
          at: row.reversed.toISOString(),
          by: row.reversed_by ?? '',
          reason: row.reason ?? '',
        },
      }
    })
    return { summary: text.listed, data: { vouchers } }
  },
})

function findDecided({ kysely }: Database, partnerId: number) {
  return kysely
    .selectFrom('voucher as v')
    .innerJoin('c_payment as p', 'p.c_payment_id', 'v.c_payment_id')
    .innerJoin('ad_user as a', 'a.ad_user_id', 'v.decided_by')
    .leftJoin('ad_user as r', 'r.ad_user_id', 'v.reversed_by')
    .select(['p.c_payment_id', 'p.description', 'p.description_ne', 'p.payamt'])
    .select(['v.slip_number', 'v.decided'])
    .select(['a.name as approved_by', 'v.reversed', 'r.name as reversed_by', 'v.reason'])
    .where('p.c_bpartner_id', '=', partnerId)
    .where('v.state', 'in', ['APPROVED', 'REVERSED'])
    .orderBy('v.decided', 'desc')
    .execute()
}

async function openReversals({ kysely }: Database, nowMs: number): Promise<ReadonlySet<string>> {
  const rows = await kysely
    .selectFrom('n_proposal')
    .select('subject')
    .where('sort', '=', reversalType)
    .where('state', '=', 'open')
    .where('expires', '>', new Date(nowMs))
    .execute()
  return new Set(rows.map(({ subject }) => subject))
}
