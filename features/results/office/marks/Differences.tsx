import { Scale } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import type { Entry } from '#features/results/rules/marks/entry.ts'
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
      <TableScroll label={say(text.differences)}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{say(text.candidate)}</th>
              <th scope="col">{say(text.first)}</th>
              <th scope="col">{say(text.second)}</th>
              <th scope="col">
                <span className="sr-only">{say(text.settle)}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.n_exam_regdetails_ID}>
                <th scope="row" className="tabular">
                  {row.erollno}
                </th>
                {row.entries.map((entry) => (
                  <td key={entry.ad_user_ID}>
                    <b className="tabular">
                      <Entered entry={entry} />
                    </b>{' '}
                    <span className="small text-muted">{entry.name}</span>
                  </td>
                ))}
                <td className="end">
                  {row.mine === null ? (
                    <Button onClick={() => setOpen(row)}>{say(text.settle)}</Button>
                  ) : (
                    <span className="small text-muted">{say(text['settle-own'])}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {open !== null && <SettleDialog sheet={sheet} row={open} onClose={() => setOpen(null)} />}
    </section>
  )
}

function Entered({ entry: { attendance, external, practical } }: { readonly entry: Entry }) {
  const say = useSay()
  if (attendance === 'absent') return say(text.absent)
  const both = [markText(external), markText(practical)].filter((each) => each !== '')
  return both.join(' + ')
}
