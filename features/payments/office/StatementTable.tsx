import { day } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useSay } from '#platform/browser/language.ts'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
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
    <div className="card statements">
      <OfficeTable
        label={say(text.title)}
        rows={statements}
        rowKey={({ id }) => id}
        isMuted={({ takenBack }) => takenBack !== null}
        columns={[
          {
            id: 'days',
            head: say(text.days),
            render: ({ firstDay, lastDay }) => <DaysText from={day(firstDay)} to={day(lastDay)} />,
            sort: ({ firstDay }) => firstDay,
          },
          {
            id: 'file',
            head: say(text.file),
            render: ({ fileName, account }) => (
              <>
                <span className="file-name block">{fileName}</span>
                {account !== '' && <span className="meta block text-muted">{account}</span>}
              </>
            ),
            sort: ({ fileName }) => fileName,
          },
          {
            id: 'lines',
            head: say(text.lines),
            count: ({ lines }) => lines,
          },
          {
            id: 'amount',
            head: say(text.amount),
            kind: 'number',
            render: ({ amount }) => <MoneyText amount={paisa(amount)} />,
            sort: ({ amount }) => amount,
          },
          {
            id: 'matched',
            head: say(text.matched),
            count: ({ matched }) => matched,
          },
          {
            id: 'imported',
            head: say(text.imported),
            render: (statement) => <Imported {...statement} />,
            sort: ({ imported }) => imported,
          },
          {
            id: 'actions',
            head: say(text.actions),
            render: (statement) => (
              <span className="whitespace-nowrap">
                <TakeBackButton statement={statement} onTakeBack={() => onTakeBack(statement)} />
              </span>
            ),
          },
        ]}
      />
    </div>
  )
}

function Imported({ importedBy, imported }: Pick<BankStatement, 'importedBy' | 'imported'>) {
  return (
    <span className="whitespace-nowrap">
      {importedBy}
      <span className="meta block text-muted">
        <MomentText at={imported} />
      </span>
    </span>
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
