import { joinedInBoth, type Message, sameInBoth } from '#platform/pure/message.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Money, paisa, remaining } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import type { ProposalList } from '#features/two-people/wire/open-proposal.ts'
import { isSameName } from '#features/payments/rules/statements/same-name.ts'
import { moneyViewText as text } from '#features/payments/rules/money/proposal-view-messages.ts'
import { findKind } from '../core/payable-kind.ts'
import type { PaymentsContext } from '../core/payments-context.ts'

export type View = NonNullable<ProposalType['view']>

type SetOff = {
  readonly paymentType: string
  readonly referenceId: number
  readonly amount: number
}

/** Credit or an award that is set off against a fee, for its second person: whose, which fee, and the sums now and then. */
export function setOffView({ kinds }: Pick<PaymentsContext, 'kinds'>): View {
  return async (reader, { before, after }, { nowMs }) => {
    const { left }: { left: number } = JSON.parse(before)
    const { paymentType, referenceId, amount }: SetOff = JSON.parse(after)
    const kind = findKind(kinds, paymentType)
    const document = await kind?.read(reader, referenceId, dayInNepal(nowMs))
    if (!document) return null
    const student = await nameOf(reader, document.partnerId)
    const owed = remaining(document.fee, document.paid)
    const owedAfter = paisa(Math.max(0, owed - amount))
    return {
      subject: joinedInBoth(', ', sameInBoth(student), document.name),
      fields: [
        { name: text.amount, now: null, proposed: { paisa: amount } },
        { name: text.left, now: { paisa: left }, proposed: { paisa: left - amount } },
        { name: text.owed, now: { paisa: owed }, proposed: { paisa: owedAfter } },
      ],
      checks: [],
      lists: [peopleOf(student, document.partnerId, document.name)],
      sheet: null,
    }
  }
}

type PayOut = {
  readonly partnerId: number
  readonly amount: number
  readonly bank: string
  readonly holder: string
  readonly number: string
  readonly reason: string
}

/** Credit that is paid out, for its second person: whose, how much stays, the account, and whether its name is the student's. */
export const payOutView: View = async (reader, { before, after }) => {
  const { credit }: { credit: Money } = JSON.parse(before)
  const { partnerId, amount, bank, holder, number, reason }: PayOut = JSON.parse(after)
  const student = await nameOf(reader, partnerId)
  const field = (name: 'bank' | 'holder' | 'number' | 'reason', proposed: string) => ({
    name: text[name],
    now: null,
    proposed,
  })
  return {
    subject: sameInBoth(student),
    fields: [
      { name: text.amount, now: null, proposed: { paisa: amount } },
      { name: text.credit, now: { paisa: credit }, proposed: { paisa: credit - amount } },
      field('bank', bank),
      field('holder', holder),
      field('number', number),
      field('reason', reason),
    ],
    checks: [
      {
        fact: text.holds,
        found: sameInBoth(`${holder} · ${student}`),
        sign: isSameName(holder, student) ? 'agree' : 'look',
      },
    ],
    lists: [peopleOf(student, partnerId, bank)],
    sheet: null,
  }
}

export async function nameOf(reader: Reader, partnerId: number): Promise<string> {
  const row = await reader
    .selectFrom('c_bpartner')
    .select('name')
    .where('c_bpartner_id', '=', partnerId)
    .executeTakeFirst()
  return row?.name ?? ''
}

export function peopleOf(student: string, partnerId: number, what: string | Message): ProposalList {
  return {
    title: text.people,
    columns: [text.student, text.for],
    rows: [{ cells: [student, what], partnerId }],
    more: 0,
  }
}
