import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { PageHeader } from '#platform/browser/ui/frame/PageHeader.tsx'
import { Together } from '#platform/browser/ui/frame/Together.tsx'
import { ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { DataList } from '#platform/browser/ui/list/DataList.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { UnreadableRows } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { ApplicationPayments } from '#features/applying/portal/ApplicationPayments.tsx'
import { BackFromWallet } from '#features/applying/portal/BackFromWallet.tsx'
import { useAppliedColumns } from '#features/applying/portal/list/applied-columns.tsx'
import { PayButton } from '#features/applying/portal/send/PayButton.tsx'
import { feeStatus } from '#features/applying/rules/facts.ts'
import { MoneyNotices } from '#features/payments/portal/MoneyNotices.tsx'
import { dueMessages as text } from '../rules/messages.ts'
import { dueButton, dueLeft } from '../rules/owed.ts'
import { paymentReference, type StudentDue } from '../wire/due.ts'
import { useDues, useReloadDues } from './dues.queries.ts'
import { usePayNow } from './pay-now.ts'

/** Amounts that the student owes without an application: fees from before, and fines. */
export function DuesPage() {
  const say = useSay()
  const [params] = useSearchParams()
  const reload = useReloadDues()
  const [problem, setProblem] = useState<Message | null>(null)
  const payment = params.get('payment')
  if (payment !== null)
    return (
      <BackFromWallet path="/dues" texts={text} orderId={payment} onSettled={() => void reload()} />
    )
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={say(text.title)} subtitle={say(text.subtitle)} />
      <Together label={say(text.loading)}>
        <MoneyNotices />
        {problem !== null && <Banner tone="problem" lead={say(problem)} />}
        <List onProblem={setProblem} />
      </Together>
    </div>
  )
}

type ListProps = { readonly onProblem: (sentence: Message | null) => void }

function List({ onProblem }: ListProps) {
  const say = useSay()
  const { data: read = [], isPending, isError, refetch, list = '' } = useDues()
  const reload = useReloadDues()
  const data = read.toSorted(
    (one, other) => Number(dueLeft(one) === 0) - Number(dueLeft(other) === 0),
  )
  const [toPay, setToPay] = useState<StudentDue | null>(null)
  const [details, setDetails] = useState<StudentDue | null>(null)
  const readNow = usePayNow()
  const columns = useColumns()
  const first = data.find((due) => dueLeft(due) > 0)
  const retry = isError ? () => void refetch() : undefined
  if (isPending) return <Loading label={say(text.loading)} />
  return (
    <>
      {data.length === 0 && (
        <Empty
          icon={HandCoins}
          title={say(isError ? text.failed : text.none)}
          help={isError ? '' : say(text['none-help'])}
          onRetry={retry}
        >
          <ButtonLink to="/">{say(text['go-home'])}</ButtonLink>
        </Empty>
      )}
      {data.length > 0 && (
        <DataList
          caption={say(text.title)}
          rows={data}
          rowKey={({ id }) => id}
          columns={columns}
          waits={(due) => due === first}
          renderDetail={(due) => (
            <Action
              due={due}
              first={due === first}
              onPay={() => setToPay(due)}
              onDetails={() => setDetails(due)}
            />
          )}
        />
      )}
      <UnreadableRows list={list} />
      {retry && data.length > 0 && <CouldNotRefresh onRetry={retry} />}
      <ApplicationPayments
        type="DUE"
        reference={paymentReference}
        applications={data}
        {...{ toPay, details, readNow, reload, onProblem }}
        onDone={() => {
          setToPay(null)
          setDetails(null)
        }}
      />
    </>
  )
}

function useColumns() {
  const { name, applied, fee, payment } = useAppliedColumns<StudentDue>({
    heads: { name: text.name, fee: text.total },
    dayHead: text.since,
    statusOf: ({ paying }) => feeStatus(paying),
    feeOf: ({ paying }) => paying.total,
    restOf: dueLeft,
  })
  return [name, applied, fee, payment]
}

type ActionProps = {
  readonly due: StudentDue
  readonly first: boolean
  readonly onPay: () => void
  readonly onDetails: () => void
}

function Action({ due, first, onPay, onDetails }: ActionProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <PayButton application={due} button={dueButton(due)} {...{ first, onPay, onDetails }} />
    </div>
  )
}
