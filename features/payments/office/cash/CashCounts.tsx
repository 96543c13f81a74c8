import { paisa } from '#platform/pure/money/money.ts'
import { useSay } from '#platform/browser/language.ts'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { ByPerson } from '#platform/browser/ui/text/ByPerson.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { cashText as text } from '../../rules/cash/cash-screen-messages.ts'
import type { CashCount } from '../../wire/cash.ts'

/** Counts of some days with their differences and reasons; nothing while there is none. */
export function CashCounts({ counts }: { readonly counts: readonly CashCount[] }) {
  const say = useSay()
  if (counts.length === 0) return null
  return (
    <section className="card" aria-label={say(text.counts)}>
      <header className="card-head">
        <h2>{say(text.counts)}</h2>
      </header>
      <OfficeTable
        label={say(text.counts)}
        rows={counts}
        rowKey={({ id }) => id}
        columns={[
          { id: 'counter', head: say(text.cashier), render: ({ counter }) => counter },
          {
            id: 'by',
            head: say(text['counted-by']),
            render: ({ countedBy, countedAt }) => <ByPerson name={countedBy} at={countedAt} />,
          },
          {
            id: 'counted',
            head: say(text.counted),
            kind: 'number',
            render: ({ counted }) => <MoneyText amount={counted} />,
          },
          {
            id: 'expected',
            head: say(text.expected),
            kind: 'number',
            render: ({ expected }) => <MoneyText amount={expected} />,
          },
          {
            id: 'difference',
            head: say(text.difference),
            kind: 'number',
            stands: ({ counted, expected }) => counted !== expected,
            render: ({ counted, expected }) =>
              counted === expected ? '' : <MoneyText amount={paisa(counted - expected)} />,
          },
          { id: 'reason', head: say(text.reason), render: ({ reason }) => reason },
        ]}
      />
    </section>
  )
}
