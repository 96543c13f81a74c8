import { aCentre } from '#testing/kinds/examination-in-tests.ts'
import { type TestServer, todayOf } from '#testing/test-server.ts'
import type { Answer, Person } from '#testing/person.ts'
import { anEntranceOpening, storeApplication, storeOpening } from './entrance.factory.ts'

let name = 0

/** An entrance as the exam office lays it out; `held`: its scores can be entered once its sittings are over. */
export async function anEntranceToLayOut(
  at: TestServer,
  title = `Entrance ${name++}`,
  state: 'open' | 'held' = 'open',
) {
  const row = anEntranceOpening(state, { name: title, today: todayOf(at) })
  const openingId = await at.database.transaction((transaction) => storeOpening(transaction, row))
  const opening = { n_entrance_open_ID: openingId }
  const run = async (slug: string, body: object): Promise<Answer> =>
    (await at.staff('exam-office')).post(`/api/v1/processes/${slug}`, body)
  const data = async (slug: string, body: object) => (await run(slug, body)).body['data'] as object
  return {
    openingId,
    opening,
    run,
    centre: (rooms: Readonly<Record<string, number>>) =>
      aCentre({ run }, `Centre ${name++}`, rooms),
    sitting: (facts: SittingOnWire, more: object = {}) =>
      run('entrance_sitting_set', { ...opening, ...sittingToWire(facts), ...more }),
    applicant: (facts: ApplicantFacts = {}) => approved(at, openingId, facts),
    /** Makes a plan and executes it. */
    async seatAll() {
      const made = await data('entrance_seat_plan_make', opening)
      const { id } = Reflect.get(made, 'plan') as { readonly id: number }
      return run('entrance_seat_plan_execute', { entrance_seat_plan_ID: id })
    },
    /** Seats by name of applicant: sitting, room, seat. */
    async seats(): Promise<Readonly<Record<string, readonly [string, string, number]>>> {
      const rows = await at.database.kysely
        .selectFrom('n_exam_seat as s')
        .innerJoin('n_entrance_reg as a', 'a.n_entrance_reg_id', 's.n_entrance_reg_id')
        .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
        .innerJoin('n_exam_routine as t', 't.n_exam_routine_id', 's.n_exam_routine_id')
        .innerJoin('n_exam_room as r', 'r.n_exam_room_id', 's.n_exam_room_id')
        .select(['p.name', 't.name as sitting', 'r.name as room', 's.seat'])
        .where('a.n_entrance_open_id', '=', openingId)
        .execute()
      return Object.fromEntries(
        rows.map((each) => [each.name, [each.sitting, each.room, each.seat]]),
      )
    },
  }
}

type SittingOnWire = {
  readonly name: string
  /** Day, from, to. */
  readonly slot: readonly string[]
  readonly rooms: readonly number[]
}

function sittingToWire({ name: Name, slot: [exam_day, time_from, time_to], rooms }: SittingOnWire) {
  return { Name, exam_day, time_from, time_to, rooms }
}

type ApplicantFacts = {
  readonly name?: string
  readonly centreId?: number
  readonly specialNeed?: boolean
  readonly status?: string
  /** A student who is there already. */
  readonly of?: { readonly partnerId: number; readonly email: string }
}

async function approved(at: TestServer, openingId: number, facts: ApplicantFacts) {
  const {
    name: given = `Applicant ${name++}`,
    centreId,
    specialNeed = false,
    status = 'AP',
  } = facts
  const { partnerId, email } = facts.of ?? (await at.student({ name: given }))
  const id = await at.database.transaction((transaction) =>
    storeApplication(transaction, { partnerId, openingId }),
  )
  await at.database.kysely
    .updateTable('n_entrance_reg')
    .set({ docstatus: status, special_need: specialNeed, n_exam_centre_id: centreId ?? null })
    .where('n_entrance_reg_id', '=', id)
    .execute()
  let person: Promise<Person> | null = null
  return { id, partnerId, email, name: given, person: () => (person ??= at.signIn(email)) }
}
