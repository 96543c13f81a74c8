import { defineProcess } from '#platform/server/processes/define-process.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { symbolNumbers } from '#features/applying/server/desk/symbol-numbers.ts'
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
        const series = { table, column: keyOf(openings), id: openingId }
        const next = await symbolNumbers(transaction, series, nowMs)
        for (const { applicationId: record } of waiting) {
          const after = { erollno: next() }
          const row = { table, key: keyOf(table), id: record }
          await writeRow(transaction, row, { columns: after, nowMs, userId: session.userId })
          did({ table, record, before: { erollno: null }, after })
        }
        const n = waiting.length
        return { summary: text['numbers-given'], values: { n }, data: { given: n } }
      }),
  })
}
