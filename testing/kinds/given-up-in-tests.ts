import { addDays } from '#platform/pure/calendar/day.ts'
import { comeBack, pidxOf } from '../applicant.ts'
import type { Answer, Person } from '../person.ts'
import { type TestServer, todayOf } from '../test-server.ts'
import { passEntrance } from './admission-in-tests.ts'
import { apply, openProgram, someone } from './program-applicant.ts'

/** Fee of the admission, in paisa. */
export const paidFee = 3_820_000

/** All of it until tomorrow, half of it two days longer. */
export function seatShares(at: TestServer): string {
  const today = todayOf(at)
  return `${addDays(today, 1)}=100,${addDays(today, 3)}=50`
}

/** A student with a paid admission whose opening has this rule. */
export async function aPaidSeat(at: TestServer, shares = seatShares(at)) {
  const student = await someone(at)
  await passEntrance(at, student.person)
  const openingId = await openProgram(at, { row: { seats: 1, seat_shares: shares } })
  const applied = await apply(student.person, openingId)
  const id = Number(applied.body['id'])
  await paySeat(at, student.person, id)
  return { ...student, openingId, id, ...seatActions(student.person, id) }
}

export async function paySeat(at: TestServer, person: Person, id: number): Promise<void> {
  const target = { payment_type: 'ADMISSION', payment_reference_id: id }
  const pidx = pidxOf(await person.post('/nou/khaltipay/getlink', { ...target, amount: paidFee }))
  at.khalti.decide(pidx, 'pay')
  await comeBack(at, pidx)
}

/** The actions of the student on the own seat. */
export function seatActions(person: Person, id: number) {
  const run = (slug: string, more: object = {}) =>
    person.post(`/api/v1/processes/${slug}`, { n_program_creg_ID: id, ...more })
  return {
    read: async () => dataOf(await run('admission_give_up')),
    /** `credit`: rupees, as read. */
    ask: (credit: number) => run('admission_give_up_ask', { credit }),
    takeBack: () => run('admission_give_up_take_back'),
  }
}

function dataOf({ body }: Answer) {
  return body['data'] as {
    offer: { percent: number; credit: number; paid: number; until: string | null } | null
    asked: { percent: number; credit: number; mayTakeBack: boolean } | null
  }
}

/** The seats that wait for the office. */
export async function waitingSeats(by: Person) {
  const { body } = await by.post('/api/v1/processes/admission_give_ups', {})
  return (body['data'] as { seats: readonly WaitingSeat[] }).seats
}

type WaitingSeat = {
  readonly seat_give_up_ID: number
  readonly n_program_creg_ID: number
  readonly credit: number
  readonly isEnrolled: boolean
  readonly proposal: { readonly by: string; readonly isOwn: boolean } | null
}

/** Proposes to give a seat up, as staff. */
export async function proposeSeat(by: Person, id: number): Promise<Answer> {
  const waiting = (await waitingSeats(by)).find((each) => each.n_program_creg_ID === id)
  const seat_give_up_ID = waiting?.seat_give_up_ID ?? 0
  return by.post('/api/v1/processes/admission_give_up_propose', { seat_give_up_ID })
}
