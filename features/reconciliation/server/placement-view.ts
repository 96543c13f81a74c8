import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { joinedInBoth, sameInBoth } from '#platform/pure/message.ts'
import { paisa, remaining } from '#platform/pure/money/money.ts'
import { nameWords, remarkWords } from '#features/payments/rules/facts.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { readTarget } from '#features/payments/server/owed/claim.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { alikeName } from '../rules/alike-name.ts'
import { placementText as text } from '../rules/suspense-messages.ts'
import type { StoredPlacement } from './place.process.ts'
import { bankSays } from './placeable.ts'

/** Money of suspense that is to be a student's, for its second person: what the bank says of it, whose, and for which fee. */
export function placementView({
  kinds,
}: Pick<PaymentsContext, 'kinds'>): NonNullable<ProposalType['view']> {
  return async (reader, { before, after }, { nowMs }) => {
    const { credit }: { credit: number } = JSON.parse(before)
    const { item, amount, partnerId, fee, reason }: StoredPlacement = JSON.parse(after)
    const bank = await bankSays(reader, item)
    const student = await reader
      .selectFrom('c_bpartner')
      .select('name')
      .where('c_bpartner_id', '=', partnerId)
      .executeTakeFirst()
    if (bank === null || student === undefined) return null
    const target = fee === null ? null : readTarget(fee, kinds)
    const document =
      target === null || isRefusal(target)
        ? null
        : await target.kind.read(reader, target.referenceId, dayInNepal(nowMs))
    const owed = document === null ? paisa(0) : remaining(document.assessed, document.paid)
    const paid = Math.min(owed, amount)
    const name = alikeName(remarkWords(bank.remarks), nameWords(student.name))
    const field = (of: keyof typeof text, proposed: Field) => ({
      name: text[of],
      now: null,
      proposed,
    })
    return {
      subject: joinedInBoth(', ', sameInBoth(student.name), document?.name ?? sameInBoth('')),
      fields: [
        field('amount', { paisa: amount }),
        field('money', bank.number || item),
        field('remarks', bank.remarks),
        field('day', dayInBoth(bank.day)),
        {
          name: text.credit,
          now: { paisa: credit },
          proposed: { paisa: credit + amount - paid },
        },
        ...(document === null
          ? []
          : [{ name: text.owed, now: { paisa: owed }, proposed: { paisa: owed - paid } }]),
        field('reason', reason),
      ],
      checks: [
        {
          fact: text.name,
          found: sameInBoth(`${bank.remarks || '-'} · ${student.name}`),
          sign: name === 'same' || name === 'alike' ? 'agree' : 'look',
        },
      ],
      lists: [
        {
          title: text.people,
          columns: [text.student, text.for],
          rows: [{ cells: [student.name, document?.name ?? text['as-credit']], partnerId }],
          more: 0,
        },
      ],
      sheet: null,
    }
  }
}

type Field = string | { readonly paisa: number } | ReturnType<typeof sameInBoth>
