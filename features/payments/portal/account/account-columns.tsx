import { Link } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/list/DataList.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import type { Due, StatementRow } from '../../rules/account/account-statement.ts'
import { accountText as text } from '../../rules/account/account-messages.ts'
import { entryText } from '../../rules/account/entry-text.ts'

/** Columns of the dues: the fee, since when, and how much. */
export function useDueColumns(): readonly Column<Due>[] {
  const say = useSay()
  return [
    {
      id: 'fee',
      header: say(text.fee),
      slot: 'title',
      cell: ({ name, path }) =>
        path === undefined ? say(name) : <Link to={path}>{say(name)}</Link>,
    },
    {
      id: 'since',
      header: say(text.since),
      slot: 'fact',
      cell: ({ since }) => <DayText day={since} />,
    },
    {
      id: 'age',
      header: say(text.age),
      slot: 'fact',
      cell: ({ days }) => say(text.days, { n: days }),
    },
    {
      id: 'owed',
      header: say(text.owed),
      slot: 'fact',
      align: 'end',
      cell: ({ owed }) => <MoneyText amount={owed} />,
    },
  ]
}

/** Columns of the entries; a card leaves out an amount that is zero. */
export function useEntryColumns(): readonly Column<StatementRow>[] {
  const say = useSay()
  const language = useLanguage()
  const amount = (of: 'charged' | 'paid'): Column<StatementRow> => ({
    id: of,
    header: say(text[of]),
    slot: 'fact',
    align: 'end',
    cell: (row) => (row[of] === 0 ? '' : <MoneyText amount={row[of]} />),
    card: (row) =>
      row[of] === 0 ? null : { label: say(text[of]), value: <MoneyText amount={row[of]} /> },
  })
  return [
    {
      id: 'entry',
      header: say(text.entry),
      slot: 'title',
      cell: (row) => entryText(row, language),
    },
    { id: 'date', header: say(text.date), slot: 'fact', cell: ({ on }) => <DayText day={on} /> },
    amount('charged'),
    amount('paid'),
    {
      id: 'balance',
      header: say(text.balance),
      slot: 'fact',
      align: 'end',
      cell: ({ balance }) => <MoneyText amount={balance} />,
    },
  ]
}
