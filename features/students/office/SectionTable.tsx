import { Link, useLocation, useSearchParams } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import { DeskValueText } from '#features/desk/office/evidence/DeskValueText.tsx'
import { studentText as text } from '../rules/screen-messages.ts'
import type { DeskValue } from '#features/desk/wire/evidence.ts'
import type { FileRow, FileSection } from '../wire/student-file.ts'

/** So many rows among everything. */
const atAGlance = 6

type Props = {
  readonly section: FileSection
  readonly isWhole?: boolean
  /** A way to the double entries that these rows are about. */
  readonly statement?: boolean
}

/** One table of the file: a few rows among everything, all of them as a part of its own. */
export function SectionTable({ section, isWhole = false, statement = false }: Props) {
  const say = useSay()
  const { name, columns, rows, total } = section
  const shown = isWhole ? rows : rows.slice(0, atAGlance)
  return (
    <section className="card" aria-label={say(name)}>
      <header className="card-head flex items-baseline gap-3">
        <h2>{say(name)}</h2>
        {isWhole && total > rows.length && (
          <span className="small text-muted">
            {say(text['newest-of'], { n: rows.length, of: total })}
          </span>
        )}
        <span className="flex-1" />
        {!isWhole && total > shown.length && (
          <ToPart part={section.id}>{say(text.all, { n: total })}</ToPart>
        )}
        {statement && <ToPart part="ledger">{say(text.statement)}</ToPart>}
      </header>
      <TableScroll label={say(name)}>
        <table className="plain-table file-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.name.en}
                  scope="col"
                  className={column.isAmount ? 'end' : undefined}
                >
                  {say(column.name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={`${row.id}/${JSON.stringify(row.cells[0])}`} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  )
}

function ToPart({ part, children }: { readonly part: string; readonly children: string }) {
  const [path] = useLocation()
  const [params] = useSearchParams()
  const query = new URLSearchParams(params)
  query.set('part', part)
  return <Link to={`${path}?${query}`}>{children}</Link>
}

/** Amounts end in line; a number that has no space in it is not torn at its hyphens. */
function classOf(cell: DeskValue, isAmount: boolean): string | undefined {
  if (isAmount) return 'end tabular'
  const isNumber = typeof cell === 'string' && /^\S{1,28}$/.test(cell) && /\d/.test(cell)
  return isNumber ? 'tabular whitespace-nowrap' : undefined
}

function Row({
  row,
  columns,
}: {
  readonly row: FileRow
  readonly columns: FileSection['columns']
}) {
  return (
    <tr>
      {row.cells.map((cell, index) => {
        const isState = row.tone !== null && index === row.cells.length - 1
        return (
          // Columns never change places.
          // eslint-disable-next-line react/no-array-index-key
          <td key={index} className={classOf(cell, columns[index]?.isAmount ?? false)}>
            {isState && row.tone !== null ? (
              <StatusChip tone={row.tone}>
                <DeskValueText value={cell} />
              </StatusChip>
            ) : (
              <DeskValueText value={cell} />
            )}
          </td>
        )
      })}
    </tr>
  )
}
