import type { Selectable } from 'kysely'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { PayableDocument, PayableKind } from '../core/payable-kind.ts'
import type { HeadAmount } from '../../rules/heads/split-income.ts'
import { bookHeads, reverseHeads } from '../heads/book-heads.ts'
import { postingTime } from './open-day.ts'

type LedgerAccount = Selectable<Tables['ledger_line']>['account']
type Line = { readonly account: LedgerAccount; readonly amount: Money }

export type Credit = {
  /** Source of the money, e.g. `khalti:{pidx}`: credits once, ever (SECURITY I3). */
  readonly source: string
  /** Account that received it, or that the university gives from; `suspense`: it already owes it to the student. */
  readonly account: Exclude<LedgerAccount, 'fees'>
  readonly amount: Money
  readonly memo: string
}

/** A credit as it is posted: a fee too may be what it is taken from. */
type Posted = Omit<Credit, 'account'> & { readonly account: LedgerAccount }

type Arrival = {
  readonly credit: Credit
  readonly document: PayableDocument
  readonly kind: PayableKind
  readonly nowMs: number
}

/** Subject of a ledger line; empty for money of an unknown student. */
type About = {
  readonly payment_type: string
  readonly reference_id: number
  readonly c_bpartner_id: number
}

/**
 * Posts money that arrived for a document: debit where it arrived, credit to its fee as far as it owes, and what is
 * more than owed to suspense, where staff see it (SECURITY I12). False when this source was posted before.
 */
export function postCredit(transaction: Transaction, arrival: Arrival): Promise<boolean> {
  const { amount } = arrival.credit
  const surplus = surplusOf(arrival.document, amount)
  return post(transaction, arrival, {
    about: aboutOf(arrival),
    parts: arrival.document.heads,
    credited: [
      { account: 'fees', amount: paisa(surplus - amount) },
      { account: 'suspense', amount: paisa(0 - surplus) },
    ],
  })
}

/** Part of an amount that is more than its document owes. */
export function surplusOf(
  { assessed, paid }: Pick<PayableDocument, 'assessed' | 'paid'>,
  amount: Money,
): Money {
  return paisa(Math.max(0, amount - Math.max(0, assessed - paid)))
}

/** Posts money that arrived but settles nothing, whole to suspense (SECURITY I4, I11). Once per source. */
export function postSuspense(transaction: Transaction, arrival: Arrival): Promise<boolean> {
  return post(transaction, arrival, {
    about: aboutOf(arrival),
    credited: [{ account: 'suspense', amount: paisa(0 - arrival.credit.amount) }],
  })
}

/** Makes what was paid of a fee the student's credit, when what it was paid for is withdrawn. Once per source. */
export function postFeeToCredit(
  transaction: Transaction,
  {
    credit: { amount, ...credit },
    ...arrival
  }: Omit<Arrival, 'credit'> & {
    readonly credit: Omit<Credit, 'account'>
  },
): Promise<boolean> {
  const taken = { ...credit, account: 'fees', amount } as const
  return post(
    transaction,
    { credit: taken, nowMs: arrival.nowMs },
    {
      about: aboutOf(arrival),
      parts: arrival.document.heads,
      credited: [{ account: 'suspense', amount: paisa(0 - amount) }],
    },
  )
}

/** Posts money of an unknown payment, whole to suspense and to no student (SECURITY P-06). Once per source. */
export function postUnplaced(
  transaction: Transaction,
  credit: Credit,
  nowMs: number,
): Promise<boolean> {
  const credited = [{ account: 'suspense', amount: paisa(0 - credit.amount) } as const]
  return post(transaction, { credit, nowMs }, { about: {}, credited })
}

/** Posts money that turned out to be a partner's, as their credit. False when this source was posted before. */
export function postToCredit(
  transaction: Transaction,
  credit: Credit,
  { partnerId, nowMs }: { readonly partnerId: number; readonly nowMs: number },
): Promise<boolean> {
  const credited = [{ account: 'suspense', amount: paisa(0 - credit.amount) } as const]
  const about = { c_bpartner_id: partnerId }
  return post(transaction, { credit, nowMs }, { about, credited })
}

/** Posts what left an account to a partner, out of their credit. Once per source. */
export function postPayOut(
  transaction: Transaction,
  {
    account,
    source,
    amount,
    memo,
    partnerId,
    nowMs,
  }: Omit<Credit, 'account'> & {
    readonly account: 'bank' | 'khalti'
    readonly partnerId: number
    readonly nowMs: number
  },
): Promise<boolean> {
  return post(
    transaction,
    { credit: { source, account: 'suspense', amount, memo }, nowMs },
    {
      about: { c_bpartner_id: partnerId },
      credited: [{ account, amount: paisa(0 - amount) }],
    },
  )
}

/** Posts a payment of the wallet to the bank: the net into the bank, the rest to charges. Once per source. */
export function postSettlement(
  transaction: Transaction,
  {
    source,
    net,
    charge,
    memo,
    nowMs,
  }: {
    readonly source: string
    readonly net: Money
    readonly charge: Money
    readonly memo: string
    readonly nowMs: number
  },
): Promise<boolean> {
  const credit = { source, account: 'bank', amount: net, memo } as const
  const credited = [
    { account: 'charges', amount: charge },
    { account: 'khalti', amount: paisa(0 - net - charge) },
  ] as const
  return post(transaction, { credit, nowMs }, { about: {}, credited })
}

/** Moves an amount from one account of the university to another. False when this source was posted before. */
export function postTransfer(
  transaction: Transaction,
  { from, nowMs, ...credit }: Credit & { readonly from: Credit['account']; readonly nowMs: number },
): Promise<boolean> {
  const credited = [{ account: from, amount: paisa(0 - credit.amount) }]
  return post(transaction, { credit, nowMs }, { about: {}, credited })
}

function aboutOf({ document, kind }: Pick<Arrival, 'document' | 'kind'>): About {
  const { referenceId: reference_id, partnerId: c_bpartner_id } = document
  return { payment_type: kind.paymentType, reference_id, c_bpartner_id }
}

type Posting = {
  readonly about: Partial<About>
  readonly credited: readonly Line[]
  /** Parts of the fee by head of income; absent: all of it is its payment type's. */
  readonly parts?: readonly HeadAmount[] | undefined
}

async function post(
  transaction: Transaction,
  { credit, nowMs }: { readonly credit: Posted; readonly nowMs: number },
  { about, credited, parts = [] }: Posting,
): Promise<boolean> {
  const posted = await postingTime(transaction, nowMs)
  const header = await transaction
    .insertInto('ledger_transaction')
    .values({ source: credit.source, posted, memo: credit.memo })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .returning('ledger_transaction_id')
    .executeTakeFirst()
  if (header === undefined) return false
  const { account, amount } = credit
  const lines = [{ account, amount }, ...credited].filter((line) => line.amount !== 0)
  const stored = await transaction
    .insertInto('ledger_line')
    .values(
      lines.map((line) => ({
        ...line,
        ...about,
        ledger_transaction_id: header.ledger_transaction_id,
      })),
    )
    .returning(['ledger_line_id', 'account', 'amount'])
    .execute()
  const { payment_type: paymentType, reference_id: referenceId } = about
  const fees = stored.filter((line) => line.account === 'fees')
  if (paymentType !== undefined && referenceId !== undefined && fees.length > 0)
    await bookHeads(transaction, fees, { paymentType, referenceId, parts })
  return true
}

/** Posts the opposite of an earlier transaction, once; money already in suspense goes back from there (SECURITY P-16). */
export async function postReversal(
  transaction: Transaction,
  { source, reversal, nowMs }: { source: string; reversal: string; nowMs: number },
): Promise<void> {
  const lines = await transaction
    .selectFrom('ledger_line as l')
    .innerJoin('ledger_transaction as t', 't.ledger_transaction_id', 'l.ledger_transaction_id')
    .select([
      'l.ledger_line_id',
      'l.account',
      'l.payment_type',
      'l.reference_id',
      'l.c_bpartner_id',
      'l.amount',
      't.memo',
    ])
    .where('t.source', '=', source)
    .execute()
  const [first] = lines
  if (first === undefined) return
  const header = await transaction
    .insertInto('ledger_transaction')
    .values({ source: reversal, posted: await postingTime(transaction, nowMs), memo: first.memo })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .returning('ledger_transaction_id')
    .executeTakeFirst()
  if (header === undefined) return
  const opposite = lines.map(({ memo: _memo, ledger_line_id: _id, ...line }) => ({
    ...line,
    ...header,
    amount: 0 - line.amount,
  }))
  const stored = await transaction
    .insertInto('ledger_line')
    .values(opposite)
    .returning('ledger_line_id')
    .execute()
  await reverseHeads(
    transaction,
    stored.map(({ ledger_line_id: to }, index) => ({
      from: lines[index]?.ledger_line_id ?? 0,
      to,
    })),
  )
}

/** The ledger's balance of a document's fee in paisa; negative where more was taken back than is left of it. */
async function paidFor(
  reader: Reader,
  kind: Pick<PayableKind, 'paymentType'>,
  referenceId: number,
) {
  const credits = await reader
    .selectFrom('ledger_line')
    .select((sum) => sum.fn.sum<number | null>('amount').as('total'))
    .where('account', '=', 'fees')
    .where('payment_type', '=', kind.paymentType)
    .where('reference_id', '=', referenceId)
    .executeTakeFirst()
  return paisa(0 - (credits?.total ?? 0))
}

/** Takes from the student's credit what a fee lacks after money came back that had become their credit. Once per source. */
export async function takeShortFromCredit(
  transaction: Transaction,
  at: {
    readonly source: string
    readonly kind: PayableKind
    readonly referenceId: number
    readonly partnerId: number
    readonly nowMs: number
  },
): Promise<void> {
  const { source, kind, referenceId, partnerId, nowMs } = at
  const paid = await paidFor(transaction, kind, referenceId)
  if (paid >= 0) return
  const credit = {
    source,
    account: 'suspense',
    amount: paisa(0 - paid),
    memo: kind.paymentType,
  } as const
  await post(
    transaction,
    { credit, nowMs },
    {
      about: {
        payment_type: kind.paymentType,
        reference_id: referenceId,
        c_bpartner_id: partnerId,
      },
      credited: [{ account: 'fees', amount: paid }],
    },
  )
}

/** Writes onto the document what the ledger and the voucher queue say about its money (SECURITY I2). */
export async function settleDocument(
  transaction: Transaction,
  kind: PayableKind,
  referenceId: number,
): Promise<void> {
  const paid = await paidFor(transaction, kind, referenceId)
  const waiting = await waitingVouchers(transaction, kind, referenceId)
  await kind.settle(transaction, referenceId, {
    paid,
    isPending: waiting !== null,
  })
}

/** Sum of the vouchers that wait for the cashier; null if none waits. */
export async function waitingVouchers(
  reader: Reader,
  kind: PayableKind,
  referenceId: number,
): Promise<Money | null> {
  const { total } = await reader
    .selectFrom('voucher as v')
    .innerJoin('c_payment as p', 'p.c_payment_id', 'v.c_payment_id')
    .select((of) => of.fn.sum<number | null>('p.payamt').as('total'))
    .where('v.state', 'in', ['SUBMITTED', 'HELD'])
    .where(`p.${kind.referenceColumn}`, '=', referenceId)
    .executeTakeFirstOrThrow()
  return total === null ? null : paisa(total)
}
