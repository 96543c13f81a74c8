import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import { joinedInBoth, type Message } from '#platform/pure/message.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { OpeningOf } from '#features/desk/rules/facts.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { purposeOf } from '../../rules/purposes.ts'
import { namedInRemarks } from '#features/payments/rules/statements/same-name.ts'
import type { VoucherDoubt, VoucherFacts } from '#features/payments/rules/slips/voucher-checks.ts'
import { findKind, type PayableKind } from '../core/payable-kind.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import type { Claimed } from '../statements/bank-words.ts'
import { isTaken, type SlipClaim } from './used/slip-claims.ts'

export function selectWaiting({ kysely }: Database) {
  return kysely
    .selectFrom('voucher as v')
    .innerJoin('c_payment as p', 'p.c_payment_id', 'v.c_payment_id')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'p.c_bpartner_id')
    .selectAll('p')
    .select(['v.state', 'v.bank', 'v.branch', 'v.slip_number', 'v.slip_day', 'v.sha256'])
    .select(['v.n_bank_account_id', 'v.submitted_by', 'b.name', 'b.name_nepali', 'b.phone'])
    .where('v.state', 'in', ['SUBMITTED', 'HELD'])
    .orderBy('p.created')
}

export type WaitingRow = Awaited<ReturnType<ReturnType<typeof selectWaiting>['execute']>>[number]

/** Item that a payment pays for. */
export function payableOf(row: WaitingRow, { kinds }: Pick<PaymentsContext, 'kinds'>) {
  const kind = findKind(kinds, row.payment_type)
  const referenceId = kind === undefined ? undefined : row[kind.referenceColumn]
  return kind !== undefined && typeof referenceId === 'number' ? { kind, referenceId } : null
}

/** Of which opening each row's document is: one query a kind. Where a kind has no openings, its fee is one for all. */
export async function openingsOf(
  database: Database,
  rows: readonly WaitingRow[],
  context: Pick<PaymentsContext, 'kinds'>,
): Promise<(row: WaitingRow) => OpeningOf | null> {
  const ids = new Map<PayableKind, number[]>()
  for (const row of rows) {
    const of = payableOf(row, context)
    if (of !== null) ids.set(of.kind, [...(ids.get(of.kind) ?? []), of.referenceId])
  }
  const openings = new Map<string, OpeningOf>()
  for (const [kind, references] of ids)
    for (const each of await documentsOf(database, kind, references))
      openings.set(`${kind.paymentType}:${each.id}`, openingOf(kind, each))
  return (row) => {
    const of = payableOf(row, context)
    return openings.get(`${of?.kind.paymentType}:${of?.referenceId}`) ?? null
  }
}

type DocumentRow = {
  readonly id: string
  readonly opening_id: string | null
  readonly opening: Message | null
}

async function documentsOf(
  { kysely }: Database,
  { documents: { table, key }, openings }: PayableKind,
  references: readonly number[],
): Promise<readonly DocumentRow[]> {
  const [opening, joined] =
    openings === undefined
      ? [sql`null as opening_id, null as opening`, sql``]
      : [
          sql`o.${sql.ref(`${openings.table}_id`)} as opening_id,
            case when o.name is not null then ${bothNames('o.name', 'o.name_ne')} end as opening`,
          sql`left join ${sql.table(openings.table)} o using (${sql.ref(`${openings.table}_id`)})`,
        ]
  const { rows } = await sql<DocumentRow>`
    select a.${sql.ref(key)} as id, ${opening}
    from ${sql.table(table)} a ${joined} where a.${sql.ref(key)} = any(${references})`.execute(
    kysely,
  )
  return rows
}

function openingOf(
  { paymentType }: PayableKind,
  { opening_id: id, opening }: DocumentRow,
): OpeningOf {
  const fee = purposeOf(paymentType)
  if (opening === null) return { id: `${paymentType}:${id ?? ''}`, name: fee }
  const name = joinedInBoth(', ', fee, opening)
  return { id: `${paymentType}:${id}`, name }
}

export function factsOf(
  row: WaitingRow,
  at: {
    readonly owed: Money
    readonly payUntil: VoucherFacts['payUntil']
    readonly by: { readonly userId: number; readonly partnerId: number }
    readonly bank: VoucherFacts['bank']
    readonly mayLackLine: boolean
    readonly claims: readonly SlipClaim[]
  },
): VoucherFacts {
  const entry = { enteredBy: row.submitted_by, partnerId: row.c_bpartner_id }
  return {
    typed: paisa(row.payamt),
    owed: at.owed,
    slipDay: claimedOf(row).day,
    payUntil: at.payUntil,
    isUsed: isTaken(row.state, at.claims),
    doubts: doubtsOf(row, at),
    isOwn: isOwnEntry(entry, at.by),
    bank: at.bank,
    mayLackLine: at.mayLackLine,
  }
}

function doubtsOf(
  { state, name }: WaitingRow,
  { claims, bank }: { readonly claims: readonly SlipClaim[]; readonly bank: VoucherFacts['bank'] },
): readonly VoucherDoubt[] {
  const isClaimed = claims.some(({ clash }) => clash === 'same') && !isTaken(state, claims)
  const isOther = bank.is === 'line' && namedInRemarks(bank.line.remarks, name) === 'other'
  return [
    ...(isClaimed ? (['claimed-twice'] as const) : []),
    ...(claims.some(({ clash }) => clash === 'alike') ? (['look-alike'] as const) : []),
    ...(isOther ? (['other-depositor'] as const) : []),
  ]
}

/** Facts the student typed off the slip that a bank statement can confirm. */
export function claimedOf(row: Pick<WaitingRow, 'payamt' | 'slip_number' | 'slip_day'>): Claimed {
  return {
    number: row.slip_number,
    amount: paisa(row.payamt),
    day: row.slip_day === null ? null : day(row.slip_day),
  }
}
