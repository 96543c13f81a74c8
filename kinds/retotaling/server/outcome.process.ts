import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { findRevised, revise, type Revised } from '#features/results/server/release/revise.ts'
import {
  type ResultOfficeContext,
  inOffice,
  marksOffice,
  resultOffice,
} from '#features/results/server/result-office.ts'
import { proposalMessages } from '#features/two-people/rules/messages.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { retotalingOfficeMessages as text } from '../rules/office-messages.ts'
import { outcomeOf } from '../rules/outcome.ts'
import {
  type RetotaledCourse,
  completeWhenDecided,
  findAsked,
  tellOutcome,
} from './outcome.rows.ts'
import { outcomeView } from './outcome-view.ts'

const sort = 'retotaling-outcome'

/** Stored content of a proposal: the course asked for, the new mark of the final examination, and the reason. */
type StoredOutcome = { readonly id: number; readonly external: string; readonly reason: string }

/** Proposes the mark of the final examination as it was found; nothing changes before a second person confirms. */
export const retotalingOutcome = defineProcess({
  ...contracts.retotalingOutcome,
  name: { en: 'Enter the outcome of a retotaling', ne: 'पुनर्योगको परिणाम राख्ने' },
  roles: marksOffice,
  run: (given, context) => inOffice(context, (at) => proposeOutcome(at, given)),
})

async function proposeOutcome(
  at: ResultOfficeContext,
  given: Given<typeof contracts.retotalingOutcome>,
) {
  const id = given.n_exam_rtdetails_ID
  const asked = await readAsked(at.transaction, id, at.session.clientId)
  if (isRefusal(asked)) return asked
  const stored: StoredOutcome = {
    id,
    external: given.external,
    reason: given.reason,
  }
  const known = await findRevised(at, { ...asked, found: stored.external })
  if (isRefusal(known)) return known
  const command = {
    sort,
    subject: `n_exam_rtdetails:${id}`,
    before: JSON.stringify(known.before),
    after: JSON.stringify(stored),
  }
  const proposed = await propose(at, command)
  if (isRefusal(proposed)) return proposed
  return { summary: text['outcome-proposed'], data: { n_proposal_ID: proposed } }
}

/** The course of an accepted and paid application that is not decided yet. */
async function readAsked(
  transaction: Transaction,
  id: number,
  clientId: number,
): Promise<RetotaledCourse | Refusal> {
  const asked = await findAsked(transaction, id, clientId)
  if (asked === null) return refusal('rule/course-unknown', text['course-unknown'], { status: 404 })
  if (asked.outcome !== null)
    return refusal('rule/decided-already', text['decided-already'], { status: 409 })
  return asked.isOwing ? refusal('rule/fee-open', text['fee-open'], { status: 409 }) : asked
}

/** Confirmed if the exam paper's former mark is unchanged: mark, result, gradesheet and application follow at once. */
export const retotalingOutcomes: ProposalType = {
  sort,
  roles: resultOffice,
  view: outcomeView,
  async confirm(transaction, { before, after }, { session, nowMs }) {
    const stored: StoredOutcome = JSON.parse(after)
    const at = { transaction, session, nowMs }
    const asked = await readAsked(transaction, stored.id, session.clientId)
    if (isRefusal(asked)) return asked
    const revision = { ...asked, found: stored.external, reason: stored.reason }
    const revised = await revise(at, revision)
    if (isRefusal(revised)) return revised
    if (JSON.stringify(revised.before) !== before)
      return refusal('rule/value-changed', proposalMessages['value-changed'], { status: 409 })
    const change = await keep(at, { stored, revised })
    await tellOutcome(at, asked, revised)
    const completed = await completeWhenDecided(at, asked)
    return completed === null ? change : [change, completed]
  },
}

async function keep(
  {
    transaction,
    nowMs,
    session,
  }: Pick<ProcessContext, 'session' | 'nowMs'> & {
    readonly transaction: Transaction
  },
  { stored, revised }: { readonly stored: StoredOutcome; readonly revised: Revised },
): Promise<Change> {
  const { before, after } = revised
  const facts = {
    outcome: outcomeOf(before.total, after.total),
    former_total: before.total,
    former_grade: before.grade,
    total_om: after.total,
    grade: after.grade,
    decided_for: stored.reason,
  }
  const now = new Date(nowMs)
  await transaction
    .updateTable('n_exam_rtdetails')
    .set({ ...facts, decided: now, updated: now, updatedby: session.userId })
    .where('n_exam_rtdetails_id', '=', stored.id)
    .execute()
  return {
    table: 'n_exam_rtdetails',
    record: stored.id,
    before: { outcome: null, total: before.total, grade: before.grade },
    after: facts,
  }
}
