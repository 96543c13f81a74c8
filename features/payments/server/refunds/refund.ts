import './tables.ts'
import type { Selectable } from 'kysely'
import { type Message, nameInBoth } from '#platform/pure/message.ts'
import { type Money, nothing, paisa } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import {
  atKhaltiStates,
  openStates,
  refundMoves,
  type RefundFacts,
  type RefundState,
} from '../../rules/refunds/refund-state.ts'

export type RefundRow = Selectable<Tables['refund']>

/** Item that the refunded payment was for; null without a payment. */
export function itemOf(payment: {
  readonly description: string | null
  readonly description_ne: string | null
}): Message | null {
  const { description, description_ne: nepali } = payment
  return description === null ? null : nameInBoth(description, nepali ?? '')
}

/** Account to which a bank refund goes. */
export type RefundAccount = {
  readonly bank: string
  readonly holder: string
  readonly number: string
}

/** A refund that two people have decided on. */
export type NewRefund = {
  /** Its cause, e.g. `proposal:12`: one refund each. */
  readonly source: string
  readonly partnerId: number
  readonly amount: Money
  readonly paymentId: number | null
  /** Amount that was taken from the fee of the payment. */
  readonly fromFee: Money
  readonly reason: string
  readonly proposedBy: number
  readonly approvedBy: number
  readonly nowMs: number
} & (
  | { readonly way: 'bank'; readonly account: RefundAccount | null }
  | { readonly way: 'khalti'; readonly attemptId: string; readonly isFull: boolean }
)

/** Stores a confirmed refund, which reserves its amount; its id. */
export async function createRefund(transaction: Transaction, refund: NewRefund): Promise<number> {
  const { source, partnerId, amount, paymentId, fromFee, reason, nowMs } = refund
  const account = refund.way === 'bank' ? refund.account : null
  const needsAccount = refund.way === 'bank' && account === null
  const { refund_id } = await transaction
    .insertInto('refund')
    .values({
      source,
      c_bpartner_id: partnerId,
      amount,
      way: refund.way,
      state: needsAccount ? 'NEEDS_ACCOUNT' : 'APPROVED',
      c_payment_id: paymentId,
      from_fee: fromFee,
      ...(refund.way === 'khalti' && {
        payment_attempt_id: refund.attemptId,
        is_full: refund.isFull,
      }),
      bank: account?.bank ?? null,
      account_holder: account?.holder ?? null,
      account_number: account?.number ?? null,
      reason,
      proposed_by: refund.proposedBy,
      approved_by: refund.approvedBy,
      approved: new Date(nowMs),
      updated: new Date(nowMs),
    })
    .returning('refund_id')
    .executeTakeFirstOrThrow()
  return refund_id
}

export function refundFacts(
  { state, asked, part_left }: Pick<RefundRow, 'state' | 'asked' | 'part_left'>,
  nowMs: number,
): RefundFacts {
  const sinceMs = asked === null ? null : nowMs - asked.getTime()
  return { state, sinceMs, isPartLeft: part_left !== null }
}

export async function lockRefund(transaction: Transaction, id: number): Promise<RefundRow | null> {
  const row = await transaction
    .selectFrom('refund')
    .selectAll()
    .where('refund_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

type RefundChange = Partial<
  Omit<
    RefundRow,
    'refund_id' | 'state' | 'updated' | 'amount' | 'way' | 'source' | 'c_bpartner_id' | 'sent_on'
  >
> & { readonly sent_on?: string }

/** Writes the new state and what comes with it; an edge that the states do not list throws. */
export async function moveRefund(
  transaction: Transaction,
  { refund_id, state }: Pick<RefundRow, 'refund_id' | 'state'>,
  { to, change = {}, nowMs }: { to: RefundState; change?: RefundChange; nowMs: number },
): Promise<void> {
  await transaction
    .updateTable('refund')
    .set({ ...change, state: refundMoves(state, to), updated: new Date(nowMs) })
    .where('refund_id', '=', refund_id)
    .execute()
}

/** Credit of a partner that is promised to refunds which have not left. */
export async function reservedFor(reader: Reader, partnerId: number): Promise<Money> {
  const row = await reader
    .selectFrom('refund')
    .select((of) => of.fn.sum<number | null>('amount').as('total'))
    .where('c_bpartner_id', '=', partnerId)
    .where('state', 'in', openStates)
    .executeTakeFirst()
  return paisa(row?.total ?? 0)
}

/** Of a payment, the part that was refunded or will be. */
export async function refundedOf(reader: Reader, paymentId: number): Promise<Money> {
  const row = await reader
    .selectFrom('refund')
    .select((of) => of.fn.sum<number | null>('amount').as('total'))
    .where('c_payment_id', '=', paymentId)
    .where('state', 'in', [...openStates, 'SENT'])
    .executeTakeFirst()
  return row === undefined ? nothing : paisa(row.total ?? 0)
}

/** True if Khalti gave some of an attempt back, or is to do so. */
export async function isRefundedByKhalti(reader: Reader, attemptId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('refund')
    .select('refund_id')
    .where('payment_attempt_id', '=', attemptId)
    .where('state', 'in', atKhaltiStates)
    .executeTakeFirst()
  return row !== undefined
}
