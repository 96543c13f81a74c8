import './refunds.css'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Segments } from '#platform/browser/ui/control/Segments.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { refundPageText as text } from '../../rules/refunds/refund-page-messages.ts'
import { refundFilters, type Refunds } from '../../wire/refunds.ts'
import { RefundTable } from './RefundTable.tsx'
import { useRefunds, useRefundsChanged } from './refunds.queries.ts'
import { TransferLists } from './TransferLists.tsx'

const mostShown = 5_000

/** Refunds by their state, which is in the address, and the lists for the bank. */
export function RefundsPage() {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const show = refundFilters.find((each) => each === params.get('show')) ?? 'open'
  const [isAll, setAll] = useState(false)
  const { data, isError, refetch } = useRefunds(show, isAll ? mostShown : undefined)
  const refresh = useRefundsChanged()
  const [done, setDone] = useState('')
  const changed = (summary: string) => {
    setDone(summary)
    void refresh()
  }
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>{say(text.title)}</h1>
          <p className="small text-muted">{say(text.lead)}</p>
        </div>
        <Segments
          label={say(text.show)}
          options={refundFilters.map((value) => ({ value, text: say(text[value]) }))}
          chosen={show}
          onChoose={(chosen) =>
            setParams(chosen === 'open' ? {} : { show: chosen }, { replace: true })
          }
        />
      </header>
      <p className="small" role="status">
        {done}
      </p>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows rows={8} />}
      {data !== undefined && (
        <>
          {show === 'open' && <TransferLists found={data} onChanged={changed} />}
          <Found found={data} onChanged={changed} onAll={() => setAll(true)} />
        </>
      )}
    </div>
  )
}

type FoundProps = {
  readonly found: Refunds
  readonly onChanged: (summary: string) => void
  readonly onAll: () => void
}

function Found({ found, onChanged, onAll }: FoundProps) {
  const say = useSay()
  const language = useLanguage()
  const { refunds, total, sum } = found
  if (total === 0)
    return <Empty icon={Undo2} title={say(text.none)} help={say(text['none-help'])} />
  return (
    <section className="card" aria-label={say(text.title)}>
      <header className="card-head">
        <h2>{say(text.title)}</h2>
        <p className="small text-muted">
          {say(text.sums, { n: total, amount: formatRs(sum, language) })}
        </p>
      </header>
      <RefundTable refunds={refunds} onChanged={onChanged} />
      {refunds.length < total && <Button onClick={onAll}>{say(text.more)}</Button>}
    </section>
  )
}
