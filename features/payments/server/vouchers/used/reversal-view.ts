import { sameInBoth, type Message } from '#platform/pure/message.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { moneyViewText as text } from '#features/payments/rules/money/proposal-view-messages.ts'

type Side = {
  readonly student: string
  readonly for: string
  readonly state: Message
  readonly paid: Message
  readonly owed: Message
  readonly credit: Message
}
type After = Side & { readonly reason: Message; readonly kept: { readonly paymentId: number } }

/** A voucher that is to be reversed, for its second person: whose, which fee, and the sums now and then. */
export const reversalView: NonNullable<ProposalType['view']> = async (
  reader,
  { before, after },
) => {
  const was: Side = JSON.parse(before)
  const will: After = JSON.parse(after)
  const payment = await reader
    .selectFrom('c_payment')
    .select('c_bpartner_id')
    .where('c_payment_id', '=', will.kept.paymentId)
    .executeTakeFirst()
  const sides = (['state', 'paid', 'owed', 'credit'] as const).map((name) => ({
    name: text[name],
    now: was[name],
    proposed: will[name],
  }))
  return {
    subject: sameInBoth(`${was.student}, ${was.for}`),
    fields: [...sides, { name: text.reason, now: null, proposed: will.reason }],
    checks: [],
    lists: [
      {
        title: text.people,
        columns: [text.student, text.for],
        rows: [
          {
            cells: [was.student, was.for],
            ...(payment !== undefined && { partnerId: payment.c_bpartner_id }),
          },
        ],
        more: 0,
      },
    ],
    sheet: null,
  }
}
