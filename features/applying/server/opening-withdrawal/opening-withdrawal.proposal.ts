import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import type { RefundSums } from '#features/payments/rules/facts.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { openingWithdrawalText as text } from '../../rules/returns/opening-withdrawal-messages.ts'
import type { Recheck } from '../withdrawal/application-recheck.ts'
import { noOpening, openingModelOf, withdrawOpening } from './withdraw-opening.ts'
import { openingRefunds } from './opening-refunds.ts'
import {
  endingApplications,
  findOpeningName,
  findWithdrawnOpening,
  type OpeningKey,
} from './withdrawn-opening.ts'

export const withdrawalType = 'opening-withdrawn'

export function subjectOf({ table, id }: OpeningKey): string {
  return `${table}:${id}`
}

/** The opening that is the subject of a proposal. */
export function openingIn(subject: string): OpeningKey {
  const [table = '', id = ''] = subject.split(':')
  return { table, id: Number(id) }
}

type StoredWithdrawal = {
  readonly reason: string
  readonly reasonNe: string
  /** Absent in proposals from before there was a choice. */
  readonly money?: 'credit' | 'refund'
}
type Services = {
  readonly dictionary: Dictionary
  readonly rechecks: readonly Recheck[]
  readonly kinds: PaymentsContext['kinds']
}

/** When a second person confirms, the opening ends and with it every application that is not completed. */
export const openingWithdrawals = ({ dictionary, rechecks, kinds }: Services): ProposalType => ({
  sort: withdrawalType,
  roles: staffWith('opening.manage'),
  proof: freshCode,
  async view(reader, { subject, after }) {
    const { reason, reasonNe, money = 'credit' }: StoredWithdrawal = JSON.parse(after)
    const opening = openingIn(subject)
    const { unpaid, paid, credited } = await endingApplications(reader, rechecks, opening)
    const refunds =
      money === 'refund'
        ? await openingRefunds(reader, { rechecks, kinds: kinds.values() }, opening)
        : null
    const field = (label: Message, proposed: string | Message | { readonly paisa: number }) => ({
      name: label,
      now: null,
      proposed,
    })
    return {
      subject: await findOpeningName(reader, opening),
      fields: [
        { name: text.title, now: text.open, proposed: text.state },
        field(text.reason, reason),
        field(text['reason-ne'], reasonNe),
        field(text.unpaid, String(unpaid)),
        field(text.paid, String(paid)),
        ...(refunds === null
          ? [field(text.credited, { paisa: credited })]
          : refundFields(refunds).map(([label, proposed]) => field(label, proposed))),
      ],
      checks: [],
      lists: [],
      sheet: null,
    }
  },
  async confirm(transaction, { subject, after, createdby }, { session, nowMs }) {
    const opening = openingIn(subject)
    const model = openingModelOf(dictionary, opening.table)
    if (model === null) return noOpening
    if ((await findWithdrawnOpening(transaction, opening)) !== null)
      return refusal('rule/opening-withdrawn', text['was-withdrawn'], { status: 409 })
    const { money = 'credit', ...reasons }: StoredWithdrawal = JSON.parse(after)
    const people = { proposedBy: createdby, confirmedBy: session.userId }
    const ending = await endingApplications(transaction, rechecks, opening)
    await withdrawOpening(
      transaction,
      { ...opening, ...reasons, money, ...people },
      { model, rechecks, nowMs },
    )
    return {
      table: opening.table,
      record: opening.id,
      before: { isactive: true },
      after: { isactive: false, reason: reasons.reason, ...ending },
    }
  },
})

function refundFields({ khalti, bank, credit }: RefundSums) {
  const counted = ({ count, sum }: RefundSums['bank']) =>
    sayInBoth(text.refunds, { n: count, amount: rsInBoth(sum) })
  return [
    [text['to-khalti'], counted(khalti)],
    [text['to-bank'], counted(bank)],
    [text['to-credit'], { paisa: credit }],
  ] as const
}
