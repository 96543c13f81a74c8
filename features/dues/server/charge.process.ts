import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { joinedInBoth, nameInBoth, sameInBoth } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { headName } from '#features/payments/rules/facts.ts'
import { nameOf, peopleOf } from '#features/payments/server/set-off/money-views.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { type Charge, decideCharge } from '../rules/charge.ts'
import { chargeMessages as text } from '../rules/charge-messages.ts'
import { dueCharge } from '../wire/processes.ts'
import { hasDue, latestProgram, storeDue } from './due-rows.ts'

const type = 'due-charged'
const roles = staffWith('due.enter')

type StoredCharge = Charge & { readonly partnerId: number; readonly nameNe: string }

/** Proposes that a student owes an amount, such as a fine. Nothing is owed before a second person confirms it. */
export const chargeProcess = defineProcess({
  ...dueCharge,
  name: text.charge,
  roles,
  run: (given, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      const { C_BPartner_ID: partnerId, name, name_ne: nameNe = '', amount, head, reason } = given
      const stored: StoredCharge = { partnerId, name, nameNe, amount, head, reason }
      const refused = await chargeRefused(transaction, stored, session)
      if (refused !== null) return refused
      const proposed = await propose(
        { transaction, session, nowMs, did },
        {
          sort: type,
          subject: `due:${partnerId}:${name}`,
          before: JSON.stringify({}),
          after: JSON.stringify(stored),
        },
      )
      return isRefusal(proposed)
        ? proposed
        : { summary: text.proposed, data: { n_proposal_ID: proposed } }
    }),
})

/** When a second person confirms, the amount is due, and the student is notified. */
export const chargeProposals: ProposalType = {
  sort: type,
  roles,
  proof: freshCode,
  async view(reader, { after }) {
    const { partnerId, amount, head, reason, ...stored }: StoredCharge = JSON.parse(after)
    const name = nameInBoth(stored.name, stored.nameNe)
    const student = await nameOf(reader, partnerId)
    if (student === '') return null
    const field = (of: 'for' | 'amount' | 'head' | 'reason', proposed: Proposed) => ({
      name: text[of],
      now: null,
      proposed,
    })
    return {
      subject: joinedInBoth(', ', sameInBoth(student), name),
      fields: [
        field('for', name),
        field('amount', { paisa: amount }),
        field('head', headName(head)),
        field('reason', reason),
      ],
      checks: [],
      lists: [peopleOf(student, partnerId, name)],
      sheet: null,
    }
  },
  async confirm(transaction, { after }, { session, nowMs }) {
    const stored: StoredCharge = JSON.parse(after)
    const refused = await chargeRefused(transaction, stored, session)
    if (refused !== null) return refused
    const { partnerId, name, nameNe, head, reason } = stored
    const amount = paisa(stored.amount)
    const due = {
      partnerId,
      name,
      nameNe,
      head,
      amount,
      since: dayInNepal(nowMs),
      programId: await latestProgram(transaction, partnerId),
    }
    const id = await storeDue(transaction, due, { userId: session.userId, nowMs })
    if (id === null) return refusal('rule/same-name', text['same-name'], { status: 409 })
    await notifyPartner(transaction, {
      partnerId,
      sort: type,
      event: `n_due:${id}`,
      message: text.notice,
      values: { amount: rsInBoth(amount), name: nameInBoth(name, nameNe) },
      nowMs,
    })
    return { table: 'n_due', record: id, before: {}, after: { name, amount, head, reason } }
  },
}

type Proposed = string | { readonly paisa: number } | ReturnType<typeof sameInBoth>

async function chargeRefused(
  transaction: Transaction,
  charge: StoredCharge,
  session: Session,
): Promise<Refusal | null> {
  const decision = decideCharge(charge)
  if (decision.is === 'refused') {
    const { reason } = decision
    return refusal(`rule/${reason}`, text[reason])
  }
  const { partnerId, name } = charge
  if (session.partnerId === partnerId)
    return refusal('rule/own-file', text['own-file'], { status: 403 })
  if ((await nameOf(transaction, partnerId)) === '')
    return refusal('rule/student-unknown', text['student-unknown'], { status: 404 })
  return (await hasDue(transaction, partnerId, name))
    ? refusal('rule/same-name', text['same-name'], { status: 409 })
    : null
}
