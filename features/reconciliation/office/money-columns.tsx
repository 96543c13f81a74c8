import type { Day } from '#platform/pure/calendar/day.ts'
import { useSay } from '#platform/browser/language.ts'
import type { TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { reconciliationText as text } from '../rules/messages.ts'
import { suspenseListText } from '../rules/suspense-messages.ts'
import type { ShownItem } from '../wire/reconciliation.ts'

type MovedMoney = ShownItem & { readonly since: Day | null; readonly reason: string }

/** Columns of money that was moved out of the open lines: its day, the bank's description, amount, and since when, and why. */
export function useMoneyColumns(): readonly TableColumn<MovedMoney>[] {
  const say = useSay()
  return [
    { id: 'day', head: say(text.day), render: ({ day }) => <DayText day={day} /> },
    {
      id: 'money',
      head: say(text.bank),
      render: ({ remarks, number, source }) => (
        <>
          {remarks === '' ? say(text['no-name']) : remarks}
          <span className="small block text-muted">
            {source === 'khalti' ? `Khalti ${number}` : number}
          </span>
        </>
      ),
    },
    {
      id: 'amount',
      head: say(text.amount),
      kind: 'number',
      render: ({ amount }) => <MoneyText amount={amount} />,
    },
    {
      id: 'since',
      head: say(suspenseListText.since),
      render: ({ since, reason }) => (
        <>
          {since !== null && <DayText day={since} />}
          <span className="small block text-muted">{reason}</span>
        </>
      ),
    },
  ]
}
