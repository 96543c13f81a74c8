import { sayInBoth, sentences } from '#platform/pure/message.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { examinationMessages as text } from '../rules/office-messages.ts'
import { type Room, type Seated, seatAll, type Sitting } from '../rules/seating.ts'
import { overlaps } from '../rules/slot.ts'
import type { CandidateTable } from './candidates.ts'
import type { ExamOfficeContext } from './exam-office.ts'
import { type Paper, seatsOnDays, sittingOf } from './sitters.ts'

/** All rooms, or those of a centre, or one: in the order of their names, which is how a hall is filled. */
export async function findRooms(
  { transaction, clientId }: ExamOfficeContext,
  only: { readonly roomId?: number; readonly centreId?: number } = {},
): Promise<readonly Room[]> {
  const { roomId, centreId } = only
  const rows = await transaction
    .selectFrom('n_exam_room as r')
    .innerJoin('n_exam_centre as c', 'c.n_exam_centre_id', 'r.n_exam_centre_id')
    .select(['r.n_exam_room_id', 'r.seats'])
    .where('r.ad_client_id', '=', clientId)
    .where('r.isactive', '=', true)
    .where('c.isactive', '=', true)
    .$if(roomId !== undefined, (all) => all.where('r.n_exam_room_id', '=', roomId ?? 0))
    .$if(centreId !== undefined, (all) => all.where('r.n_exam_centre_id', '=', centreId ?? 0))
    .orderBy('c.n_exam_centre_id')
    .orderBy('r.name')
    .orderBy('r.n_exam_room_id')
    .execute()
  return rows.map(({ n_exam_room_id, seats }) => ({ roomId: n_exam_room_id, seats }))
}

/** Seats these sittings in these rooms and stores it; else a refusal with the number of missing seats by exam paper. */
export async function seatSittings(
  at: ExamOfficeContext,
  {
    sittings,
    rooms,
    papers,
    table = 'n_exam_reg',
  }: {
    readonly sittings: readonly Sitting[]
    readonly rooms: readonly Room[]
    readonly papers: readonly Paper[]
    /** Absent: registrations of an exam. */
    readonly table?: CandidateTable
  },
): Promise<Refusal | readonly Seated[]> {
  const days = [...new Set(sittings.map(({ slot }) => slot.day))]
  const own = papers.map(({ routineId }) => routineId)
  const taken = await seatsOnDays(at.transaction, days, own)
  const { seated, without } = seatAll({ sittings, rooms, taken })
  if (without.length > 0) return notEnough(without, papers)
  await writeSeats(at, seated, table)
  return seated
}

function notEnough(without: readonly Sitting[], papers: readonly Paper[]): Refusal {
  const missing = [...Map.groupBy(without, ({ routineId }) => routineId)].map(([id, of]) => {
    const code = papers.find(({ routineId }) => routineId === id)?.code ?? String(id)
    return sayInBoth(text['seats-missing-for'], { code, n: of.length })
  })
  const values = { list: sentences(...missing) }
  return refusal('rule/not-enough-seats', text['not-enough-seats'], { status: 409, values })
}

const batch = 1_000

/** Stores seats of the applications of a table, of which `registrationId` is the id. */
export async function writeSeats(
  { transaction, userId }: Pick<ExamOfficeContext, 'transaction' | 'userId'>,
  seated: readonly Omit<Seated, 'slot'>[],
  table: CandidateTable,
): Promise<void> {
  for (let from = 0; from < seated.length; from += batch)
    await transaction
      .insertInto('n_exam_seat')
      .values(
        seated.slice(from, from + batch).map((each) => ({
          n_exam_routine_id: each.routineId,
          [`${table}_id` as const]: each.registrationId,
          n_exam_room_id: each.roomId,
          seat: each.seat,
          createdby: userId,
          updatedby: userId,
        })),
      )
      .execute()
}

/** Deletes the seats of these candidates in an exam paper or a sitting. */
export async function clearSeats(
  { transaction }: Pick<ExamOfficeContext, 'transaction'>,
  routineId: number,
  { table, ids }: { readonly table: CandidateTable; readonly ids: readonly number[] },
): Promise<void> {
  await transaction
    .deleteFrom('n_exam_seat')
    .where('n_exam_routine_id', '=', routineId)
    .where(`${table}_id`, 'in', [0, ...ids])
    .execute()
}

/** Gives new seats to candidates whose seat is taken at the new time of the exam paper. */
export async function reseatWhereTaken(
  at: ExamOfficeContext,
  paper: Paper,
): Promise<Refusal | readonly Seated[]> {
  const onDay = await seatsOnDays(at.transaction, [paper.slot.day])
  const own = onDay.filter(({ routineId }) => routineId === paper.routineId)
  const others = onDay.filter(
    ({ routineId, slot }) => routineId !== paper.routineId && overlaps(slot, paper.slot),
  )
  const used = new Set(others.map(({ roomId, seat }) => `${roomId}:${seat}`))
  const evicted = own.filter(({ roomId, seat }) => used.has(`${roomId}:${seat}`))
  if (evicted.length === 0) return []
  const ids = evicted.flatMap(({ registrationId: id }) => (id === null ? [] : [id]))
  await clearSeats(at, paper.routineId, { table: 'n_exam_reg', ids })
  const sittings = ids.map((id) => sittingOf(paper, id))
  return seatSittings(at, { sittings, rooms: await findRooms(at), papers: [paper] })
}
