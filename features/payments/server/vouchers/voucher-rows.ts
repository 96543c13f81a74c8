import { sql } from 'kysely'
import { day } from '#platform/pure/calendar/day.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { findPaymentType } from '../../rules/payment-type.ts'
import type { VoucherFacts } from '../../rules/voucher-checks.ts'
import type { PayableKind } from '../core/payable-kind.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import type { Claimed } from '../statements/bank-words.ts'

export function selectWaiting({ kysely }: Database) {
  return kysely
    .selectFrom('voucher as v')
    .innerJoin('c_payment as p', 'p.c_payment_id', 'v.c_payment_id')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'p.c_bpartner_id')
    .selectAll('p')
    .select(['v.state', 'v.bank', 'v.branch', 'v.slip_number', 'v.slip_day', 'v.sha256'])
    .select(['v.submitted_by', 'b.name', 'b.name_nepali', 'b.phone'])
    .where('v.state', 'in', ['SUBMITTED', 'HELD'])
    .orderBy('p.created')
}

export type WaitingRow = Awaited<ReturnType<ReturnType<typeof selectWaiting>['execute']>>[number]

/** What a payment pays for. */
export function payableOf(row: WaitingRow, { kinds }: Pick<PaymentsContext, 'kinds'>) {
  const type = findPaymentType(row.payment_type)
  const kind = type === null ? undefined : kinds.get(type)
  const referenceId = kind === undefined ? undefined : row[kind.referenceColumn]
  return kind !== undefined && typeof referenceId === 'number' ? { kind, referenceId } : null
}

/** What is still owed for each row's document by the application's own figures, one query a kind. */
export async function owedFor(
  database: Database,
  rows: readonly WaitingRow[],
  context: Pick<PaymentsContext, 'kinds'>,
): Promise<(row: WaitingRow) => Money> {
  const ids = new Map<PayableKind, number[]>()
  for (const row of rows) {
    const of = payableOf(row, context)
    if (of !== null) ids.set(of.kind, [...(ids.get(of.kind) ?? []), of.referenceId])
  }
  const owed = new Map<string, Money>()
  for (const [kind, references] of ids) {
    const { table, key } = kind.documents
    const { rows: found } = await sql<{ id: string; owed: string }>`
      select ${sql.ref(key)} as id, totalfee - feepaid as owed from ${sql.table(table)}
      where ${sql.ref(key)} = any(${references})`.execute(database.kysely)
    for (const each of found) owed.set(`${kind.paymentType}:${each.id}`, paisa(Number(each.owed)))
  }
  return (row) => {
    const of = payableOf(row, context)
    return owed.get(`${of?.kind.paymentType}:${of?.referenceId}`) ?? paisa(0)
  }
}

export function factsOf(
  row: WaitingRow,
  at: {
    readonly owed: Money
    readonly payUntil: VoucherFacts['payUntil']
    readonly by: { readonly userId: number; readonly partnerId: number }
    readonly bank: VoucherFacts['bank']
    readonly mayLackLine: boolean
  },
): VoucherFacts {
  const entry = { enteredBy: row.submitted_by, partnerId: row.c_bpartner_id }
  return {
    typed: paisa(row.payamt),
    owed: at.owed,
    slipDay: claimedOf(row).day,
    payUntil: at.payUntil,
    isUsed: row.state === 'HELD',
    isOwn: isOwnEntry(entry, at.by),
    bank: at.bank,
    mayLackLine: at.mayLackLine,
  }
}

/** What the student typed off the slip that a bank statement can confirm. */
export function claimedOf(row: Pick<WaitingRow, 'payamt' | 'slip_number' | 'slip_day'>): Claimed {
  return {
    number: row.slip_number,
    amount: paisa(row.payamt),
    day: row.slip_day === null ? null : day(row.slip_day),
  }
}
