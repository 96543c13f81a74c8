import { useSay } from '#platform/browser/language.ts'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import {
  roleText,
  statementText as text,
} from '../rules/statements/bank-statement-screen-messages.ts'
import { type ColumnRole, columnRoles } from '../rules/statements/statement-columns.ts'
import type { FoundInStatement } from '../wire/bank-statements.ts'

type Props = {
  readonly columns: FoundInStatement['columns']
  readonly disabled: boolean
  readonly onRole: (heading: string, role: ColumnRole) => void
  /** Opened where a column is missing. */
  readonly isOpen: boolean
}

/** Each heading of the file with its first value and the role it is read in; a role may be chosen. */
export function ColumnMapping({ columns, disabled, onRole, isOpen }: Props) {
  const say = useSay()
  if (columns.length === 0) return null
  return (
    <details open={isOpen}>
      <summary>{say(text.columns)}</summary>
      <p className="small text-muted">{say(text['columns-help'])}</p>
      <TableScroll label={say(text.columns)}>
        <table className="plain-table column-mapping">
          <thead>
            <tr>
              <th scope="col">{say(text.heading)}</th>
              <th scope="col">{say(text.sample)}</th>
              <th scope="col">{say(text.holds)}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ heading, role, sample }, at) => (
              // Two columns may have one heading.
              // eslint-disable-next-line react/no-array-index-key
              <tr key={`${at} ${heading}`}>
                <th scope="row">{heading === '' ? '-' : heading}</th>
                <td className="file-name">{sample === '' ? '-' : sample}</td>
                <td>
                  <select
                    className="input"
                    aria-label={say(text['holds-of'], { heading })}
                    value={role}
                    disabled={disabled || heading === ''}
                    onChange={({ target }) => {
                      const chosen = columnRoles.find((each) => each === target.value)
                      if (chosen !== undefined) onRole(heading, chosen)
                    }}
                  >
                    {columnRoles.map((each) => (
                      <option key={each} value={each}>
                        {say(roleText[each])}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </details>
  )
}
