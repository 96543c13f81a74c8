import { useSay } from '#platform/browser/language.ts'
import { deskText as text } from '../rules/screen-messages.ts'
import type { Evidence } from '../wire/desk.ts'
import { SaidText } from './SaidText.tsx'
import { SignMark } from './SignMark.tsx'

/** What is claimed beside what is needed: always the same rows in the same order. */
export function CheckTable({ columns, checks }: Pick<Evidence, 'columns' | 'checks'>) {
  const say = useSay()
  return (
    <table className="checks">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.en} scope="col">
              {say(column)}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{say(text.checks)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ fact, values, sign, note }) => (
          <tr key={`${fact.en} ${JSON.stringify(values)}`}>
            <th scope="row">{say(fact)}</th>
            {values.map((value, index) => (
              // Columns never change places.
              // eslint-disable-next-line react/no-array-index-key
              <td key={index}>
                <SaidText value={value} short />
                {note !== null && index === values.length - 1 && (
                  <span className={`sign is-${sign} check-note`}>{say(note)}</span>
                )}
              </td>
            ))}
            <td className="check-sign">
              <SignMark sign={sign} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
