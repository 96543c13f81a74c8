import type { Process } from '#platform/server/processes/process.ts'
import { lastSymbolNumber, symbolNumber } from '#features/applying/server/last-symbol-number.ts'
import { entranceResultMessages as text } from '../../rules/result-messages.ts'
import {
  candidatesOf,
  lockEntrance,
  openingParameter,
  openingRecord,
  resultOffice,
  unknownEntrance,
} from './candidates.ts'

/** Symbol numbers for everybody who was let in and has none, in the order of applying; a number given once stays. */
export const giveEntranceNumbers: Process = {
  slug: 'entrance_symbol_numbers',
  name: { en: 'Give symbol numbers of an entrance', ne: 'प्रवेश परीक्षाका सिम्बल नम्बर दिने' },
  parameters: [openingParameter],
  roles: resultOffice,
  recordParameter: openingRecord,
  run: (given, { act, session, nowMs }) =>
    act(async (transaction, did) => {
      const openingId = Number(given[openingParameter.name])
      if ((await lockEntrance(transaction, openingId, session)) === null) return unknownEntrance()
      const all = await candidatesOf(transaction, openingId)
      const waiting = all.filter(({ symbolNumber: number }) => number === '')
      const series = { table: 'n_entrance_reg', column: 'n_entrance_open_id', id: openingId }
      let last = await lastSymbolNumber(transaction, series)
      for (const { applicationId } of waiting) {
        last += 1
        const erollno = symbolNumber(last, nowMs)
        await transaction
          .updateTable('n_entrance_reg')
          .set({ erollno, updated: new Date(nowMs), updatedby: session.userId })
          .where('n_entrance_reg_id', '=', applicationId)
          .execute()
        const change = { before: { erollno: null }, after: { erollno } }
        did({ table: 'n_entrance_reg', record: applicationId, ...change })
      }
      const n = waiting.length
      return { summary: text['numbers-given'], values: { n }, data: { given: n } }
    }),
}
