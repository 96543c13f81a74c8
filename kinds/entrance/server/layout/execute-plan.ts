import { nameInBoth, sayInBoth } from '#platform/pure/message.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import { dayLine } from '#features/documents/rules/facts.ts'
import { replaceIfPrinted } from '#features/documents/server/register/register.ts'
import { examinationMessages } from '#features/examination/rules/office-messages.ts'
import { hoursOf } from '#features/examination/rules/slot.ts'
import type { EntranceSeats } from '#features/examination/server/candidates.ts'
import type { ExamOfficeContext } from '#features/examination/server/exam-office.ts'
import { writeSeats } from '#features/examination/server/seat-papers.ts'
import { slotOf } from '#features/examination/server/sitters.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { entranceLayoutMessages as text } from '../../rules/layout/messages.ts'
import type { LaidOutEntrance } from './opening.ts'
import type { SeatPlan } from './seat-plan.ts'

type Executing = {
  readonly id: number
  readonly plan: SeatPlan
  readonly opening: LaidOutEntrance
}

/** Gives numbers and seats exactly as planned, replaces cards that were printed before, and notifies each applicant. */
export async function executeSeatPlan(
  at: ExamOfficeContext,
  { id, plan, opening }: Executing,
  seats: EntranceSeats,
): Promise<{ readonly cards: number }> {
  const { transaction, userId, nowMs } = at
  const seated = new Set(plan.seats.map((each) => each.id))
  for (const { id: record, number } of plan.numbers) {
    const after = { erollno: number }
    const row = { table: 'n_entrance_reg', key: 'n_entrance_reg_id', id: record }
    await writeRow(transaction, row, { columns: after, userId, nowMs })
    if (!seated.has(record))
      at.did({ table: 'n_entrance_reg', record, before: { erollno: null }, after })
  }
  await freeSeats(at, plan.freed, seats)
  const given = plan.seats.map((each) => ({ ...each, registrationId: each.id }))
  await writeSeats(at, given, 'n_entrance_reg')
  const ids = [...seated].toSorted((one, other) => one - other)
  const before = await seatTexts(at, ids)
  await seats.storeSeats(transaction, ids)
  const numbered = new Set(plan.numbers.map((each) => each.id))
  let cards = 0
  for (const applicationId of ids) {
    const card = await seats.cardOf(transaction, applicationId)
    if (await replaceIfPrinted(transaction, card, nowMs)) cards += 1
    await tellSeat(at, {
      id,
      opening,
      applicationId,
      before: before.get(applicationId) ?? null,
      isNumbered: numbered.has(applicationId),
    })
  }
  return { cards }
}

async function freeSeats(
  { transaction, did }: ExamOfficeContext,
  ids: readonly number[],
  seats: EntranceSeats,
): Promise<void> {
  if (ids.length === 0) return
  const before = await seatTexts({ transaction }, ids)
  await transaction
    .deleteFrom('n_exam_seat')
    .where('n_entrance_reg_id', 'in', [...ids])
    .execute()
  await seats.storeSeats(transaction, ids)
  for (const [record, exam_centre] of before)
    did({ table: 'n_entrance_reg', record, before: { exam_centre }, after: { exam_centre: null } })
}

/** Seats as these applications show them now. */
async function seatTexts(
  { transaction }: Pick<ExamOfficeContext, 'transaction'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const rows = await transaction
    .selectFrom('n_entrance_reg')
    .select(['n_entrance_reg_id as id', 'exam_centre'])
    .where('n_entrance_reg_id', 'in', [0, ...ids])
    .execute()
  return new Map(rows.map(({ id, exam_centre }) => [id, exam_centre]))
}

type SeatGiven = Pick<Executing, 'id' | 'opening'> & {
  readonly applicationId: number
  /** Its seat as a text before. */
  readonly before: string | null
  /** Its symbol number is given too. */
  readonly isNumbered: boolean
}

async function tellSeat(
  at: ExamOfficeContext,
  { id, opening, applicationId, before, isNumbered }: SeatGiven,
): Promise<void> {
  const row = await at.transaction
    .selectFrom('n_exam_seat as s')
    .innerJoin('n_entrance_reg as a', 'a.n_entrance_reg_id', 's.n_entrance_reg_id')
    .innerJoin('n_exam_routine as t', 't.n_exam_routine_id', 's.n_exam_routine_id')
    .innerJoin('n_exam_room as r', 'r.n_exam_room_id', 's.n_exam_room_id')
    .innerJoin('n_exam_centre as c', 'c.n_exam_centre_id', 'r.n_exam_centre_id')
    .select(['a.c_bpartner_id', 'a.erollno', 'a.exam_centre', 's.seat', 'r.name as room'])
    .select(['c.name as centre', 't.exam_day', 't.time_from', 't.time_to'])
    .where('s.n_entrance_reg_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const { exam_centre, room, seat, centre } = row
  const slot = slotOf(row)
  const number = isNumbered ? { before: { erollno: null }, after: { erollno: row.erollno } } : {}
  const change = {
    before: { ...number.before, exam_centre: before },
    after: { ...number.after, exam_centre },
  }
  at.did({ table: 'n_entrance_reg', record: applicationId, ...change })
  await notifyPartner(at.transaction, {
    partnerId: row.c_bpartner_id,
    sort: 'exam-seat',
    event: `n_entrance_reg:${applicationId}:${id}`,
    message: text['notice-seated'],
    values: {
      exam: nameInBoth(opening.name, opening.name_ne),
      number: row.erollno ?? '',
      day: dayLine(slot.day) ?? '',
      hours: hoursOf(slot),
      place: sayInBoth(examinationMessages.seat, { room, seat, centre }),
    },
    nowMs: at.nowMs,
  })
}
