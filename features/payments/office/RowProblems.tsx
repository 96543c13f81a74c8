import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { ScrollBox } from '#platform/browser/ui/list/ScrollBox.tsx'
import { statementText as text } from '../rules/statements/bank-statement-screen-messages.ts'
import { type Fixes, mostFixes, type StatementFix } from '../rules/statements/statement-fixes.ts'
import type { FoundInStatement } from '../wire/bank-statements.ts'

type Problem = FoundInStatement['problems'][number]
type Props = {
  readonly found: FoundInStatement
  readonly disabled: boolean
  readonly onCorrect: (fixes: Fixes) => void
}

/** Every row that does not fit: its cell is corrected here, or the row is left out. */
export function RowProblems({ found: { problems, problemCount }, disabled, onCorrect }: Props) {
  const say = useSay()
  const [fixes, setFixes] = useState<ReadonlyMap<number, StatementFix>>(new Map())
  const known = [...fixes.values()].filter(({ line }) =>
    problems.some((each) => each.line === line),
  )
  function fix(line: number, to: StatementFix | null): void {
    const next = new Map(fixes)
    if (to === null) next.delete(line)
    else next.set(line, to)
    setFixes(next)
  }
  return (
    <>
      <p className="sign is-look">
        <TriangleAlert className="icon" aria-hidden />
        <span>
          {say(text.problems, { n: problemCount })}
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
              <th scope="col">{say(text.correct)}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map((problem) => (
              <ProblemRow
                key={problem.line}
                {...{ problem, disabled }}
                fix={fixes.get(problem.line)}
                onFix={(to) => fix(problem.line, to)}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <div>
        <Button
          disabled={disabled || known.length === 0 || known.length > mostFixes}
          onClick={() => onCorrect(known)}
        >
          {say(text['try-corrected'])}
        </Button>
      </div>
    </>
  )
}

type RowProps = {
  readonly problem: Problem
  readonly disabled: boolean
  readonly fix: StatementFix | undefined
  readonly onFix: (fix: StatementFix | null) => void
}

function ProblemRow({ problem, disabled, fix, onFix }: RowProps) {
  const say = useSay()
  const { line, value, words, column } = problem
  const isOut = fix !== undefined && 'isOut' in fix
  return (
    <tr>
      <td className="end tabular">{line}</td>
      <td className="file-name">{value === '' ? '-' : value}</td>
      <td>{say(words)}</td>
      <td>
        <span className="row-fix">
          {column !== null && (
            <input
              type="text"
              className="input"
              aria-label={say(text['correct-row'], { n: line })}
              disabled={disabled || isOut}
              value={fix !== undefined && 'value' in fix ? fix.value : ''}
              onChange={({ target }) =>
                onFix(target.value === '' ? null : { line, column, value: target.value })
              }
            />
          )}
          <label>
            <input
              type="checkbox"
              className="tick"
              aria-label={say(text['leave-out-row'], { n: line })}
              disabled={disabled}
              checked={isOut}
              onChange={({ target }) => onFix(target.checked ? { line, isOut: true } : null)}
            />
            {say(text['leave-out'])}
          </label>
        </span>
      </td>
    </tr>
  )
}
