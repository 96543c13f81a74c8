import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '#features/results/wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { marksMessages as text } from '#features/results/rules/office-messages.ts'
import { markedPapers } from '../marks/marked-papers.ts'
import {
  type ResultOfficeContext,
  inOffice,
  oneAfterAnother,
  refuseBlank,
  resultOffice,
  stamp,
  unknown,
} from '../result-office.ts'
import { liftView } from '../views/lift-view.ts'

const sort = 'expulsion-lift'

/** A decision that is no longer to hold, and why. */
type Lift = { readonly id: number; readonly reason: string }

/**
 * Lifts a decision, with a reason; it stays on record. A withheld result is free at once. Cancelled exam papers count
 * again when a second person confirms, because their marks count again.
 */
export const liftDecision = defineProcess({
  ...contracts.resultDecisionLift,
  name: { en: 'Lift a decision', ne: 'निर्णय हटाउने' },
  roles: resultOffice,
  run: (given, context) => inOffice(context, (at) => liftOrPropose(at, given)),
})

async function liftOrPropose(
  at: ResultOfficeContext,
  given: Given<typeof contracts.resultDecisionLift>,
): Promise<Refusal | ProcessResult> {
  const blank = refuseBlank(given.reason)
  if (blank !== null) return blank
  const asked = { id: given.n_result_decision_ID, reason: given.reason }
  const held = await findHeld(at, asked.id)
  if (isRefusal(held)) return held
  if (held.isExpulsion) return proposeLift(at, asked)
  at.did(await lift(at, asked))
  return { summary: text['decision-lifted'] }
}

async function proposeLift(at: ResultOfficeContext, asked: Lift): Promise<Refusal | ProcessResult> {
  const command = {
    sort,
    subject: `n_result_decision:${asked.id}`,
    before: JSON.stringify({ lifted_for: null }),
    after: JSON.stringify({ lifted_for: asked.reason }),
  }
  const id = await propose(at, command)
  if (isRefusal(id)) return id
  return { summary: text['lift-proposed'], data: { n_proposal_ID: id } }
}

/** Confirmed if the decision still holds and no result was scheduled meanwhile. */
export const expulsionLifts: ProposalType = {
  sort,
  roles: resultOffice,
  view: liftView,
  async confirm(transaction, { subject, after }, { session, nowMs }) {
    const at = { transaction, session, nowMs }
    const { lifted_for: reason }: { lifted_for: string } = JSON.parse(after)
    const id = Number(subject.split(':')[1])
    const held = await findHeld(at, id)
    return isRefusal(held) ? held : lift(at, { id, reason })
  },
}

/** The decision, while it holds and may be lifted. */
async function findHeld(
  at: Omit<ResultOfficeContext, 'did'>,
  id: number,
): Promise<Refusal | { readonly isExpulsion: boolean }> {
  const { transaction, session } = at
  await oneAfterAnother(transaction)
  const row = await transaction
    .selectFrom('n_result_decision')
    .select(['n_exam_reg_id', 'sort'])
    .where('n_result_decision_id', '=', id)
    .where('ad_client_id', '=', session.clientId)
    .where('lifted', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return unknown('decision')
  const which = { registrationId: row.n_exam_reg_id }
  const [paper] = await markedPapers(transaction, which, session.clientId)
  const isExpulsion = row.sort === 'EXPELLED'
  return isExpulsion && (paper?.resultAt ?? null) !== null
    ? refusal('rule/result-scheduled', text['result-scheduled'], { status: 409 })
    : { isExpulsion }
}

async function lift(at: Omit<ResultOfficeContext, 'did'>, { id, reason }: Lift): Promise<Change> {
  const lifted = new Date(at.nowMs)
  await at.transaction
    .updateTable('n_result_decision')
    .set({ lifted, lifted_by: at.session.userId, lifted_for: reason, ...stamp(at) })
    .where('n_result_decision_id', '=', id)
    .execute()
  return {
    table: 'n_result_decision',
    record: id,
    before: { lifted: null, lifted_for: null },
    after: { lifted: lifted.toISOString(), lifted_for: reason },
  }
}
