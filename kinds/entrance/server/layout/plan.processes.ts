import type { Message } from '#platform/pure/message.ts'
import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { EntranceSeats } from '#features/examination/server/candidates.ts'
import {
  examOffice,
  layoutReaders,
  oneAfterAnother,
} from '#features/examination/server/exam-office.ts'
import { entranceLayoutMessages as text } from '../../rules/layout/messages.ts'
import * as contracts from '../../wire/layout.ts'
import type { EntranceSeatPlan, PlannedRoom } from '../../wire/layout.ts'
import { executeSeatPlan } from './execute-plan.ts'
import { entranceToChange, refusedLayout } from './opening.ts'
import { makeSeatPlan, type SeatPlan } from './seat-plan.ts'
import { sittingRooms, sittingsOf } from './sittings.rows.ts'

/** Makes a plan of numbers and seats and stores it: what it shows is what is executed. */
const makePlan = defineProcess({
  ...contracts.entranceSeatPlanMake,
  name: { en: 'Plan the seats of an entrance', ne: 'प्रवेश परीक्षाको सिट योजना बनाउने' },
  roles: examOffice,
  shows: [],
  run: ({ n_entrance_open_ID: openingId }, { database, session, nowMs }) =>
    database.transaction(async (transaction) => {
      const opening = await entranceToChange(transaction, { openingId, ...session })
      if (isRefusal(opening)) return opening
      const plan = await makeSeatPlan(transaction, openingId, nowMs)
      if (isRefusal(plan)) return plan
      const { entrance_seat_plan_id } = await transaction
        .insertInto('entrance_seat_plan')
        .values({
          n_entrance_open_id: openingId,
          created: new Date(nowMs),
          createdby: session.userId,
          plan: JSON.stringify(plan),
        })
        .returning('entrance_seat_plan_id')
        .executeTakeFirstOrThrow()
      return answer(transaction, entrance_seat_plan_id)
    }),
})

const readPlan = defineProcess({
  ...contracts.entranceSeatPlanRead,
  name: { en: 'Read a plan of seats', ne: 'सिट योजना हेर्ने' },
  roles: layoutReaders,
  shows: [],
  run: ({ entrance_seat_plan_ID: id }, { database }) => answer(database.kysely, id),
})

/** Gives the numbers and seats of a plan, all or none, once. */
const executePlan = (seats: EntranceSeats) =>
  defineProcess({
    ...contracts.entranceSeatPlanExecute,
    name: { en: 'Seat an entrance', ne: 'प्रवेश परीक्षाको सिट तोक्ने' },
    roles: examOffice,
    run: ({ entrance_seat_plan_ID: id }, { transact, session, nowMs }) =>
      transact(async (transaction, did) => {
        await oneAfterAnother({ transaction })
        const { rows } = await sql<StoredPlan>`select * from entrance_seat_plan
          where entrance_seat_plan_id = ${id} for update`.execute(transaction)
        const [stored] = rows
        if (stored === undefined) return refusedLayout('no-plan', 404)
        if (stored.executed !== null) return refusedLayout('plan-is-done')
        const { userId, clientId } = session
        const at = { transaction, did, userId, clientId, nowMs }
        const openingId = stored.n_entrance_open_id
        const opening = await lockedEntrance(at, openingId)
        if (isRefusal(opening)) return opening
        const now = await makeSeatPlan(transaction, openingId, nowMs)
        if (isRefusal(now) || JSON.stringify(now) !== stored.plan) return refusedLayout('plan-void')
        const done = await executeSeatPlan(at, { id, plan: now, opening }, seats)
        await transaction
          .updateTable('entrance_seat_plan')
          .set({ executed: new Date(nowMs) })
          .where('entrance_seat_plan_id', '=', id)
          .execute()
        const values = { numbers: now.numbers.length, n: now.seats.length, cards: done.cards }
        return { summary: text.executed, values, data: { seated: now.seats.length } }
      }),
  })

type StoredPlan = {
  readonly n_entrance_open_id: number
  readonly plan: string
  readonly executed: Date | null
}

/** Locks the entrance: its numbers stay as they are until the transaction ends. */
async function lockedEntrance(
  {
    transaction,
    clientId,
  }: { readonly transaction: Parameters<typeof makeSeatPlan>[0]; readonly clientId: number },
  openingId: number,
) {
  await sql`select from n_entrance_open where n_entrance_open_id = ${openingId} for update`.execute(
    transaction,
  )
  return entranceToChange(transaction, { openingId, clientId })
}

async function answer(
  reader: Reader,
  id: number,
): Promise<
  | Refusal
  | {
      readonly summary: (typeof text)['plan-read']
      readonly values: { readonly name: Message }
      readonly data: { readonly plan: EntranceSeatPlan }
    }
> {
  const row = await reader
    .selectFrom('entrance_seat_plan as p')
    .innerJoin('n_entrance_open as o', 'o.n_entrance_open_id', 'p.n_entrance_open_id')
    .select(['p.plan', 'p.executed', 'o.n_entrance_open_id'])
    .select(bothNames('o.name', 'o.name_ne').as('name'))
    .where('p.entrance_seat_plan_id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return refusedLayout('no-plan', 404)
  const stored = JSON.parse(row.plan) as SeatPlan
  const plan = {
    id,
    n_entrance_open_ID: row.n_entrance_open_id,
    name: row.name,
    executed: row.executed?.toISOString() ?? null,
    numbers: stored.numbers.length,
    seats: stored.seats.length,
    freed: stored.freed.length,
    rooms: await plannedRooms(reader, row.n_entrance_open_id, stored),
  }
  return { summary: text['plan-read'], values: { name: row.name }, data: { plan } }
}

async function plannedRooms(
  reader: Reader,
  openingId: number,
  { seats }: SeatPlan,
): Promise<readonly PlannedRoom[]> {
  const sittings = new Map(
    (await sittingsOf(reader, openingId)).map((each) => [each.routineId, each]),
  )
  const rooms = await sittingRooms(reader, openingId)
  return rooms.flatMap(({ routineId, roomId, room, centre }) => {
    const own = seats.filter((each) => each.routineId === routineId && each.roomId === roomId)
    const numbers = own.map(({ number }) => number).toSorted()
    if (own.length === 0) return []
    return [
      {
        n_exam_routine_ID: routineId,
        sitting: sittings.get(routineId)?.name ?? '',
        n_exam_room_ID: roomId,
        room,
        centre,
        applicants: own.length,
        specialNeed: own.filter(({ specialNeed }) => specialNeed).length,
        firstNumber: numbers[0] ?? '',
        lastNumber: numbers.at(-1) ?? '',
      },
    ]
  })
}

export const seatPlanProcesses = (seats: EntranceSeats): readonly Process[] => [
  makePlan,
  readPlan,
  executePlan(seats),
]
