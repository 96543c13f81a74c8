import { Scale } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import { OfficeTable } from '#platform/browser/ui/list/OfficeTable.tsx'
import { sheetDeskText as text } from '#features/results/rules/marks/sheet-desk-messages.ts'
import type { MarkRow, MarkSheet } from '#features/results/wire/office.ts'
import { markText } from './mark-rows.tsx'
import type { SheetKey } from '../results.queries.ts'
import { SettleDialog } from './SettleDialog.tsx'

type Props = { readonly sheet: SheetKey; readonly marks: MarkSheet }

/** Marks that two people entered differently, with the name of each; a third person settles them. */
export function Differences({ sheet, marks }: Props) {
  const say = useSay()
  const [open, setOpen] = useState<MarkRow | null>(null)
  const rows = marks.rows.filter(({ state }) => state === 'differs')
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
        label={say(text.differences)}
        rows={rows}
        rowKey={(row) => row.n_exam_regdetails_ID}
        columns={[
          {
            id: 'candidate',
            head: say(text.candidate),
            render: ({ erollno }) => <span className="tabular">{erollno}</span>,
            sort: ({ erollno }) => erollno,
          },
          {
            id: 'first',
            head: say(text.first),
            render: ({ entries: [first] }) => first && <Entered entry={first} />,
          },
          {
            id: 'second',
            head: say(text.second),
            render: ({ entries: [, second] }) => second && <Entered entry={second} />,
          },
          {
            id: 'settle',
            head: say(text.settle),
            kind: 'action',
            render: (row) =>
              row.mine === null ? (
                <Button onClick={() => setOpen(row)}>{say(text.settle)}</Button>
              ) : (
                <span className="small text-muted">{say(text['settle-own'])}</span>
              ),
          },
        ]}
      />
      {open !== null && <SettleDialog sheet={sheet} row={open} onClose={() => setOpen(null)} />}
    </section>
  )
}

function Entered({ entry }: { readonly entry: MarkRow['entries'][number] }) {
  const { attendance, external, practical, name } = entry
  const say = useSay()
  const both = [markText(external), markText(practical)].filter((each) => each !== '')
  return (
    <>
      <b className="tabular">{attendance === 'absent' ? say(text.absent) : both.join(' + ')}</b>{' '}
      <span className="small text-muted">{name}</span>
    </>
  )
}
