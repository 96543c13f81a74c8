import { Check, TriangleAlert } from 'lucide-react'
import { day } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/digits.ts'
import { Facts } from '#platform/browser/ui/Facts.tsx'
import { MoneyText } from '#platform/browser/ui/MoneyText.tsx'
import { ScrollBox } from '#platform/browser/ui/ScrollBox.tsx'
import { statementText as text } from '../rules/bank-statement-screen-messages.ts'
import type { FoundInStatement } from '../wire/bank-statements.ts'
import { DaysText } from './DaysText.tsx'

/** What is in a file that was tried, and every row that does not fit. */
export function FoundText({ found }: { readonly found: FoundInStatement }) {
  const say = useSay()
  const language = useLanguage()
  const { firstDay, lastDay, lines, amount, waiting, problemCount } = found
  return (
    <>
      <Facts
        facts={[
          { label: say(text.days), value: <DaysText from={day(firstDay)} to={day(lastDay)} /> },
          { label: say(text.lines), value: digits(lines, language) },
          { label: say(text.amount), value: <MoneyText amount={paisa(amount)} /> },
          { label: say(text.waiting), value: digits(waiting, language) },
        ]}
      />
      {problemCount === 0 ? (
        <p className="sign is-agree">
          <Check className="icon" aria-hidden />
          {say(text['no-problem'])} {say(text['nothing-changed'])}
        </p>
      ) : (
        <Problems found={found} />
      )}
    </>
  )
}

function Problems({ found: { problems, problemCount } }: { readonly found: FoundInStatement }) {
  const say = useSay()
  const words = problemCount === 1 ? text['one-problem'] : text.problems
  return (
    <>
      <p className="sign is-look">
        <TriangleAlert className="icon" aria-hidden />
        <span>
          {say(words, { n: problemCount })}
          {problems.length < problemCount &&
            ` ${say(text['first-problems'], { n: problems.length })}`}
        </span>
      </p>
      <ScrollBox className="row-problems" label={say(text.problem)} role="region">
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col" className="end">
                {say(text.row)}
              </th>
              <th scope="col">{say(text.value)}</th>
              <th scope="col">{say(text.problem)}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, value, words: problem }) => (
              <tr key={line}>
                <td className="end tabular">{line}</td>
                <td className="file-name">{value === '' ? '-' : value}</td>
                <td>{say(problem)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  )
}
