import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { PayableDocument, PayableKind } from '../core/payable-kind.ts'
import { type About, type LedgerAccount, post } from './post.ts'

export type Credit = {
  /** Source of the money, e.g. `khalti:{pidx}`: credits once, ever (SECURITY I3). */
  readonly source: string
  /** Account that received it, or that the university gives from; `suspense`: it already owes it to the student. */
  readonly account: Exclude<LedgerAccount, 'fees'>
  readonly amount: Money
  readonly memo: string
}

type Arrival = {
  readonly credit: Credit
  readonly document: PayableDocument
  readonly kind: PayableKind
  readonly nowMs: number
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
  return postTransfer(transaction, { ...credit, from: 'suspense', nowMs })
}

/** Posts money that no one claimed as income of the university. False when this source was posted before. */
export function postWriteOff(
  transaction: Transaction,
  credit: Credit,
  nowMs: number,
): Promise<boolean> {
  return postTransfer(transaction, { ...credit, from: 'unclaimed', nowMs })
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
    readonly account: 'bank' | 'khalti' | 'opening'
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
