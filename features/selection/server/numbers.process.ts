import { defineProcess } from '#platform/server/processes/define-process.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import type { Process } from '#platform/server/processes/process.ts'
import {
  lastSymbolNumber,
  symbolNumber,
} from '#features/applying/server/desk/last-symbol-number.ts'
import { selectionMessages as text } from '../rules/messages.ts'
import { candidatesOf, keyOf, lockOpening, unknownOpening } from './candidates.ts'
import { step, type Selection } from './selection.ts'

/** Symbol numbers for all approved applicants without one, in the order of applying; a given number never changes. */
export function giveNumbers(of: Selection): Process {
  const { openings, applications: table } = of
  return defineProcess({
    ...step(of, 'numbers'),
    run: (_given, { transact, session, nowMs, record: openingId }) =>
      transact(async (transaction, did) => {
        if ((await lockOpening(transaction, of, { openingId, ...session })) === null)
          return unknownOpening(of)
        const all = await candidatesOf(transaction, of, openingId)
        const waiting = all.filter(({ symbolNumber: number }) => number === '')
        let last = await lastSymbolNumber(transaction, {
          table,
          column: keyOf(openings),
          id: openingId,
        })
        for (const { applicationId: record } of waiting) {
          last += 1
          const after = { erollno: symbolNumber(last, nowMs) }
          const row = { table, key: keyOf(table), id: record }
          await writeRow(transaction, row, { columns: after, nowMs, userId: session.userId })
          did({ table, record, before: { erollno: null }, after })
        }
        const n = waiting.length
        return { summary: text['numbers-given'], values: { n }, data: { given: n } }
      }),
  })
}
