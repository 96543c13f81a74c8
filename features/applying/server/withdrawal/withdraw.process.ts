import { rolesWith } from '#features/roles/rules/facts.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { decideWithdraw, isOffered, isWithdrawn } from '../../rules/facts.ts'
import {
  withdrawalMessages as text,
  withdrawRefusals,
} from '#features/applying/rules/returns/withdrawal-messages.ts'
import { withdrawAction } from '../../wire/application-withdrawal.ts'
import { applicationWithdraw } from '../../wire/processes.ts'
import { payingOf, withdrawableOf } from '../applications.ts'
import type { Recheck } from './application-recheck.ts'
import { carryOut, noteWithdrawal, takeOfferBack, type Withdrawing } from './withdraw.ts'

/**
 * A student withdraws an application of their own: unpaid and undecided ones, and for the credit one that no longer holds
 * (READINGS R-99). Asked for once more it is done already.
 */
export function withdrawApplication(rechecks: readonly Recheck[]): Process {
  return defineProcess({
    ...applicationWithdraw,
    name: text.withdraw,
    roles: rolesWith('application.own'),
    run: (given, { session, nowMs, transact }) =>
      transact(async (transaction, did) => {
        if ((given.doc_action ?? withdrawAction) !== withdrawAction)
          return refusal('rule/unknown-action', text['action-unknown'])
        const kindRecheck = rechecks.find(({ table }) => table === given.model)
        const id = given.record_ID
        const application = (await kindRecheck?.lock(transaction, id)) ?? null
        if (!kindRecheck || application?.row.c_bpartner_id !== session.partnerId)
          return refusal('rule/application-unknown', text['application-unknown'], { status: 404 })
        if (isWithdrawn(withdrawableOf(application.row))) return { summary: text.withdrawn }
        const by = { kindRecheck, id, application, userId: session.userId, nowMs }
        const changed = await withdraw(transaction, by)
        if (isRefusal(changed)) return changed
        if (changed === null) return { summary: text['holds-again'] }
        did(changed)
        return { summary: text.withdrawn }
      }),
  })
}

/** Null where the application was offered back and holds again. */
async function withdraw(
  transaction: Transaction,
  by: Withdrawing,
): Promise<Refusal | Change | null> {
  const { application, kindRecheck, id, nowMs } = by
  const { row, isOpen } = application
  const standsAt = withdrawableOf(row)
  const decision = decideWithdraw({ ...standsAt, paying: payingOf(row) })
  const reason = isOpen || decision.is === 'refused' ? null : 'decided'
  const refused = decision.is === 'refused' ? decision.reason : reason
  if (refused !== null)
    return refusal(`rule/${refused}`, withdrawRefusals[refused], { status: 409 })
  if (isOffered(standsAt)) {
    const whyNot = await application.whyNoLonger({ today: dayInNepal(nowMs), nowMs })
    if (whyNot === null) {
      await takeOfferBack(transaction, by)
      return null
    }
  }
  const noted =
    standsAt.withdrawal ??
    (await noteWithdrawal(transaction, by, { cause: 'student', reason: text['by-student'] }))
  const credited = await carryOut(transaction, by, noted)
  return {
    table: kindRecheck.table,
    record: id,
    before: { docstatus: row.docstatus },
    after: { docstatus: 'CL', withdrawn: noted, credited },
  }
}
