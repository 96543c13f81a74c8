import { day } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import { statementText as text } from '../rules/statements/bank-statement-screen-messages.ts'
import type { BankStatement } from '../wire/bank-statements.ts'
import { DaysText } from './DaysText.tsx'

type Props = {
  readonly statements: readonly BankStatement[]
  readonly onTakeBack: (statement: BankStatement) => void
}

/** One row a statement; one that was taken back says so and by whom. */
export function StatementTable({ statements, onTakeBack }: Props) {
  const say = useSay()
  return (
    <div className="card">
      <TableScroll label={say(text.title)}>
        <table className="plain-table statements">
          <thead>
            <tr>
              <th scope="col">{say(text.days)}</th>
              <th scope="col">{say(text.file)}</th>
              <th scope="col" className="end">
                {say(text.lines)}
              </th>
              <th scope="col" className="end">
                {say(text.amount)}
              </th>
              <th scope="col" className="end">
                {say(text.matched)}
              </th>
              <th scope="col">{say(text.imported)}</th>
              <th scope="col">{say(text.actions)}</th>
            </tr>
          </thead>
          <tbody>
            {statements.map((statement) => (
              <Row
                key={statement.id}
                statement={statement}
                onTakeBack={() => onTakeBack(statement)}
              />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  )
}

function Row({ statement, onTakeBack }: { statement: BankStatement; onTakeBack: () => void }) {
  const language = useLanguage()
  const { firstDay, lastDay, fileName, lines, amount, matched } = statement
  return (
    <tr className={statement.takenBack === null ? undefined : 'text-muted'}>
      <th scope="row">
        <DaysText from={day(firstDay)} to={day(lastDay)} />
      </th>
      <td className="file-name">{fileName}</td>
      <td className="end tabular">{digits(lines, language)}</td>
      <td className="end">
        <MoneyText amount={paisa(amount)} />
      </td>
      <td className="end tabular">{digits(matched, language)}</td>
      <td className="whitespace-nowrap">
        {statement.importedBy}
        <span className="meta block text-muted">
          <MomentText at={statement.imported} />
        </span>
      </td>
      <td className="whitespace-nowrap">
        <TakeBackButton statement={statement} onTakeBack={onTakeBack} />
      </td>
    </tr>
  )
}

/** Taking back, while no voucher was approved against it. */
function TakeBackButton({
  statement,
  onTakeBack,
}: {
  statement: BankStatement
  onTakeBack: () => void
}) {
  const say = useSay()
  const { takenBack, takenBackBy, matched, fileName } = statement
  if (takenBack !== null)
    return (
      <>
        <StatusChip tone="closed">{say(text['taken-back'])}</StatusChip>
        <span className="meta block text-muted">
          {takenBackBy}, <MomentText at={takenBack} />
        </span>
      </>
    )
  if (matched > 0) return <span className="small text-muted">{say(text['in-use'])}</span>
  return (
    <button
      type="button"
      className="link-button"
      aria-label={`${say(text['take-back'])}, ${fileName}`}
      onClick={onTakeBack}
    >
      {say(text['take-back'])}
    </button>
  )
}
