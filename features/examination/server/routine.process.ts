import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { dayLine } from '#features/documents/rules/facts.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { examinationMessages as text } from '../rules/office-messages.ts'
import { isMovedIntoPast, readSlot, type Slot } from '../rules/slot.ts'
import {
  type ExamOfficeContext,
  examOffice,
  oneAfterAnother,
  stamp,
  unknown,
} from './exam-office.ts'
import { refuseClashes } from './refused-clash.ts'
import { renewCards } from './renew-cards.ts'
import { reseatWhereTaken } from './seat-papers.ts'
import { findClashes, findPaper, type Paper, registrationsWith } from './sitters.ts'

/**
 * Sets day and time of an exam paper. Refused if a student would have two exam papers at once, or if a future one would
 * move to a time that has begun. A change replaces the cards that carry it, notifies all candidates, and gives a new
 * seat to those whose seat is taken at the new time.
 */
export const setRoutine = defineProcess({
  ...contracts.examRoutineSet,
  name: { en: 'Set day and time of a paper', ne: 'परीक्षाको मिति र समय राख्ने' },
  roles: examOffice,
  run(given, { transact, session, nowMs }) {
    const slot = readSlot({
      day: given.exam_day,
      from: given.time_from,
      to: given.time_to,
    })
    if ('is' in slot)
      return Promise.resolve(refusal(`rule/${slot.reason}`, text[slot.reason], { status: 400 }))
    const { userId, clientId } = session
    return transact((transaction, did) =>
      setSlot({ transaction, did, userId, clientId, nowMs }, given, slot),
    )
  },
})

async function setSlot(
  at: ExamOfficeContext,
  given: Given<typeof contracts.examRoutineSet>,
  slot: Slot,
): Promise<Refusal | ProcessResult> {
  await oneAfterAnother(at)
  const ids = { examId: given.n_exam_master_ID, courseId: given.n_course_ID }
  const missing = await findMissing(at, ids)
  if (missing !== null) return missing
  const before = await findPaperOf(at, ids)
  if (before !== null && isSame(before.slot, slot))
    return refusal('rule/nothing-changed', text['nothing-changed'], { status: 409 })
  if (before !== null && isMovedIntoPast(before.slot, slot, at.nowMs))
    return refusal('rule/slot-passed', text['slot-passed'], { status: 409 })
  const routineId = await writeSlot(at, { ...ids, slot, before })
  const paper = await findPaper(at.transaction, routineId)
  if (paper === null) throw new Error(`Routine ${routineId} was not written`)
  const clash = refuseClashes(await findClashes(at.transaction, [routineId]))
  if (clash !== null) return clash
  const unseated = await reseatWhereTaken(at, paper)
  if (isRefusal(unseated)) return unseated
  const holders = before === null ? [] : await candidatesWith(at, ids)
  const cards = await renewCards(at, holders, {
    entrances: null,
    event: `${routineId}:${slot.day}:${slot.from}:${slot.to}:${at.nowMs}`,
    message: text['notice-time'],
    values: () => noticeOf(paper),
  })
  return { summary: text['routine-saved'], values: { cards, told: holders.length } }
}

function isSame(one: Slot, other: Slot): boolean {
  return one.day === other.day && one.from === other.from && one.to === other.to
}

async function candidatesWith(
  { transaction }: ExamOfficeContext,
  { examId, courseId }: { readonly examId: number; readonly courseId: number },
) {
  const rows = await registrationsWith(transaction, { examId, courseIds: [courseId] })
  return rows.map(({ n_exam_reg_id: id, c_bpartner_id: partnerId }) => ({
    table: 'n_exam_reg' as const,
    id,
    partnerId,
  }))
}

function noticeOf({ code, exam, slot: { day, from, to } }: Paper) {
  return { course: code, exam, day: dayLine(day) ?? '', from, to }
}

async function findMissing(
  { transaction, clientId }: ExamOfficeContext,
  { examId, courseId }: { readonly examId: number; readonly courseId: number },
): Promise<Refusal | null> {
  const exam = await transaction
    .selectFrom('n_exam_master')
    .select('n_exam_master_id')
    .where('n_exam_master_id', '=', examId)
    .where('ad_client_id', '=', clientId)
    .executeTakeFirst()
  if (exam === undefined) return unknown('exam')
  const course = await transaction
    .selectFrom('n_course')
    .select('n_course_id')
    .where('n_course_id', '=', courseId)
    .executeTakeFirst()
  return course === undefined ? unknown('course') : null
}

async function findPaperOf(
  { transaction }: ExamOfficeContext,
  { examId, courseId }: { readonly examId: number; readonly courseId: number },
): Promise<Paper | null> {
  const row = await transaction
    .selectFrom('n_exam_routine')
    .select('n_exam_routine_id')
    .where('n_exam_master_id', '=', examId)
    .where('n_course_id', '=', courseId)
    .executeTakeFirst()
  return row === undefined ? null : findPaper(transaction, row.n_exam_routine_id)
}

async function writeSlot(
  at: ExamOfficeContext,
  to: {
    readonly examId: number
    readonly courseId: number
    readonly slot: Slot
    readonly before: Paper | null
  },
): Promise<number> {
  const { slot, before } = to
  const times = { exam_day: slot.day, time_from: slot.from, time_to: slot.to }
  const { n_exam_routine_id: record } = await at.transaction
    .insertInto('n_exam_routine')
    .values({ n_exam_master_id: to.examId, n_course_id: to.courseId, ...times })
    .onConflict((conflict) =>
      conflict.columns(['n_exam_master_id', 'n_course_id']).doUpdateSet({ ...times, ...stamp(at) }),
    )
    .returning('n_exam_routine_id')
    .executeTakeFirstOrThrow()
  const was = before && {
    exam_day: before.slot.day,
    time_from: before.slot.from,
    time_to: before.slot.to,
  }
  at.did({ table: 'n_exam_routine', record, before: was ?? {}, after: times })
  return record
}
