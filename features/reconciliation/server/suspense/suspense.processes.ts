import { paisa } from '#platform/pure/money/money.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { endSuspense, moveToSuspense } from '#features/payments/server/statements/line-suspense.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { linkText } from '../../rules/link-messages.ts'
import { suspenseText as text } from '../../rules/suspense-messages.ts'
import { suspenseBack, suspenseMove } from '../../wire/suspense.ts'
import { takeLine, type TakenLine } from '../bank-line.ts'

const roles = staffWith('payment.reconcile')

/** A line that no payment explains goes to suspense: debit bank, credit suspense, to no student. */
export const moveProcess = defineProcess({
  ...suspenseMove,
  name: text['move-name'],
  roles,
  run: ({ bank_statement_line_ID: lineId, reason }, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      if (reason === '') return noReason()
      const line = await takeLine(transaction, lineId)
      if (isRefusal(line)) return line
      const refused = whyNotMoved(line)
      if (refused !== null) return refused
      const { amount, number } = line
      const moving = { lineId, amount: paisa(amount), number, reason, by: session.userId, nowMs }
      await moveToSuspense(transaction, moving)
      did(changeOf(line, { inSuspense: true, reason }))
      return { summary: text.moved }
    }),
})

/** It went to suspense too early: among the open lines again. */
export const backProcess = defineProcess({
  ...suspenseBack,
  name: text['back-name'],
  roles,
  run: ({ bank_statement_line_ID: lineId, reason }, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      if (reason === '') return noReason()
      const line = await takeLine(transaction, lineId)
      if (isRefusal(line)) return line
      const { suspense } = line
      if (suspense === null || suspense.isPlaced)
        return refusal('rule/not-in-suspense', text['not-in-suspense'], { status: 409 })
      const ending = { id: suspense.id, outcome: 'back', by: session.userId, nowMs } as const
      await endSuspense(transaction, ending)
      did(changeOf(line, { inSuspense: false, reason }))
      return { summary: text.back }
    }),
})

function whyNotMoved({ usedBy, suspense }: TakenLine): Refusal | null {
  if (usedBy !== null || suspense?.isPlaced === true)
    return refusal('rule/line-used', linkText['line-used'], { status: 409 })
  return suspense === null
    ? null
    : refusal('rule/in-suspense', text['in-suspense'], { status: 409 })
}

function noReason(): Refusal {
  return refusal('rule/reason-needed', linkText['reason-needed'])
}

type Move = { readonly inSuspense: boolean; readonly reason: string }

function changeOf({ id, amount }: TakenLine, { inSuspense, reason }: Move) {
  return {
    table: 'bank_statement_line',
    record: id,
    before: { in_suspense: !inSuspense },
    after: { in_suspense: inSuspense, amount, reason },
  }
}
