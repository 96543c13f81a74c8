import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useReport } from '#platform/browser/action/use-report.ts'
import { downloadDocument } from '#platform/browser/files/document.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { DataList } from '#platform/browser/ui/list/DataList.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { SavedDocument } from '#platform/browser/ui/frame/SavedDocument.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { useUser } from '#features/auth/portal/session.ts'
import type { AccountStatement, Due, StatementRow } from '../../rules/account/account-statement.ts'
import { accountText as text } from '../../rules/account/account-messages.ts'
import { studentAccount, studentAccountPrint } from '../../wire/student-account.ts'
import { useDueColumns, useEntryColumns } from './account-columns.tsx'

/** The student's own account: dues with their age, and fees and payments with the balance after each. */
export function AccountStatementCard() {
  const say = useSay()
  const rest = useRest()
  const partnerId = useUser()?.cBpartnerId ?? 0
  const { data, isError, refetch } = useQuery({
    queryKey: ['account-statement', partnerId],
    queryFn: async () => (await runProcess(rest, studentAccount, {})).statement,
    staleTime: 0,
  })
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined) return <Loading label={say(text.title)} />
  return (
    <div className="flex flex-col gap-4">
      <Sums statement={data} />
      <Dues dues={data.dues} />
      <Entries rows={data.rows} />
      <Print />
    </div>
  )
}

function Sums({ statement: { owed, credit } }: { readonly statement: AccountStatement }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <p className="font-strong">
      {owed === 0 ? (
        say(text['none-owed'])
      ) : (
        <>
          {say(text.owed)}: <MoneyText amount={owed} />
        </>
      )}
      {credit > 0 && ` · ${say(text['to-credit'], { amount: formatRs(credit, language) })}`}
    </p>
  )
}

function Dues({ dues }: { readonly dues: readonly Due[] }) {
  const say = useSay()
  const columns = useDueColumns()
  if (dues.length === 0) return null
  return (
    <section className="flex flex-col gap-2" aria-label={say(text.dues)}>
      <h3>{say(text.dues)}</h3>
      <DataList
        caption={say(text.dues)}
        rows={dues}
        rowKey={({ paymentType, referenceId }) => `${paymentType}/${referenceId}`}
        columns={columns}
      />
    </section>
  )
}

function Entries({ rows }: { readonly rows: readonly StatementRow[] }) {
  const say = useSay()
  const columns = useEntryColumns()
  if (rows.length === 0) return <p className="text-muted">{say(text.none)}</p>
  return (
    <DataList caption={say(text.title)} rows={rows} rowKey={({ id }) => id} columns={columns} />
  )
}

function Print() {
  const say = useSay()
  const rest = useRest()
  const { isPending, onClick } = useReport({ failed: text['print-failed'] }, () =>
    downloadDocument(rest, studentAccountPrint.slug, {}),
  )
  return (
    <div>
      <Button icon={Download} busy={isPending} onClick={onClick}>
        {say(text.print)}
      </Button>
      <SavedDocument process={studentAccountPrint.slug} parameters={{}} />
    </div>
  )
}
