import type { ReactNode } from 'react'
import type { Money } from '#platform/pure/money/money.ts'
import type { Column } from '#platform/browser/ui/list/DataList.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'

/** One amount of an opening, strong, as a column of its own; its purpose is beneath it. */
export function amountColumn<Row>(
  label: string,
  amountOf: (row: Row) => Money,
  beneath?: ReactNode,
): Column<Row> {
  return {
    id: 'amount',
    header: label,
    slot: 'fact',
    align: 'end',
    cell: (row) => (
      <>
        <b className="font-strong">
          <MoneyText amount={amountOf(row)} />
        </b>
        {beneath && <span className="small block text-muted">{beneath}</span>}
      </>
    ),
  }
}
