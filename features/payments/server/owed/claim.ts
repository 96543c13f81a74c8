import { amountInDigits } from '#platform/pure/money/format.ts'
import { type Day } from '#platform/pure/calendar/day.ts'
import { type Money, nothing, remaining } from '#platform/pure/money/money.ts'
import { referenceId } from '#platform/pure/reference.ts'
import type { Database, Reader, Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { waitingVouchers } from '../ledger/settle-document.ts'
import { findKind, type PayableDocument, type PayableKind } from '../core/payable-kind.ts'
import { paymentMessages } from '../../rules/messages.ts'
import type { PaymentsContext } from '../core/payments-context.ts'

/** Item that a client asks to pay for. */
export type PaymentTarget = { readonly kind: PayableKind; readonly referenceId: number }

/** The document a body names, by type and reference (SPEC §9), not yet looked up. */
export function readTarget(
  body: Readonly<Record<string, unknown>>,
  kinds: PaymentsContext['kinds'],
): PaymentTarget | Refusal {
  const kind = findKind(kinds, body['payment_type'])
  if (kind === undefined) return refusal('rule/type-unknown', paymentMessages['type-unknown'])
  const id = referenceId(body['payment_reference_id'])
  return id === null ? unknownReference() : { kind, referenceId: id }
}

function unknownReference(): Refusal {
  return refusal('rule/reference-unknown', paymentMessages['reference-unknown'], { status: 404 })
}

export type Claim = { readonly document: PayableDocument; readonly payable: Money }

/** `feeOn`: the day whose fee is owed, where it is not today's: a slip owes the fee of the day it was stamped (READINGS R-105). */
type Claimant = { readonly partnerId: number; readonly today: Day; readonly feeOn?: Day }

/** Locks the document and decides what may be paid for it today. */
export async function claimDocument(
  transaction: Transaction,
  { kind, referenceId }: PaymentTarget,
  claimant: Claimant,
): Promise<Claim | Refusal> {
  const document = await kind.lock(transaction, referenceId, claimant.feeOn ?? claimant.today)
  return decideClaim(document, claimant, await waitingFor(transaction, kind, referenceId))
}

/** The same before anything is written, so that nothing large is taken in vain; `claimDocument` decides. */
export async function foreseeClaim(
  { kysely }: Pick<Database, 'kysely'>,
  { kind, referenceId }: PaymentTarget,
  claimant: Claimant,
): Promise<Claim | Refusal> {
  const document = await kind.read(kysely, referenceId, claimant.feeOn ?? claimant.today)
  return decideClaim(document, claimant, await waitingFor(kysely, kind, referenceId))
}

/** Only where the rest may be paid while a voucher waits, does it count what waits (READINGS R-85). */
function waitingFor(reader: Reader, kind: PayableKind, referenceId: number): Promise<Money | null> {
  return kind.restWhileVoucherWaits === true
    ? waitingVouchers(reader, kind, referenceId)
    : Promise.resolve(null)
}

/**
 * Allows payment of an own document, inside the window, with a rest and no waiting voucher; of a kind whose `waiting`
 * vouchers are counted, up to the rest. Another person's document and a missing one get the same answer.
 */
function decideClaim(
  document: PayableDocument | null,
  { partnerId, today }: Claimant,
  waiting: Money | null,
): Claim | Refusal {
  if (document === null || document.partnerId !== partnerId) return unknownReference()
  if (document.payUntil !== null && today > document.payUntil)
    return refusal('rule/payment-closed', document.payEnded ?? paymentMessages['payment-closed'])
  const owed = document.isPaid ? nothing : remaining(document.fee, document.paid)
  if (owed === 0)
    return refusal('rule/nothing-owed', paymentMessages['nothing-owed'], { status: 409 })
  if (document.blocked) return document.blocked
  const payable = remaining(owed, waiting ?? nothing)
  if (payable === 0 || (document.isPending && waiting === null))
    return refusal('rule/voucher-waiting', paymentMessages['voucher-waiting'], { status: 409 })
  return { document, payable }
}

/** Only compares the client's amount, in paisa: a moved fee is refused, never silently charged (SECURITY T40, I5). */
export function checkAmount(claimed: unknown, payable: Money): Refusal | null {
  const amount = typeof claimed === 'string' ? wholeNumber(claimed) : claimed
  if (amount === payable) return null
  return refusal('rule/fee-updated', paymentMessages['fee-updated'], {
    status: 409,
    values: { n: amountInDigits(payable) },
  })
}

/** Plain digits alone: '1.5e5' and '0x10' are no amounts. */
function wholeNumber(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}
