import { nameInBoth } from '#platform/pure/message.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { selectionMessages as text } from '../rules/messages.ts'
import { seatsFrom } from '../rules/seats.ts'
import { candidatesOf, keyOf, lockOpening, unknownOpening } from './candidates.ts'
import { step, type Selection } from './selection.ts'

/**
 * Seats for all candidates who have none, in the order of symbol numbers, counted on from a first one. A seat given once
 * stays, and none is given twice. Each candidate is notified.
 */
export function giveSeats(of: Selection): Process {
  const { applications: table, texts } = of
  return defineProcess({
    ...step(of, 'seats'),
    run: (given, { transact, session, nowMs, record: openingId }) =>
      transact(async (transaction, did) => {
        const opening = await lockOpening(transaction, of, { openingId, ...session })
        if (opening === null) return unknownOpening(of)
        if (opening.published !== null)
          return refusal('rule/published-already', texts['published-already'], { status: 409 })
        const beside = await of.beside.seats(transaction, { openingId, nowMs })
        if (beside !== null) return beside
        const candidates = await candidatesOf(transaction, of, openingId)
        if (candidates.some(({ symbolNumber }) => symbolNumber === ''))
          return refusal('rule/numbers-first', text['numbers-first'], { status: 409 })
        const waiting = candidates.filter(({ seat }) => seat === '')
        const taken = await takenSeats(transaction, of, openingId)
        const seats = seatsFrom(given.first_seat, { taken, count: waiting.length })
        if (seats === null || seats.some((seat) => seat.length > argument.nameLength))
          return refusal('rule/seat-wrong', text['seat-wrong'], { status: 400 })
        for (const [
          index,
          { applicationId: record, partnerId, symbolNumber },
        ] of waiting.entries()) {
          const seat = seats[index] ?? ''
          const columns = { exam_centre: seat }
          const row = { table, key: keyOf(table), id: record }
          await writeRow(transaction, row, { columns, nowMs, userId: session.userId })
          did({ table, record, before: { exam_centre: null }, after: columns })
          await notifyPartner(transaction, {
            partnerId,
            sort: 'exam-seat',
            event: `${table}:${record}`,
            message: text['notice-seated'],
            values: { name: nameInBoth(opening.name, opening.nameNe), number: symbolNumber, seat },
            nowMs,
          })
        }
        const n = waiting.length
        return { summary: text['seats-given'], values: { n }, data: { seated: n } }
      }),
  })
}

/**
 * Seats of this opening and of all others with the same exam day, those of closed applications too. Locks them: a seat
 * that is free here stays free until the transaction ends.
 */
async function takenSeats(
  transaction: Transaction,
  { openings, applications }: Selection,
  openingId: number,
): Promise<ReadonlySet<string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${openings} seats`}, 0))`.execute(
    transaction,
  )
  const key = sql.ref(keyOf(openings))
  const { rows } = await sql<{ readonly seat: string }>`
    select distinct a.exam_centre as seat
    from ${sql.table(openings)} own
    join ${sql.table(openings)} o on o.${key} = own.${key} or o.exam_date = own.exam_date
    join ${sql.table(applications)} a on a.${key} = o.${key}
    where own.${key} = ${openingId} and a.exam_centre is not null`.execute(transaction)
  return new Set(rows.map(({ seat }) => seat))
}
