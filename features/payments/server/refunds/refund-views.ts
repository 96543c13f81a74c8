import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { joinedInBoth, type Message, sameInBoth } from '#platform/pure/message.ts'
import { remaining } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type {
  ProposalCheck,
  ProposalField,
  ProposalView,
} from '#features/two-people/wire/open-proposal.ts'
import { moneyViewText as labels } from '#features/payments/rules/money/proposal-view-messages.ts'
import { isSameName } from '#features/payments/rules/statements/same-name.ts'
import { endReasons, refundViewText as text } from '../../rules/refunds/refund-messages.ts'
import type { PayableDocument } from '../core/payable-kind.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { nameOf, peopleOf, type View } from '../set-off/money-views.ts'
import { documentOfPayment } from './document-of-payment.ts'
import type { StoredRefund } from './payment-refund.process.ts'
import type { RefundAccount, RefundRow } from './refund.ts'
import type { StoredAccount, StoredPart, StoredReturn } from './refund-proposals.ts'

const proposes = (name: Message, proposed: ProposalField['proposed']): ProposalField => ({
  name,
  now: null,
  proposed,
})

/** A payment that is to go back, for its second person: whose, from where, which way, and the sums now and then. */
export function paymentRefundView({ kinds }: Pick<PaymentsContext, 'kinds'>): View {
  return async (reader, { before, after }, { nowMs }) => {
    const was: { readonly credit: number } = JSON.parse(before)
    const order: StoredRefund = JSON.parse(after)
    const found = await documentOfPayment(reader, order.paymentId, { kinds, nowMs })
    if (found === null) return null
    const { payment, document } = found
    const student = await nameOf(reader, document.partnerId)
    const { amount, account, way, takenFrom, reason } = order
    const left = takenFrom === 'fee' ? document.paid : was.credit
    return {
      subject: joinedInBoth(', ', sameInBoth(student), document.name),
      fields: [
        proposes(labels.amount, { paisa: amount }),
        proposes(text.payment, { paisa: payment.payamt }),
        {
          name: takenFrom === 'fee' ? text.paid : labels.credit,
          now: { paisa: left },
          proposed: { paisa: left - amount },
        },
        ...(takenFrom === 'fee' ? [owedField(document, amount)] : []),
        proposes(text.way, text[way]),
        ...accountFields(account),
        proposes(labels.reason, reason),
      ],
      checks: checksOf(account, student),
      lists: [peopleOf(student, document.partnerId, document.name)],
      sheet: null,
    }
  }
}

function owedField(
  { assessed, paid }: Pick<PayableDocument, 'assessed' | 'paid'>,
  amount: number,
): ProposalField {
  const owed = remaining(assessed, paid)
  return { name: labels.owed, now: { paisa: owed }, proposed: { paisa: owed + amount } }
}

function accountFields(account: RefundAccount | null): readonly ProposalField[] {
  return account === null
    ? []
    : [
        proposes(labels.bank, account.bank),
        proposes(labels.holder, account.holder),
        proposes(labels.number, account.number),
      ]
}

function checksOf(account: RefundAccount | null, student: string): readonly ProposalCheck[] {
  if (account === null) return []
  const found = sameInBoth(`${account.holder} · ${student}`)
  const sign = isSameName(account.holder, student) ? 'agree' : 'look'
  return [{ fact: labels.holds, found, sign }]
}

/** The bank account of a refund, for its second person. */
export const refundAccountView: View = async (reader, { after }) => {
  const { refundId, ...account }: StoredAccount = JSON.parse(after)
  const found = await refundWithName(reader, refundId)
  if (found === null) return null
  const { refund, student } = found
  const unknown = (field: ProposalField): ProposalField => ({ ...field, now: text['no-account'] })
  return viewOf(found, {
    fields: [
      proposes(labels.amount, { paisa: refund.amount }),
      ...accountFields(account).map(unknown),
      proposes(labels.reason, refund.reason),
    ],
    checks: checksOf(account, student),
  })
}

/** A refund that the bank gave back, for its second person. */
export const refundReturnView: View = async (reader, { after }) => {
  const { refundId, reason }: StoredReturn = JSON.parse(after)
  const found = await refundWithName(reader, refundId)
  if (found === null) return null
  const { refund } = found
  const sentOn = refund.sent_on === null ? null : dayInBoth(day(refund.sent_on))
  return viewOf(found, {
    fields: [
      { name: text.state, now: text.sent, proposed: text.returned },
      { name: text.sent, now: sentOn, proposed: null },
      proposes(labels.credit, { paisa: refund.amount }),
      proposes(labels.bank, `${refund.bank} ${refund.account_number}`),
      proposes(labels.reason, endReasons[reason]),
    ],
    checks: [],
  })
}

/** The part of a refund that Khalti gave back, for its second person. */
export const refundPartView: View = async (reader, { after }) => {
  const { refundId, amount, seen }: StoredPart = JSON.parse(after)
  const found = await refundWithName(reader, refundId)
  if (found === null) return null
  const asked = found.refund.amount
  return viewOf(found, {
    fields: [
      { name: text['by-khalti'], now: { paisa: asked }, proposed: { paisa: amount } },
      proposes(labels.credit, { paisa: asked - amount }),
      proposes(text.seen, seen),
    ],
    checks: [],
  })
}

type NamedRefund = { readonly refund: RefundRow; readonly student: string }

async function refundWithName(reader: Reader, refundId: number): Promise<NamedRefund | null> {
  const refund = await reader
    .selectFrom('refund')
    .selectAll()
    .where('refund_id', '=', refundId)
    .executeTakeFirst()
  if (refund === undefined) return null
  return { refund, student: await nameOf(reader, refund.c_bpartner_id) }
}

function viewOf(
  { refund, student }: NamedRefund,
  { fields, checks }: Pick<ProposalView, 'fields' | 'checks'>,
): ProposalView {
  const lists = [peopleOf(student, refund.c_bpartner_id, refund.bank ?? refund.reason)]
  return { subject: sameInBoth(student), fields, checks, lists, sheet: null }
}
