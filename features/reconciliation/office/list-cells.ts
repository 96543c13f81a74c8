import { formatDay } from '#platform/pure/calendar/format.ts'
import type { GivenTable } from '#platform/pure/rest-dialect/arguments.ts'
import type { Language } from '#platform/pure/message.ts'
import { toRupees } from '#platform/pure/money/money.ts'
import type { Say } from '#platform/browser/language.ts'
import { reconciliationText as text } from '../rules/messages.ts'
import type { Reconciliation } from '../wire/reconciliation.ts'
import { type ListRow, type OpenList, rowsOf } from './selection.ts'

/** A list for a file: what the bank has and what the portal has, beside each other where they look alike. */
export function listCells(
  found: Reconciliation,
  list: OpenList,
  { say, language }: { readonly say: Say; readonly language: Language },
): GivenTable {
  const facts = [text.day, text.name, text.number, text.amount]
  const head = [text.bank, text.portal].flatMap((side) =>
    facts.map((fact) => `${say(side)}: ${say(fact)}`),
  )
  const cells = ({ item, claim }: ListRow) => [
    ...(item === null
      ? none
      : [formatDay(item.day, language), item.remarks, item.number, toRupees(item.amount)]),
    ...(claim === null
      ? none
      : [formatDay(claim.day, language), say(claim.name), claim.number, toRupees(claim.amount)]),
  ]
  return [head, ...rowsOf(found, list).map((row) => cells(row))]
}

const none = ['', '', '', '']
