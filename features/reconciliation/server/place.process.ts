import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { type Money, paisa, remaining } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { postToCredit } from '#features/payments/server/ledger/ledger.ts'
import { type PaymentTarget, readTarget } from '#features/payments/server/owed/claim.ts'
import { creditAid, lockCredit } from '#features/payments/server/set-off/credit.ts'
import { postSetOff } from '#features/payments/server/set-off/set-off.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { linkText } from '../rules/link-messages.ts'
import { suspenseText as text } from '../rules/suspense-messages.ts'
import { suspensePlace } from '../wire/suspense.ts'
import { bankSays, type Placeable, releasePlaceable, takeForStudent } from './placeable.ts'
import { placementView } from './placement-view.ts'
import { placedSource } from './suspense/written-off.ts'

export const placementType = 'suspense-placed'
const roles = staffWith('credit.decide')

/** Stored in a proposal: the money, the student, and the fee that is paid of it; null: it stays their credit. */
export type StoredPlacement = {
  readonly item: string
  readonly amount: Money
  readonly partnerId: number
  readonly fee: { readonly payment_type: string; readonly payment_reference_id: number } | null
  readonly reason: string
}

type Kinds = Pick<PaymentsContext, 'kinds'>
type PlacementDeps = Pick<PaymentsContext, 'kinds' | 'reached'>

/** Proposes that money in suspense, or written off, is a student's. Nothing moves before a second person confirms it. */
export function placeProcess({ kinds }: Kinds): Process {
  return defineProcess({
    ...suspensePlace,
    name: text['place-name'],
    roles,
    run: (given, { session, nowMs, transact }) =>
      transact(async (transaction, did) => {
        const { item, reason, C_BPartner_ID: partnerId } = given
        const { payment_type, payment_reference_id } = given
        if (reason === '') return refusal('rule/reason-needed', linkText['reason-needed'])
        const fee =
          payment_type === undefined || payment_reference_id === undefined
            ? null
            : { payment_type, payment_reference_id }
        const asked = { item, partnerId, fee }
        const found = await claimPlacement(transaction, asked, { kinds, session, nowMs })
        if (isRefusal(found)) return found
        const stored: StoredPlacement = { ...asked, amount: found.money.amount, reason }
        const command = {
          sort: placementType,
          subject: item,
          before: JSON.stringify({ credit: found.credit }),
          after: JSON.stringify(stored),
        }
        const proposed = await propose({ transaction, session, nowMs, did }, command)
        if (isRefusal(proposed)) return proposed
        return { summary: text.proposed, data: { n_proposal_ID: proposed } }
      }),
  })
}

/** A second person confirms it: out of suspense or of income, to the student's credit, and of that what the fee needs. */
export function placementProposals({ kinds, reached }: PlacementDeps): ProposalType {
  return {
    sort: placementType,
    roles,
    view: placementView({ kinds }),
    proof: freshCode,
    async confirm(transaction, { n_proposal_id, after }, { session, nowMs }) {
      const stored = JSON.parse(after) as StoredPlacement
      const found = await claimPlacement(transaction, stored, { kinds, session, nowMs })
      if (isRefusal(found)) return found
      const refused = await place(transaction, { ...stored, ...found }, { session, nowMs })
      if (refused !== null) return refused
      const { credit, paid } = found
      const source = `credit:${stored.partnerId}:${n_proposal_id}`
      const unpaid = await payFee(transaction, { ...stored, ...found, source, nowMs })
      if (unpaid !== null) return unpaid
      reached('P24')
      return {
        table: 'c_bpartner',
        record: stored.partnerId,
        before: { credit },
        after: {
          credit: credit + stored.amount - paid,
          set_off: paid,
          source: placedSource(stored.item),
          reason: stored.reason,
        },
      }
    },
  }
}

type Claimed = {
  readonly money: Placeable
  readonly credit: Money
  readonly target: PaymentTarget | null
  /** Of the money, as much as the fee needs. */
  readonly paid: Money
}
type DecidedBy = Pick<ProcessContext, 'session' | 'nowMs'>

/** The money, the student and the fee, locked, if the one may become the other's by this person. */
async function claimPlacement(
  transaction: Transaction,
  { item, partnerId, fee }: Pick<StoredPlacement, 'item' | 'partnerId' | 'fee'>,
  { kinds, session, nowMs }: Kinds & DecidedBy,
): Promise<Claimed | Refusal> {
  if (session.partnerId === partnerId)
    return refusal('rule/own-money', text['own-money'], { status: 403 })
  const target = fee === null ? null : readTarget(fee, kinds)
  if (isRefusal(target)) return target
  const money = await takeForStudent(transaction, item)
  if (isRefusal(money)) return money
  let owed = paisa(0)
  if (target !== null) {
    const document = await target.kind.lock(transaction, target.referenceId, dayInNepal(nowMs))
    if (document?.partnerId !== partnerId)
      return refusal('rule/partner-unknown', text['partner-unknown'], { status: 404 })
    owed = remaining(document.assessed, document.paid)
  }
  const credit = await lockCredit(transaction, partnerId)
  return credit === null
    ? refusal('rule/partner-unknown', text['partner-unknown'], { status: 404 })
    : { money, credit, target, paid: paisa(Math.min(owed, money.amount)) }
}

async function place(
  transaction: Transaction,
  { item, partnerId, money }: StoredPlacement & Claimed,
  { session, nowMs }: DecidedBy,
): Promise<Refusal | null> {
  const { account, amount } = money
  const ending = { outcome: 'placed', by: session.userId, partnerId, nowMs } as const
  await releasePlaceable(transaction, money, ending)
  const source = placedSource(item)
  const memo = (await bankSays(transaction, item))?.number ?? ''
  const credit = { source, account, amount, memo }
  const isNew = await postToCredit(transaction, credit, { partnerId, nowMs })
  if (!isNew) return refusal('rule/not-in-suspense', text['not-in-suspense'], { status: 409 })
  await notifyPartner(transaction, {
    partnerId,
    sort: 'payment-credit',
    event: source,
    message: text.notice,
    values: { amount: rsInBoth(amount) },
    nowMs,
  })
  return null
}

type PayingFee = Pick<StoredPlacement, 'partnerId'> &
  Pick<Claimed, 'target' | 'paid'> & { readonly source: string; readonly nowMs: number }

/** Pays the fee, if one was chosen, from the credit that was placed. */
async function payFee(
  transaction: Transaction,
  { target, partnerId, paid, source, nowMs }: PayingFee,
): Promise<Refusal | null> {
  if (target === null) return null
  const command = { ...target, awardId: partnerId, amount: paid, source, nowMs }
  const posted = await postSetOff(transaction, creditAid, command)
  return isRefusal(posted) ? posted : null
}
