import { dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { mostDue } from '#features/dues/rules/facts.ts'
import { incomeHeads } from '#features/payments/rules/facts.ts'
import { cellMessages } from '#features/imports/rules/cell-messages.ts'
import { openingMessages as text } from '#features/imports/rules/opening-messages.ts'
import { optionKey } from '#features/imports/rules/read-cell.ts'
import { equalRow, newRow, refusedRow, type RowPlan } from '#features/imports/rules/row-plan.ts'
import { openingColumns } from '#features/imports/wire/opening-columns.ts'
import { knownPlaces } from '../carried/known-carried.ts'
import { valuesOf } from '../register-names.ts'
import type { ImportContext, OpenTarget, RowValues } from '../target.ts'
import { amountKey, type KnownAmount, knownAmounts } from './known-amounts.ts'

/** Heads that a due may have; the first one where a row has none. */
const usualHead = 'DUE'

/** Words for a kind: a book-keeper's file says Dr and Cr. */
const kindWords = [
  ['dr', 'due'],
  ['debit', 'due'],
  ['cr', 'credit'],
  ['advance', 'credit'],
] as const

const kinds = valuesOf({ due: text.due, credit: text.credit })
const heads = valuesOf(incomeHeads)

/** Names by value that a cell may have. */
export const openingNames: OpenTarget['cells'] = new Map([
  ['kind', kinds.cells],
  ['head', heads.cells],
])

/** Compares rows with the dues and credits that there are. */
export async function openOpening({ transaction, nowMs }: ImportContext): Promise<OpenTarget> {
  const places = await knownPlaces(transaction)
  const known = await knownAmounts(transaction)
  const planned = new Set<string>()
  const today = dayInNepal(nowMs)
  return {
    options: new Map([
      ['kind', new Map([...kinds.options, ...kindWords])],
      ['head', heads.options],
    ]),
    cells: openingNames,
    planRow(row) {
      return Promise.resolve(planOf(row))
    },
  }

  function planOf(row: RowValues): RowPlan {
    const missing = Object.entries(openingColumns).flatMap(([column, { label, isRequired }]) =>
      isRequired && row[column] === undefined
        ? [{ column, message: sayInBoth(cellMessages.empty, { label }) }]
        : [],
    )
    if (missing.length > 0) return refusedRow(missing)
    const place = places.get(optionKey(String(row['student'])))
    if (place === undefined)
      return refused('student', sayInBoth(cellMessages.unknown, unknownOf(String(row['student']))))
    const { partnerId, programId } = place
    const given = { ...amountOf(row), partnerId }
    const problem = problemOf(given, today)
    if (problem !== null) return problem
    const key = amountKey(given)
    if (planned.has(key)) return refused('student', text.repeated)
    planned.add(key)
    const stored = known.get(key)
    if (stored === undefined) return newRow({ ...given, programId })
    return isEqual(given, stored)
      ? equalRow({ id: stored.id, version: 0 })
      : refused('amount', sayInBoth(text.known, storedOf(stored)))
  }
}

function refused(column: keyof typeof openingColumns, message: Message): RowPlan {
  return refusedRow([{ column, message }])
}

function unknownOf(value: string) {
  return { label: openingColumns.student.label, value }
}

function storedOf({ amount, since }: KnownAmount) {
  const day = findDay(since)
  return { amount: rsInBoth(paisa(amount)), day: day === null ? since : dayInBoth(day) }
}

type Given = Omit<KnownAmount, 'id'>

function amountOf(row: RowValues): Omit<Given, 'partnerId'> {
  const kind = row['kind'] === 'credit' ? 'credit' : 'due'
  const head = row['head'] === undefined ? null : String(row['head'])
  return {
    kind,
    name: String(row['name']),
    name_ne: String(row['name_ne'] ?? ''),
    amount: Number(row['amount']),
    since: String(row['since']),
    head: kind === 'due' ? (head ?? usualHead) : head,
  }
}

function problemOf({ kind, amount, since, head }: Given, today: string): RowPlan | null {
  if (amount <= 0 || amount > mostDue) return refused('amount', text.amount)
  if (since > today) return refused('since', text.future)
  return kind === 'credit' && head !== null ? refused('head', text['head-of-credit']) : null
}

/** A text in Nepali that the file leaves out makes no difference. */
function isEqual(given: Given, stored: KnownAmount): boolean {
  return (
    given.amount === stored.amount &&
    given.since === stored.since &&
    given.head === stored.head &&
    (given.name_ne === '' || given.kind === 'credit' || given.name_ne === stored.name_ne)
  )
}
