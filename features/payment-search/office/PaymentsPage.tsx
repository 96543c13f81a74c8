import { Banknote } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import { docStatusLabel, findDocStatus } from '#platform/pure/document-status.ts'
import { useSay } from '#platform/browser/language.ts'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import type { TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { PagedTable } from '#platform/browser/ui/paged/PagedTable.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { paymentSearchMessages as text, tenders } from '../rules/messages.ts'
import type { FoundPayment } from '../wire/processes.ts'
import { type Searched, useFoundPayments } from './payment-search.queries.ts'
import { SearchForm } from './SearchForm.tsx'

/** Payments of everybody, searched by number, person, amount and days; the search is in the address. */
export function PaymentsPage() {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const searched: Searched = {
    typed: params.get('q') ?? '',
    amount: params.get('amount') ?? '',
    first_day: params.get('from') ?? '',
    last_day: params.get('to') ?? '',
  }
  const search = ({ typed, amount, first_day, last_day }: Searched) => {
    const all = { q: typed, amount, from: first_day, to: last_day }
    setParams(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')))
  }
  return (
    <div className="page">
      <header className="page-head">
        <h1>{say(text.title)}</h1>
      </header>
      <SearchForm key={params.toString()} searched={searched} onSearch={search} />
      <Found searched={searched} />
    </div>
  )
}

function Found({ searched }: { readonly searched: Searched }) {
  const say = useSay()
  const columns: readonly TableColumn<FoundPayment>[] = [
    { id: 'day', head: say(text.day), render: ({ day }) => <DayText day={day} /> },
    {
      id: 'student',
      head: say(text.student),
      render: ({ partnerId, name }) => (
        <>
          <Link to={`/students/${partnerId}`}>{name.en}</Link>{' '}
          <span lang="ne" className="font-normal text-muted">
            {name.ne}
          </span>
        </>
      ),
    },
    { id: 'for', head: say(text.for), render: ({ forWhat }) => say(forWhat) },
    {
      id: 'amount',
      head: say(text.paid),
      kind: 'number',
      render: ({ amount }) => <MoneyText amount={amount} />,
    },
    {
      id: 'by',
      head: say(text.by),
      render: ({ tender, number }) => (
        <>
          {say(tenders[tender])}
          <span className="small block text-muted">{number}</span>
        </>
      ),
    },
    {
      id: 'status',
      head: say(text.status),
      render: ({ status, receipt }) => {
        const { tone, text: label } = docStatusLabel(findDocStatus(status))
        return (
          <>
            <StatusChip tone={tone}>{say(label)}</StatusChip>
            {receipt !== '' && <span className="small block text-muted">{receipt}</span>}
          </>
        )
      },
    },
  ]
  return (
    <section className="card" aria-label={say(text.title)}>
      <PagedTable
        label={say(text.title)}
        columns={columns}
        query={useFoundPayments(searched)}
        rowKey={({ id }) => id}
        expected={8}
        empty={<Empty icon={Banknote} title={say(text.none)} help={say(text['none-help'])} />}
      />
    </section>
  )
}
