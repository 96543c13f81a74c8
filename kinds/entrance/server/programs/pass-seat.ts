import { sql } from 'kysely'
import { addDays, type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { passedAlong, quotasOf, type SeatProgram } from '../../rules/merit/rule-set.ts'
import type { MeritListRow } from '../merit/stored-list.ts'
import { rulesOf } from '../merit/stored-rules.ts'
import { nextWaiting, type WaitingPerson } from './waiting.ts'

type SeatOfList = { readonly list: MeritListRow; readonly nowMs: number }

/** Last day to accept a seat that is offered at a time. */
export function answerUntil({ answer_days: days }: MeritListRow, nowMs: number): Day {
  return addDays(dayInNepal(nowMs), days ?? 1)
}

/** A seat that a person got: from the waiting list, or instead of one in a programme that is preferred less. */
export type SeatGiven = WaitingPerson & { readonly seat: number; readonly program: SeatProgram }

/**
 * Gives a free seat to the best one waiting who competes for its quota, else for those that it is passed on to. The seat
 * that this person held is free then and is given in the same way, until one stays empty or its person held none. The
 * caller holds the list's lock.
 */
export async function passSeat(
  transaction: Transaction,
  at: SeatOfList,
  free: number,
): Promise<readonly SeatGiven[]> {
  const next = await giveSeat(transaction, at, free)
  if (next === null) return []
  return next.held === null ? [next] : [next, ...(await passSeat(transaction, at, next.held))]
}

async function giveSeat(
  transaction: Transaction,
  { list, nowMs }: SeatOfList,
  seat: number,
): Promise<SeatGiven | null> {
  const { quota, n_program_id: program } = await transaction
    .selectFrom('merit_seat')
    .select(['quota', 'n_program_id'])
    .where('merit_list_id', '=', list.merit_list_id)
    .where('seat', '=', seat)
    .executeTakeFirstOrThrow()
  const { rules } = await rulesOf(transaction, list.merit_rules_id)
  for (const givenBy of passedAlong(quota, quotasOf(rules, program))) {
    const person = await nextWaiting(transaction, list, { program, quota: givenBy })
    if (person === null) continue
    const next = { ...person, seat, program }
    await storeSeat(transaction, { list, nowMs }, { next, givenBy })
    return next
  }
  return null
}

/** An accepted seat stays accepted when its person moves up; one without an answer has the whole time again. */
async function storeSeat(
  transaction: Transaction,
  { list, nowMs }: SeatOfList,
  { next, givenBy }: { readonly next: SeatGiven; readonly givenBy: string },
): Promise<void> {
  const { id, seat, place, held, answer } = next
  const row = { merit_list_id: list.merit_list_id, n_entrance_reg_id: id }
  const offer = {
    seat,
    place,
    given_by: givenBy,
    ...(answer === null && { answer_until: answerUntil(list, nowMs) }),
  }
  if (held === null) {
    await transaction
      .insertInto('merit_offer')
      .values({ ...row, ...offer, waited: waitedOf(row) })
      .execute()
    return
  }
  await transaction
    .updateTable('merit_offer')
    .set(offer)
    .where('merit_list_id', '=', row.merit_list_id)
    .where('n_entrance_reg_id', '=', id)
    .execute()
  await transaction
    .insertInto('merit_move')
    .values({ ...row, from_seat: held, to_seat: seat, moved: new Date(nowMs) })
    .execute()
}

/** Place of a person in the waiting list. */
function waitedOf(at: { readonly merit_list_id: number; readonly n_entrance_reg_id: number }) {
  return sql<number>`(select waiting from merit_place
    where merit_list_id = ${at.merit_list_id} and n_entrance_reg_id = ${at.n_entrance_reg_id})`
}
