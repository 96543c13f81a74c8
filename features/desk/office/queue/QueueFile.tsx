import { useContext } from 'react'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { paisa, toRupees } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { ListDownload } from '#platform/browser/ui/paged/shown-list.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import { rowState } from './row-state.ts'

type Props = {
  readonly name: string
  readonly rows: readonly DeskRow[]
  readonly hasAmounts: boolean
}

/** Downloads the queue as it is filtered and ordered, also the rows that are not in sight. */
export function QueueFile({ name, rows, hasAmounts }: Props) {
  const say = useSay()
  const language = useLanguage()
  const draw = useContext(ListDownload)
  const head = [
    say(text.since),
    say(text.student),
    say(text.for),
    ...(hasAmounts ? [say(text.rs)] : []),
    say(text.checks),
  ]
  const cellsOf = (row: DeskRow) => [
    formatDay(dayInNepal(Date.parse(row.since)), language),
    row.name,
    say(row.about),
    ...(hasAmounts ? [row.amount === null ? '' : toRupees(paisa(row.amount))] : []),
    say(rowState(row).words),
  ]
  const read = () => Promise.resolve([head, ...rows.map((row) => cellsOf(row))])
  return draw?.({ list: name, read }) ?? null
}
