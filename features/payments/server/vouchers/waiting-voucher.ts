import type { Selectable } from 'kysely'
import type { Language } from '#platform/pure/message.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Transact, Change } from '#platform/server/processes/trail.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { voucherMessages } from '#features/payments/rules/slips/voucher-messages.ts'

export type Decider = {
  readonly userId: number
  readonly role: string
  readonly partnerId: number
  readonly language: Language
  readonly nowMs: number
}
export type Deciding = Decider & { readonly paymentId: number; readonly transact: Transact }
type Did = (change: Change) => void
export type VoucherState = 'SUBMITTED' | 'APPROVED' | 'RETURNED' | 'HELD' | 'REVERSED'
type Outcome = {
  readonly state: VoucherState
  readonly reason: string | null
  readonly approved_amount: number | null
}
export type Waiting = {
  readonly payment: Selectable<Tables['c_payment']>
  readonly state: VoucherState
  readonly submittedBy: number
}

/** Locks the voucher and its payment until the transaction ends; a refusal if this person may not decide it. */
export async function takeVoucher(
  transaction: Transaction,
  command: Decider & { readonly paymentId: number },
): Promise<Waiting | Refusal> {
  const voucher = await lockVoucher(transaction, command.paymentId)
  if (voucher === null)
    return refusal('rule/voucher-unknown', voucherMessages['voucher-unknown'], { status: 404 })
  const { submittedBy: enteredBy, payment } = voucher
  return isOwnEntry({ enteredBy, partnerId: payment.c_bpartner_id }, command)
    ? refusal('rule/own-voucher', voucherMessages['own-voucher'], { status: 403 })
    : voucher
}

async function lockVoucher(transaction: Transaction, paymentId: number): Promise<Waiting | null> {
  const row = await transaction
    .selectFrom('voucher')
    .select(['state', 'submitted_by'])
    .where('c_payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  const payment = await transaction
    .selectFrom('c_payment')
    .selectAll()
    .where('c_payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return { payment, state: row.state, submittedBy: row.submitted_by }
}

/** Source under which the money of a voucher is posted. */
export function creditSource(paymentId: number): string {
  return `voucher:${paymentId}`
}

export function notWaiting(state: VoucherState): Refusal {
  const reason = state === 'HELD' ? 'voucher-held' : 'voucher-decided'
  return refusal(`rule/${reason}`, voucherMessages[reason], { status: 409 })
}

export function tellTrail(did: Did, { payment, state }: Waiting, after: Outcome): void {
  const before = { state, approved_amount: null, reason: null }
  did({ table: 'c_payment', record: payment.c_payment_id, before, after })
}

export async function decide(
  transaction: Transaction,
  { paymentId, userId, nowMs }: { paymentId: number } & Decider,
  outcome: {
    state: VoucherState
    reason?: string
    approved_amount?: number
    bank_statement_line_id?: number | null
  },
): Promise<void> {
  await transaction
    .updateTable('voucher')
    .set({ ...outcome, decided_by: userId, decided: new Date(nowMs) })
    .where('c_payment_id', '=', paymentId)
    .execute()
}

/** Number of vouchers, including held ones, that wait for the cashier and were, or may have been, paid into an account. */
export async function vouchersIntoAccount(reader: Reader, accountId: number): Promise<number> {
  const { n } = await reader
    .selectFrom('voucher')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('state', 'in', ['SUBMITTED', 'HELD'])
    .where((where) =>
      where.or([
        where('n_bank_account_id', '=', accountId),
        where('n_bank_account_id', 'is', null),
      ]),
    )
    .executeTakeFirstOrThrow()
  return n
}
