import { paisa } from '#platform/pure/money/money.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { accountName } from '../../rules/account-names.ts'
import { dayBookText as text } from '../../rules/day-close/day-book-messages.ts'
import { headName } from '../../rules/heads/income-heads.ts'
import type { DayBook } from '../../wire/day-book.ts'

type Props = { readonly book: DayBook }
type Sums = Pick<DayBook['accounts'][number], 'debit' | 'credit' | 'lines'>

/** The sums by account, by head of income and by person. */
export function BookTables({ book }: Props) {
  return (
    <div className="day-book-tables">
      <Accounts book={book} />
      <Heads book={book} />
      <People book={book} />
    </div>
  )
}

function Accounts({ book }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { accounts, debit, credit, difference } = book
  const lines = accounts.reduce((sum, each) => sum + each.lines, 0)
  const total = { account: '', debit, credit, lines }
  const amount = formatRs(paisa(Math.abs(difference)), language)
  return (
    <section className="card" aria-label={say(text.accounts)}>
      <header className="card-head">
        <h2>{say(text.accounts)}</h2>
        <p className="small text-muted">
          {difference === 0 ? say(text.agree) : <b>{say(text.differ, { amount })}</b>}
        </p>
      </header>
      <OfficeTable
        label={say(text.accounts)}
        rows={accounts}
        rowKey={({ account }) => account}
        total={total}
        columns={[
          {
            id: 'account',
            head: say(text.account),
            render: ({ account }) => say(account === '' ? text.total : accountName(account)),
          },
          money('debit', say(text.debit)),
          money('credit', say(text.credit)),
          { id: 'lines', head: say(text['n-entries']), count: (row) => row.lines },
        ]}
      />
    </section>
  )
}

function Heads({ book: { heads } }: Props) {
  const say = useSay()
  const income = paisa(heads.reduce((sum, head) => sum + head.income, 0))
  if (heads.length === 0) return null
  return (
    <section className="card" aria-label={say(text.heads)}>
      <header className="card-head">
        <h2>{say(text.heads)}</h2>
      </header>
      <OfficeTable
        label={say(text.heads)}
        rows={heads}
        rowKey={({ head }) => head}
        total={{ head: '', income }}
        columns={[
          {
            id: 'fee',
            head: say(text.fee),
            render: ({ head }) => say(head === '' ? text.total : headName(head)),
          },
          {
            id: 'income',
            head: say(text.income),
            kind: 'number',
            render: ({ income: own }) => <MoneyText amount={own} />,
            sort: ({ income: own }) => own,
          },
        ]}
      />
    </section>
  )
}

function People({ book: { staff } }: Props) {
  const say = useSay()
  if (staff.length === 0) return null
  return (
    <section className="card" aria-label={say(text.people)}>
      <header className="card-head">
        <h2>{say(text.people)}</h2>
      </header>
      <OfficeTable
        label={say(text.people)}
        rows={staff}
        rowKey={({ name }) => name ?? ''}
        columns={[
          {
            id: 'person',
            head: say(text.person),
            render: ({ name }) => name ?? say(text.automatic),
          },
          money('debit', say(text.received)),
          money('credit', say(text['taken-back'])),
          { id: 'lines', head: say(text['n-entries']), count: (row) => row.lines },
        ]}
      />
    </section>
  )
}

function money<Of extends Sums>(of: 'debit' | 'credit', head: string): TableColumn<Of> {
  return {
    id: of,
    head,
    kind: 'number',
    render: (row) => <MoneyText amount={row[of]} />,
    sort: (row) => row[of],
  }
}
