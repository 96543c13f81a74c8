import { Scale } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { twoEntriesText as text } from '../rules/two-entries-messages.ts'

type EnteredText = { readonly text: string; readonly name: string }

/** A mark that two people entered differently. */
export type Difference = {
  readonly key: string | number
  /** Symbol number. */
  readonly number: string
  /** Part of the exam, below the number; '' where there is none. */
  readonly part: string
  /** The first entry and the second, each with the name of its person. */
  readonly entries: readonly EnteredText[]
  /** As it was settled, by whom and for which reason; null: it is not. */
  readonly settled: string | null
  /** False: the reader made one of the entries. */
  readonly maySettle: boolean
}

type Props<Row extends Difference> = {
  readonly rows: readonly Row[]
  /** The dialog that settles a row. */
  readonly renderDialog: (row: Row, onClose: () => void) => React.ReactNode
}

/** Marks that two people entered differently, with the name of each; a third person settles them. */
export function Differences<Row extends Difference>({ rows, renderDialog }: Props<Row>) {
  const say = useSay()
  const [open, setOpen] = useState<Row | null>(null)
  if (rows.length === 0)
    return (
      <Empty
        icon={Scale}
        title={say(text['no-differences'])}
        help={say(text['no-differences-help'])}
      />
    )
  return (
    <section className="card" aria-label={say(text.differences)}>
      <OfficeTable
        download="never"
        label={say(text.differences)}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            id: 'candidate',
            head: say(text.number),
            render: ({ number, part }) => (
              <>
                <span className="tabular">{number}</span>
                {part !== '' && <span className="small block text-muted">{part}</span>}
              </>
            ),
            sort: ({ number }) => number,
          },
          {
            id: 'first',
            head: say(text.first),
            render: ({ entries: [first] }) => first && <Entered {...first} />,
          },
          {
            id: 'second',
            head: say(text.second),
            render: ({ entries: [, second] }) => second && <Entered {...second} />,
          },
          {
            id: 'settle',
            head: say(text.settle),
            kind: 'action',
            render: (row) => <Settle row={row} onOpen={() => setOpen(row)} />,
          },
        ]}
      />
      {open !== null && renderDialog(open, () => setOpen(null))}
    </section>
  )
}

function Settle({ row, onOpen }: { readonly row: Difference; readonly onOpen: () => void }) {
  const say = useSay()
  const number = row.part === '' ? row.number : `${row.number}, ${row.part}`
  return (
    <div className="flex flex-col items-end gap-2">
      {row.settled !== null && <span className="small">{row.settled}</span>}
      {row.maySettle ? (
        <Button aria-label={say(text['settle-title'], { number })} onClick={onOpen}>
          {say(text.settle)}
        </Button>
      ) : (
        <span className="small text-muted">{say(text['settle-own'])}</span>
      )}
    </div>
  )
}

function Entered({ text: entered, name }: EnteredText) {
  return (
    <>
      <b className="tabular">{entered}</b> <span className="small text-muted">{name}</span>
    </>
  )
}
