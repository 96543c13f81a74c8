import './tables.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { may, staffWith } from '#features/roles/rules/facts.ts'
import { mostPages, printActions, stateAfter } from '../rules/bulk-print.ts'
import { bulkPrintMessages as text } from '../rules/messages.ts'
import * as contracts from '../wire/processes.ts'
import type { BulkPrintType } from './print-type.ts'
import { storePrint, type WantedPrint } from './store-print.ts'
import { findPrint, latestPrints, toWire } from './stored-print.ts'

const roles = staffWith('office.use')
const mostLeftOut = 200

export const noPrint = refusal('rule/no-print', text['no-print'], { status: 404 })

/** Types that a role may print. */
export function typesOf(types: readonly BulkPrintType[], role: string): readonly BulkPrintType[] {
  return types.filter(({ permission }) => may(role, permission))
}

export const bulkPrintProcesses = (types: readonly BulkPrintType[]) => [
  listChoices(types),
  countPages(types),
  makePrint(types),
  listPrints(types),
  listLeftOut(types),
  changePrint(types),
]

const listChoices = (types: readonly BulkPrintType[]) =>
  defineProcess({
    ...contracts.bulkPrintChoices,
    name: text.choices,
    roles,
    shows: [],
    async run(_given, { database, session, nowMs }) {
      const own = typesOf(types, session.role)
      const listed = await Promise.all(
        own.map(async ({ id, name, orders, subjects }) => ({
          id,
          name,
          orders,
          subjects: await subjects(database.kysely, nowMs),
        })),
      )
      return { summary: text.choices, data: { types: listed } }
    },
  })

const countPages = (types: readonly BulkPrintType[]) =>
  defineProcess({
    ...contracts.bulkPrintCount,
    name: text.count,
    roles,
    async run(given, { database, session, nowMs }) {
      const wanted = await wantedOf(given, { reader: database.kysely, types, session, nowMs })
      if (isRefusal(wanted)) return wanted
      return { summary: text.count, data: { pages: wanted.keys.length } }
    },
  })

const makePrint = (types: readonly BulkPrintType[]) =>
  defineProcess({
    ...contracts.bulkPrintMake,
    name: text.make,
    roles,
    run: (given, { transact, session, nowMs }) =>
      transact(async (transaction, did) => {
        const wanted = await wantedOf(given, { reader: transaction, types, session, nowMs })
        if (isRefusal(wanted)) return wanted
        const n = wanted.keys.length
        if (n === 0) return refusal('rule/nothing-to-print', text['nothing-to-print'])
        if (n > mostPages)
          return refusal('rule/too-many-pages', text['too-many-pages'], {
            values: { n, most: mostPages },
          })
        const id = await storePrint(transaction, wanted, { by: session.userId, nowMs })
        const after = { print_type: wanted.type.id, subject: wanted.subject.name.en, pages: n }
        did({ table: 'bulk_print', record: id, before: {}, after })
        return { summary: text.made, values: { n }, data: { bulk_print_ID: id } }
      }),
  })

const listPrints = (types: readonly BulkPrintType[]) =>
  defineProcess({
    ...contracts.bulkPrints,
    name: text.list,
    roles,
    shows: [],
    async run(_given, { database, session }) {
      const own = typesOf(types, session.role)
      const rows = await latestPrints(database.kysely, own)
      return { summary: text.list, data: { prints: rows.map((row) => toWire(row, own)) } }
    },
  })

const listLeftOut = (types: readonly BulkPrintType[]) =>
  defineProcess({
    ...contracts.bulkPrintLeftOut,
    name: text['left-out'],
    roles,
    shows: [],
    async run({ bulk_print_ID: id }, { database, session }) {
      const reader = database.kysely
      const print = await findPrint(reader, { id, types: typesOf(types, session.role) })
      if (print === null) return noPrint
      const rows = await reader
        .selectFrom('bulk_print_page')
        .select(['place', 'left_out as en', 'left_out_ne as ne'])
        .where('bulk_print_id', '=', id)
        .where('left_out', 'is not', null)
        .orderBy('place')
        .limit(mostLeftOut)
        .execute()
      const pages = rows.map(({ place, en, ne }) => ({
        place,
        reason: { en: en ?? '', ne: ne ?? '' },
      }))
      return { summary: text['left-out'], data: { pages } }
    },
  })

const changePrint = (types: readonly BulkPrintType[]) =>
  defineProcess({
    ...contracts.bulkPrintChange,
    name: text.change,
    roles,
    run: ({ bulk_print_ID: id, action }, { transact, session, nowMs }) =>
      transact(async (transaction, did) => {
        const print = await findPrint(transaction, { id, types: typesOf(types, session.role) })
        if (print === null) return noPrint
        const notNow = refusal('rule/not-now', text['not-now'], { status: 409 })
        const known = printActions.find((each) => each === action)
        const after = known === undefined ? null : stateAfter(print.state, known)
        if (after === null) return notNow
        const { numUpdatedRows } = await transaction
          .updateTable('bulk_print')
          .set({ state: after, ...(after === 'waiting' ? { drawn: 0 } : {}) })
          .set({ finished: after === 'ended' ? new Date(nowMs) : null })
          .where('bulk_print_id', '=', id)
          .where('state', '=', print.state)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return notNow
        const before = { print_progress: print.state }
        did({ table: 'bulk_print', record: id, before, after: { print_progress: after } })
        return { summary: text.done }
      }),
  })

type Given = {
  readonly type: string
  readonly subject: number
  readonly order?: string | undefined
}

/** The print that a person asked for, with the keys of its pages. */
async function wantedOf(
  given: Given,
  {
    reader,
    types,
    session,
    nowMs,
  }: {
    readonly reader: Reader
    readonly types: readonly BulkPrintType[]
    readonly session: { readonly role: string }
    readonly nowMs: number
  },
): Promise<Refusal | WantedPrint> {
  const type = typesOf(types, session.role).find(({ id }) => id === given.type)
  const subjects = (await type?.subjects(reader, nowMs)) ?? []
  const subject = subjects.find(({ id }) => id === given.subject)
  if (type === undefined || subject === undefined)
    return refusal('rule/no-type', text['no-type'], { status: 404 })
  const order = type.orders.find((each) => each === (given.order ?? type.orders[0]))
  if (order === undefined) return refusal('rule/no-order', text['no-order'])
  const keys = await type.pages(reader, { subject: subject.id, order, nowMs })
  return { type, subject, order, keys }
}
