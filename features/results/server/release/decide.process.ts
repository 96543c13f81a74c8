import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '#features/results/wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import {
  type DecisionType,
  findDecisionGround,
  findDecisionType,
} from '#features/results/rules/release/decision.ts'
import { marksMessages as text } from '#features/results/rules/office-messages.ts'
import { type MarkedPaper, markedPapers } from '../marks/marked-papers.ts'
import {
  type ResultOfficeContext,
  inOffice,
  made,
  oneAfterAnother,
  refuseBlank,
  resultOffice,
  unknown,
} from '../result-office.ts'
import { unschedule } from './stop.process.ts'

/**
 * Stores a decision on a candidate: the result is withheld, even if it is scheduled, or exam papers are cancelled
 * because of an expulsion.
 */
export const decide = defineProcess({
  ...contracts.resultDecide,
  name: { en: 'Withhold a result, or cancel papers', ne: 'नतिजा रोक्ने वा विषय रद्द गर्ने' },
  roles: resultOffice,
  run: (given, context) => inOffice(context, (at) => keep(at, given)),
})

async function keep(
  at: ResultOfficeContext,
  given: Given<typeof contracts.resultDecide>,
): Promise<Refusal | ProcessResult> {
  await oneAfterAnother(at.transaction)
  const blank = refuseBlank(given.reason, given.decision)
  if (blank !== null) return blank
  const sort = findDecisionType(given.sort)
  const ground = findDecisionGround(given.ground)
  if (sort === null || ground === null)
    return refusal('rule/decision-sort-wrong', text['decision-sort-wrong'], { status: 400 })
  const decided_on = findDay(given.decided_on)
  if (decided_on === null || decided_on > dayInNepal(at.nowMs))
    return refusal('rule/decided-on-wrong', text['decided-on-wrong'], { status: 400 })
  const registrationId = given.n_exam_reg_ID
  const papers = await markedPapers(at.transaction, { registrationId }, at.session.clientId)
  const refused = await refuseDecision(at, papers, sort)
  if (refused !== null) return refused
  const paper = papers.find(({ courseId }) => courseId === given.n_course_ID)
  if (given.n_course_ID !== undefined && (sort === 'WITHHELD' || paper === undefined))
    return unknown('candidate')
  if (sort === 'WITHHELD') await unschedule(at, [registrationId])
  const [reason, decision] = [given.reason, given.decision]
  const paperId = paper?.paperId ?? null
  const facts = { sort, ground, reason, decision, decided_on, n_exam_regdetails_id: paperId }
  const { n_result_decision_id: record } = await at.transaction
    .insertInto('n_result_decision')
    .values({ n_exam_reg_id: registrationId, ...facts, ...made(at) })
    .returning('n_result_decision_id')
    .executeTakeFirstOrThrow()
  at.did({ table: 'n_result_decision', record, before: {}, after: facts })
  return { summary: text['decision-kept'], data: { n_result_decision_ID: record } }
}

/** Why nothing can be decided on the registration now; null when it can. */
async function refuseDecision(
  at: ResultOfficeContext,
  papers: readonly MarkedPaper[],
  sort: DecisionType,
): Promise<Refusal | null> {
  const [first] = papers
  if (first === undefined) return unknown('registration')
  const { resultAt, registrationId } = first
  if (resultAt !== null && resultAt.getTime() <= at.nowMs)
    return refusal('rule/released-already', text['released-already'], { status: 409 })
  if (sort === 'EXPELLED')
    return resultAt === null
      ? null
      : refusal('rule/result-scheduled', text['result-scheduled'], { status: 409 })
  const held = await at.transaction
    .selectFrom('n_result_decision')
    .select('n_result_decision_id')
    .where('n_exam_reg_id', '=', registrationId)
    .where('sort', '=', 'WITHHELD')
    .where('lifted', 'is', null)
    .executeTakeFirst()
  return held === undefined
    ? null
    : refusal('rule/withheld-already', text['withheld-already'], { status: 409 })
}
