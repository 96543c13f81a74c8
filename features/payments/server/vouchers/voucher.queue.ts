import { staffWith } from '#features/roles/rules/facts.ts'
import type { QueueSource } from '#features/desk/server/queue-source.ts'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import { purposeOf, purposes } from '../../rules/purposes.ts'
import {
  isAwaited,
  isBlocking,
  type VoucherFacts,
  voucherFindings,
} from '#features/payments/rules/slips/voucher-checks.ts'
import {
  findingWords,
  voucherDesk as text,
} from '#features/payments/rules/slips/voucher-desk-messages.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { voucherEvidence } from './voucher-evidence.ts'
import { knownOf } from './voucher-facts.ts'
import { openingsOf, selectWaiting, type WaitingRow } from './voucher-rows.ts'

/** Vouchers go back to students with a reason. */
export const voucherReturns = {
  id: 'vouchers',
  name: text.queue,
  endings: ['return'],
} as const satisfies Partial<QueueSource>

/** Bank slips that wait for the cashier, those held because they are in use elsewhere among them. */
export function voucherQueue(context: PaymentsContext): QueueSource {
  return {
    ...voucherReturns,
    roles: staffWith('voucher.decide'),
    promiseDays: 2,
    model: 'c_payment',
    async list(database, { session, nowMs, of }) {
      const rows = await selectWaiting(database)
        .$if(of !== undefined, (asked) => asked.where('p.c_bpartner_id', 'in', of ?? []))
        .execute()
      const [openings, known] = await Promise.all([
        openingsOf(database, rows, context),
        knownOf(database, rows, { ...context, session, nowMs }),
      ])
      return known.map(({ row, facts }) => {
        const opening = openings(row)
        return { ...rowOf(row, facts), ...(opening && { opening }) }
      })
    },
    find: (database, record, at) => voucherEvidence(database, record, { ...context, ...at }),
    async since(database, record) {
      const row = await selectWaiting(database)
        .where('v.c_payment_id', '=', record)
        .executeTakeFirst()
      return row?.created ?? null
    },
    decisions: ['voucher_approve', 'voucher_return'],
  }
}

function rowOf(row: WaitingRow, facts: VoucherFacts) {
  return {
    record: row.c_payment_id,
    partnerId: row.c_bpartner_id,
    name: row.name,
    about: purposes[row.c_doctype_id] ?? purposeOf(row.payment_type),
    amount: row.payamt,
    since: row.created.toISOString(),
    ...signOf(facts),
  }
}

/** The weightiest finding; without one that every check agrees, or that the bank has not spoken yet. */
function signOf(facts: VoucherFacts): Pick<DeskRow, 'sign' | 'words'> {
  const [finding] = voucherFindings(facts)
  if (finding !== undefined)
    return { sign: isBlocking(finding) ? 'block' : 'look', words: findingWords[finding] }
  return isAwaited(facts)
    ? { sign: 'unknown', words: text['no-statement'] }
    : { sign: 'agree', words: text.ready }
}
