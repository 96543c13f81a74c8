import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import { symbolNumbers } from '#features/applying/server/desk/symbol-numbers.ts'
import { overlaps } from '#features/examination/rules/facts.ts'
import {
  type ApplicantToSeat,
  type OpenSitting,
  type PlannedSeat,
  planSeats,
} from '../../rules/layout/plan-seats.ts'
import { entranceLayoutMessages as text } from '../../rules/layout/messages.ts'
import { refusedLayout } from './opening.ts'
import { type OtherExam, otherExams } from './other-exams.ts'
import { refuseListed, refuseTwoAtOnce } from './refused-twice.ts'
import { type Sitting, type SittingRoom, sittingRooms, sittingsOf } from './sittings.rows.ts'

/** Numbers and seats that a plan gives, as stored. */
export type SeatPlan = {
  readonly numbers: readonly { readonly id: number; readonly number: string }[]
  readonly seats: readonly (PlannedSeat & {
    readonly number: string
    readonly specialNeed: boolean
  })[]
  /** Applications that are not approved any more and lose their seat. */
  readonly freed: readonly number[]
}

type ApplicantRow = {
  readonly id: number
  readonly number: string | null
  readonly centreId: number | null
  readonly centre: string | null
  readonly specialNeed: boolean
  readonly isApproved: boolean
  readonly isSeated: boolean
}

type Numbered = ApplicantToSeat & { readonly number: string; readonly centre: string | null }

/**
 * The numbers and seats that the approved applicants of an entrance would get now: those who have none, in the order of
 * symbol numbers. Refused if there are more applicants than seats, or if one has other exams at each time.
 */
export async function makeSeatPlan(
  transaction: Transaction,
  openingId: number,
  nowMs: number,
): Promise<SeatPlan | Refusal> {
  const sittings = await sittingsOf(transaction, openingId)
  if (sittings.length === 0) return refusedLayout('sittings-first')
  const rows = await applicantsOf(transaction, openingId)
  const freed = rows.filter(({ isApproved, isSeated }) => isSeated && !isApproved)
  const numbers = await newNumbers(transaction, { openingId, rows, nowMs })
  const waiting = rows.filter(({ isApproved, isSeated }) => isApproved && !isSeated)
  if (numbers.size + waiting.length + freed.length === 0) return refusedLayout('nothing-to-plan')
  const others = await otherExams(transaction, openingId)
  const applicants = waiting.map((row) => toSeat(row, numbers, others)).toSorted(byNumber)
  const rooms = await sittingRooms(transaction, openingId)
  const free = await seatsFreed(transaction, freed)
  const { seated, full, busy } = planSeats(applicants, openSittings(sittings, rooms, free))
  const refused =
    refuseTwoAtOnce(atOnce(busy, sittings, others)) ??
    refuseListed('not-enough-seats', 'seats-missing-at', missingSeats(full))
  if (refused !== null) return refused
  const byId = new Map(applicants.map((applicant) => [applicant.id, applicant]))
  return {
    numbers: [...numbers].map(([id, number]) => ({ id, number })),
    seats: seated.map((seat) => {
      const { number = '', specialNeed = false } = byId.get(seat.id) ?? {}
      return { ...seat, number, specialNeed }
    }),
    freed: freed.map(({ id }) => id),
  }
}

/** Approved applicants, and those who have a seat; in the order of applying. */
async function applicantsOf(
  transaction: Transaction,
  openingId: number,
): Promise<readonly ApplicantRow[]> {
  const { rows } = await sql<ApplicantRow>`
    select a.n_entrance_reg_id as id, a.erollno as number, a.special_need as "specialNeed",
      c.n_exam_centre_id as "centreId", c.name as centre,
      a.docstatus in ('AP', 'CO') as "isApproved", s.n_exam_seat_id is not null as "isSeated"
    from n_entrance_reg a left join n_exam_seat s using (n_entrance_reg_id)
    left join n_exam_centre c on c.n_exam_centre_id = a.n_exam_centre_id
    where a.n_entrance_open_id = ${openingId}
      and (a.docstatus in ('AP', 'CO') or s.n_exam_seat_id is not null)
    order by a.n_entrance_reg_id`.execute(transaction)
  return rows
}

/** Numbers for approved applicants without one, in the order of applying. */
async function newNumbers(
  transaction: Transaction,
  at: {
    readonly openingId: number
    readonly rows: readonly ApplicantRow[]
    readonly nowMs: number
  },
): Promise<ReadonlyMap<number, string>> {
  const series = { table: 'n_entrance_reg', column: 'n_entrance_open_id', id: at.openingId }
  const next = await symbolNumbers(transaction, series, at.nowMs)
  const without = at.rows.filter(({ isApproved, number }) => isApproved && number === null)
  return new Map(without.map(({ id }) => [id, next()]))
}

function toSeat(
  { id, number, centreId, centre, specialNeed }: ApplicantRow,
  numbers: ReadonlyMap<number, string>,
  others: readonly OtherExam[],
): Numbered {
  const busy = others.filter((each) => each.id === id).map(({ slot }) => slot)
  return { id, number: number ?? numbers.get(id) ?? '', centreId, centre, specialNeed, busy }
}

function byNumber(one: Numbered, other: Numbered): number {
  return one.number.localeCompare(other.number) || one.id - other.id
}

/** Seats that become free, as `sitting:room:seat`. */
async function seatsFreed(
  transaction: Transaction,
  freed: readonly ApplicantRow[],
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .selectFrom('n_exam_seat')
    .select(['n_exam_routine_id', 'n_exam_room_id', 'seat'])
    .where('n_entrance_reg_id', 'in', [0, ...freed.map(({ id }) => id)])
    .execute()
  return new Set(rows.map((row) => `${row.n_exam_routine_id}:${row.n_exam_room_id}:${row.seat}`))
}

function openSittings(
  sittings: readonly Sitting[],
  rooms: readonly SittingRoom[],
  free: ReadonlySet<string>,
): readonly OpenSitting[] {
  return sittings.map(({ routineId, slot }) => ({
    routineId,
    slot,
    rooms: rooms
      .filter((room) => room.routineId === routineId)
      .map(({ roomId, centreId, seats, taken }) => {
        const used = new Set(taken.filter((seat) => !free.has(`${routineId}:${roomId}:${seat}`)))
        const all = Array.from({ length: seats }, (_, index) => index + 1)
        return { roomId, centreId, seats: all.filter((seat) => !used.has(seat)) }
      }),
  }))
}

/** The other exam of each applicant at the time of the first sitting that it meets. */
function atOnce(
  busy: readonly Numbered[],
  sittings: readonly Sitting[],
  others: readonly OtherExam[],
): readonly OtherExam[] {
  return busy.flatMap(({ id }) => {
    const own = others.filter((each) => each.id === id)
    const met = own.find((each) => sittings.some(({ slot }) => overlaps(slot, each.slot)))
    return met === undefined ? [] : [met]
  })
}

function missingSeats(full: readonly Numbered[]) {
  return [...Map.groupBy(full, ({ centre }) => centre)].map(([centre, of]) => ({
    centre: centre ?? text['any-centre'],
    n: of.length,
  }))
}
