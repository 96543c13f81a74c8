import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { sayInBoth, nameInBoth } from '#platform/pure/message.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { examinationMessages as text } from '../rules/office-messages.ts'
import type { Seated, Sitting } from '../rules/seating.ts'
import { type ExamOfficeContext, examOffice, oneAfterAnother, unknown } from './exam-office.ts'
import { refuseClashes } from './refused-clash.ts'
import { clearSeats, findRooms, seatSittings } from './seat-papers.ts'
import { type ExamPaper, findClashes, papersOfExam, sittingOf } from './sitters.ts'

/**
 * Seats a whole exam in one transaction: each approved registration in each of its exam papers, room after room in the
 * order of symbol numbers, one seat for all papers if possible. Seats already given stay. Run again, it seats later
 * candidates and frees the seats of closed registrations. All or none.
 */
export const giveSeats = defineProcess({
  ...contracts.examSeats,
  name: { en: 'Seat an exam', ne: 'परीक्षाको सिट तोक्ने' },
  roles: examOffice,
  run(given, { transact, session, nowMs }) {
    const examId = given.n_exam_master_ID
    const centre = given.n_exam_centre_ID
    const only = centre === undefined ? {} : { centreId: centre }
    const { userId, clientId } = session
    return transact((transaction, did) =>
      seatExam({ transaction, did, userId, clientId, nowMs }, examId, only),
    )
  },
})

async function seatExam(
  at: ExamOfficeContext,
  examId: number,
  only: { readonly centreId?: number },
): Promise<Refusal | ProcessResult> {
  await oneAfterAnother(at)
  const papers = await papersOfExam(at.transaction, examId)
  const registered = await approvedPapers(at, examId)
  if (papers.length === 0 && registered.length === 0) return unknown('exam')
  const unready = refuseUnready(papers, registered)
  if (unready !== null) return unready
  const clash = refuseClashes(
    await findClashes(
      at.transaction,
      papers.map(({ routineId }) => routineId),
    ),
  )
  if (clash !== null) return clash
  const seatedBefore = await freeClosed(at, papers)
  const isSeated = new Set(
    seatedBefore.map((each) => `${each.n_exam_routine_id}:${each.n_exam_reg_id}`),
  )
  const sittings = registered.flatMap((each): Sitting[] => {
    const paper = papers.find(({ courseId }) => courseId === each.n_course_id)
    return paper === undefined || isSeated.has(`${paper.routineId}:${each.n_exam_reg_id}`)
      ? []
      : [sittingOf(paper, each.n_exam_reg_id)]
  })
  const rooms = await findRooms(at, only)
  const seated = await seatSittings(at, { sittings, rooms, papers })
  if (isRefusal(seated)) return seated
  await tellSeated(at, seated)
  const values = { n: seated.length, before: seatedBefore.length }
  return { summary: text['seats-given'], values, data: { seated: seated.length } }
}

/** Exam papers of approved registrations, in the order of symbol numbers. */
function approvedPapers({ transaction, clientId }: ExamOfficeContext, examId: number) {
  return transaction
    .selectFrom('n_exam_reg as a')
    .innerJoin('n_exam_regdetails as d', 'd.n_exam_reg_id', 'a.n_exam_reg_id')
    .innerJoin('n_course as c', 'c.n_course_id', 'd.n_course_id')
    .select(['a.n_exam_reg_id', 'a.erollno', 'd.n_course_id', 'c.value as code'])
    .where('a.n_exam_master_id', '=', examId)
    .where('a.ad_client_id', '=', clientId)
    .where('a.docstatus', 'in', ['AP', 'CO'])
    .orderBy('a.erollno')
    .orderBy('a.n_exam_reg_id')
    .execute()
}

type Registered = Awaited<ReturnType<typeof approvedPapers>>

/** Numbers and times come first: they decide who sits where. */
function refuseUnready(papers: readonly ExamPaper[], registered: Registered): Refusal | null {
  const known = new Set(papers.map(({ courseId }) => courseId))
  const codes = new Set(
    registered
      .flatMap((each) => (known.has(each.n_course_id) ? [] : [each.code]))
      .toSorted((one, other) => one.localeCompare(other)),
  )
  if (codes.size > 0) {
    const values = { codes: [...codes].join(', ') }
    return refusal('rule/routine-first', text['routine-first'], { status: 409, values })
  }
  const unnumbered = new Set(
    registered.flatMap((each) => (each.erollno === null ? [each.n_exam_reg_id] : [])),
  )
  return unnumbered.size === 0
    ? null
    : refusal('rule/numbers-first', text['numbers-first'], {
        status: 409,
        values: { n: unnumbered.size },
      })
}

/** Frees the seats of closed registrations, then gives the sittings that are left in these exam papers. */
async function freeClosed(at: ExamOfficeContext, papers: readonly ExamPaper[]) {
  const rows = await at.transaction
    .selectFrom('n_exam_seat as s')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 's.n_exam_reg_id')
    .select(['s.n_exam_routine_id', 'a.n_exam_reg_id', 'a.docstatus'])
    .where('s.n_exam_routine_id', 'in', [0, ...papers.map(({ routineId }) => routineId)])
    .execute()
  const closed = rows.filter(({ docstatus }) => docstatus === 'CL')
  for (const { routineId } of papers) {
    const of = closed.filter((each) => each.n_exam_routine_id === routineId)
    if (of.length > 0)
      await clearSeats(at, routineId, {
        table: 'n_exam_reg',
        ids: of.map((each) => each.n_exam_reg_id),
      })
  }
  return rows.filter(({ docstatus }) => docstatus !== 'CL')
}

/** Each student once, with the first seat of theirs. */
async function tellSeated(at: ExamOfficeContext, seated: readonly Seated[]): Promise<void> {
  for (const [registrationId] of Map.groupBy(seated, (each) => each.registrationId)) {
    const row = await at.transaction
      .selectFrom('n_exam_seat as s')
      .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 's.n_exam_reg_id')
      .innerJoin('n_exam_master as m', 'm.n_exam_master_id', 'a.n_exam_master_id')
      .innerJoin('n_exam_room as r', 'r.n_exam_room_id', 's.n_exam_room_id')
      .innerJoin('n_exam_centre as c', 'c.n_exam_centre_id', 'r.n_exam_centre_id')
      .select([
        'a.c_bpartner_id',
        'a.erollno',
        'm.name as exam',
        'm.name_ne as exam_ne',
        'r.name as room',
        's.seat',
      ])
      .select('c.name as centre')
      .where('s.n_exam_reg_id', '=', registrationId)
      .orderBy('s.n_exam_routine_id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { exam, exam_ne, erollno, ...place } = row
    const number = erollno ?? ''
    const after = { seat: `${place.centre}, ${place.room}, ${place.seat}` }
    at.did({ table: 'n_exam_reg', record: registrationId, before: { seat: null }, after })
    await notifyPartner(at.transaction, {
      partnerId: row.c_bpartner_id,
      sort: 'exam-seat',
      event: `n_exam_reg:${registrationId}`,
      message: text['notice-seated'],
      values: { exam: nameInBoth(exam, exam_ne), number, place: sayInBoth(text.seat, place) },
      nowMs: at.nowMs,
    })
  }
}
