import { addDays, dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import {
  done,
  type MeritApplication,
  meritRules,
  scoredEntrance,
  type ScoredStudent,
} from '#testing/kinds/merit-in-tests.ts'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, todayOf } from '#testing/test-server.ts'

/** Programmes of the test university: the entrance's own, and two further ones. */
export const [ownProgram, civil, computer] = ['B.Tech CS & AI', 'BE Civil', 'BE Computer'] as const
export type ProgramOfTests = typeof ownProgram | typeof civil | typeof computer

type Preferring = ScoredStudent & { readonly order?: readonly ProgramOfTests[] }

export type ApplicantOfPrograms = MeritApplication & { readonly by: Person }

/** A scored entrance for three programmes, whose applicants chose their order before the last day to apply. */
export async function entranceOfPrograms(at: TestServer, students: readonly Preferring[]) {
  const academics = await academicsOf(at, ownProgram)
  const entrance = await scoredEntrance(at, students)
  const { openingId, body } = entrance
  const { kysely } = at.database
  const lastDay = (days: number) => ({ apply_uptolate: addDays(todayOf(at), days) })
  const change = { ...academics, ...lastDay(5) }
  for (const [table, columns] of [
    ['n_entrance_open', change],
    ['n_entrance_reg', academics],
  ] as const)
    await kysely
      .updateTable(table)
      .set(columns)
      .where('n_entrance_open_id', '=', openingId)
      .execute()
  const ids = {
    [ownProgram]: academics.n_program_id,
    [civil]: (await academicsOf(at, civil)).n_program_id,
    [computer]: (await academicsOf(at, computer)).n_program_id,
  }
  const mina = await at.staff('exam-office')
  const programs = [ids[civil], ids[computer]]
  await done(mina, 'entrance_programs_set', { ...body, programs })
  const people: ApplicantOfPrograms[] = []
  for (const [index, person] of entrance.people.entries()) {
    const by = await at.signIn(person.email)
    const order = students[index]?.order ?? []
    const chosen = { n_entrance_reg_ID: person.id, programs: order.map((name) => ids[name]) }
    if (order.length > 0) await done(by, 'entrance_program_order_set', chosen)
    people.push({ ...person, by })
  }
  await kysely
    .updateTable('n_entrance_open')
    .set(lastDay(-30))
    .where('n_entrance_open_id', '=', openingId)
    .execute()
  return { ...entrance, people, ids, mina }
}

type EntranceOfPrograms = Awaited<ReturnType<typeof entranceOfPrograms>>

/** Seats for all applicants, by programme. */
export function seatsOfPrograms(
  { ids }: Pick<EntranceOfPrograms, 'ids'>,
  seats: { readonly own: number; readonly civil: number; readonly computer: number },
) {
  const rules = meritRules(seats.own, 0)
  const quotas = (open: number) => meritRules(open, 0).quotas
  return {
    ...rules,
    further: [
      { program: ids[civil], quotas: quotas(seats.civil) },
      { program: ids[computer], quotas: quotas(seats.computer) },
    ],
  }
}

/** Computes the list with these seats, and publishes it by two people. */
export async function publishPrograms(
  at: TestServer,
  entrance: EntranceOfPrograms,
  seats: Parameters<typeof seatsOfPrograms>[1],
): Promise<void> {
  const { body } = entrance
  const [mina, sarita] = [await at.staff('exam-office'), await at.staff('registrar')]
  const rules = JSON.stringify(seatsOfPrograms(entrance, seats))
  await done(mina, 'entrance_merit_rules', { ...body, rules })
  await publishComputed(at, { body, mina, sarita })
}

/** Computes the list with the saved rules, and publishes it by two people. */
export async function publishComputed(
  at: TestServer,
  {
    body,
    mina,
    sarita,
    meanwhile,
  }: {
    readonly body: object
    readonly mina: Person
    readonly sarita: Person
    /** Happens between the confirmation and the release time. */
    readonly meanwhile?: () => Promise<unknown>
  },
): Promise<void> {
  await done(mina, 'entrance_merit_compute', body)
  const atMs = at.clock.nowMs() + 600_000
  const publication = { at: `${dayInNepal(atMs)} ${timeInNepal(atMs)}`, answer_days: 7 }
  await confirm(sarita, await done(mina, 'entrance_merit_publish', { ...body, ...publication }))
  await meanwhile?.()
  at.clock.advance(600_000)
  await at.jobs.runNow('merit-lists')
}
