import { type Message, nameInBoth } from '#platform/pure/message.ts'
import { datedAmountsText } from '#platform/pure/money/dated-amounts.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { sessionPlanText as text } from '../../rules/session/messages.ts'
import { feeStepsOf, lastDayOf, type SessionTerms } from '../../rules/session/terms.ts'
import { earlierOpenings } from './cohorts.ts'
import type { StoredExam } from './make-plan.ts'

type Executing = {
  readonly sessionId: number
  /** Version of the session that the plan was made for. */
  readonly version: number
  readonly terms: SessionTerms
  readonly userId: number
  readonly nowMs: number
}

/**
 * Creates the drafts of a plan exactly as it was shown. Refused as a whole if the session was changed, or if one of the
 * openings exists by now. Gives the number of drafts.
 */
export async function executeSessionPlan(
  transaction: Transaction,
  exams: readonly StoredExam[],
  at: Executing,
): Promise<Refusal | number> {
  const session = await transaction
    .selectFrom('n_exam_master')
    .select(['name', 'name_ne', 'version'])
    .where('n_exam_master_id', '=', at.sessionId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (session.version !== at.version) return isVoid(nameInBoth(session.name, session.name_ne))
  const taken = exams.filter(({ state }) => state === 'new')
  for (const exam of taken) {
    const there = await earlierOpenings(transaction, exam.place)
    const isThere = there.some(
      ({ sessionId, type }) => sessionId === at.sessionId && type === exam.type,
    )
    if (isThere) return isVoid(nameInBoth(exam.name, exam.nameNe ?? ''))
    await createDraft(transaction, exam, at)
  }
  return taken.length
}

function isVoid(name: Message): Refusal {
  return refusal('rule/plan-void', text.void, { values: { name }, status: 409 })
}

async function createDraft(
  transaction: Transaction,
  { name, nameNe, type, place }: StoredExam,
  { sessionId, terms, userId, nowMs }: Executing,
): Promise<void> {
  const now = new Date(nowMs)
  await transaction
    .insertInto('n_exam_open')
    .values({
      ...place,
      name,
      name_ne: nameNe ?? '',
      n_exam_master_id: sessionId,
      examtype: type,
      datefrom: terms.from,
      dateto: lastDayOf(terms),
      examfee: terms.fees[type],
      fee_steps: datedAmountsText(feeStepsOf(terms, type)),
      retotalingfrom: terms.retotalingFrom,
      retotalingto: terms.retotalingTo,
      retotalingfee: terms.retotalingFee,
      ispublished: false,
      created: now,
      createdby: userId,
      updated: now,
      updatedby: userId,
    })
    .execute()
}
