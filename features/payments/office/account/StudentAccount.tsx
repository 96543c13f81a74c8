import { useQuery } from '@tanstack/react-query'
import { FileDown, ReceiptText } from 'lucide-react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useReportDownload } from '#platform/browser/action/use-report-download.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import type { AccountStatement, StatementRow } from '../../rules/account/account-statement.ts'
import { accountText as text } from '../../rules/account/account-messages.ts'
import { entryText } from '../../rules/account/entry-text.ts'
import { studentAccount, studentAccountPrint } from '../../wire/student-account.ts'

/** Everything a student was charged and paid, the balance after each entry, and the dues with their age. */
export function StudentAccount({ partnerId }: { readonly partnerId: number }) {
  const rest = useRest()
  const { data, isError, refetch } = useQuery({
    queryKey: ['students', 'account', partnerId],
    queryFn: async () =>
      (await runProcess(rest, studentAccount, { C_BPartner_ID: partnerId })).statement,
  })
  const retry = isError ? () => void refetch() : undefined
  return (
    <>
      <Dues statement={data} />
      <Entries partnerId={partnerId} statement={data} onRetry={retry} />
    </>
  )
}

type Props = {
  readonly statement: AccountStatement | undefined
  readonly onRetry: (() => void) | undefined
}

function Dues({ statement }: Pick<Props, 'statement'>) {
  const say = useSay()
  if (statement === undefined || statement.dues.length === 0) return null
  return (
    <section className="card" aria-label={say(text.dues)}>
      <header className="card-head">
        <h2>{say(text.dues)}</h2>
      </header>
      <OfficeTable
        label={say(text.dues)}
        rows={statement.dues}
        rowKey={({ paymentType, referenceId }) => `${paymentType}/${referenceId}`}
        columns={[
          { id: 'fee', head: say(text.fee), render: ({ name }) => say(name) },
          {
            id: 'since',
            head: say(text.since),
            render: ({ since }) => <DayText day={since} />,
            sort: ({ since }) => since,
          },
          {
            id: 'age',
            head: say(text.age),
            kind: 'number',
            render: ({ days }) => say(text.days, { n: days }),
            sort: ({ days }) => days,
          },
          {
            id: 'owed',
            head: say(text.owed),
            kind: 'number',
            render: ({ owed }) => <MoneyText amount={owed} />,
            sort: ({ owed }) => owed,
          },
        ]}
      />
    </section>
  )
}

function Entries({ partnerId, statement, onRetry }: Props & { readonly partnerId: number }) {
  const say = useSay()
  const language = useLanguage()
  const amount = (of: 'charged' | 'paid' | 'balance') => ({
    id: of,
    head: say(text[of]),
    kind: 'number' as const,
    render: (row: StatementRow) =>
      of !== 'balance' && row[of] === 0 ? '' : <MoneyText amount={row[of]} />,
  })
  return (
    <section className="card" aria-label={say(text.title)}>
      <header className="card-head flex flex-wrap items-center gap-3">
        <h2>{say(text.title)}</h2>
        <Sums statement={statement} />
        <span className="flex-1" />
        {statement && <Print partnerId={partnerId} />}
      </header>
      <OfficeTable
        label={say(text.title)}
        rows={statement?.rows}
        rowKey={({ id }) => id}
        onRetry={onRetry}
        empty={<Empty icon={ReceiptText} title={say(text.none)} help={say(text['none-help'])} />}
        columns={[
          { id: 'entry', head: say(text.entry), render: (row) => entryText(row, language) },
          { id: 'date', head: say(text.date), render: ({ on }) => <DayText day={on} /> },
          amount('charged'),
          amount('paid'),
          amount('balance'),
        ]}
      />
    </section>
  )
}

/** Owed and to credit, as far as there is any. */
function Sums({ statement }: Pick<Props, 'statement'>) {
  const say = useSay()
  if (statement === undefined) return null
  const { owed, credit } = statement
  return (
    <p className="small text-muted">
      {say(text.owed)}: <MoneyText amount={owed} />
      {credit !== 0 && (
        <>
          {' · '}
          {say(text.credit)}: <MoneyText amount={credit} />
        </>
      )}
    </p>
  )
}

function Print({ partnerId }: { readonly partnerId: number }) {
  const say = useSay()
  const { download, isPending, error } = useReportDownload({
    slug: studentAccountPrint.slug,
    parameters: { C_BPartner_ID: partnerId },
    failed: text['print-failed'],
  })
  return (
    <>
      <FieldNote id="account-print" error={error === null ? undefined : say(error)} />
      <Button icon={FileDown} busy={isPending} onClick={download}>
        {say(text.print)}
      </Button>
    </>
  )
}
