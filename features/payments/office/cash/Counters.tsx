import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { cashText as text } from '../../rules/cash/cash-screen-messages.ts'
import type { CashCounter } from '../../wire/cash.ts'
import { useCashChanged } from './cash.queries.ts'
import { CountDialog } from './CountDialog.tsx'
import { ToBankDialog } from './ToBankDialog.tsx'

type Props = {
  readonly counters: readonly CashCounter[] | undefined
  readonly onRetry: (() => void) | undefined
}
type Open = { readonly is: 'count' | 'bank'; readonly counter: CashCounter }

/** The cash of each counter on some days and now, and the ways to count it or bring it to the bank. */
export function Counters({ counters, onRetry }: Props) {
  const say = useSay()
  const changed = useCashChanged()
  const [open, setOpen] = useState<Open | null>(null)
  const [isProposed, setProposed] = useState(false)
  const close = () => setOpen(null)
  const done = async () => {
    await changed()
    setProposed(open?.is === 'bank')
    close()
  }
  return (
    <section className="card" aria-label={say(text.counters)}>
      <header className="card-head">
        <h2>{say(text.counters)}</h2>
        <p className="small text-muted" role="status">
          {isProposed && say(text.proposed)}
        </p>
      </header>
      <OfficeTable
        label={say(text.counters)}
        rows={counters}
        rowKey={({ id }) => id}
        onRetry={onRetry}
        expected={2}
        columns={[
          { id: 'cashier', head: say(text.cashier), render: ({ name }) => name },
          amountColumn('taken', say(text.taken)),
          amountColumn('takenBack', say(text['taken-back'])),
          amountColumn('toBank', say(text['to-bank'])),
          amountColumn('difference', say(text.difference)),
          amountColumn('balance', say(text.balance)),
          {
            id: 'state',
            head: say(text.state),
            render: ({ isCounted }) => (
              <StatusChip tone={isCounted ? 'done' : 'waiting'}>
                {say(text[isCounted ? 'is-counted' : 'not-counted'])}
              </StatusChip>
            ),
          },
          {
            id: 'actions',
            head: say(text.actions),
            kind: 'action',
            render: (counter) => (
              <span className="flex gap-2">
                <Button onClick={() => setOpen({ is: 'count', counter })}>{say(text.count)}</Button>
                {counter.balance > 0 && (
                  <Button onClick={() => setOpen({ is: 'bank', counter })}>{say(text.bank)}</Button>
                )}
              </span>
            ),
          },
        ]}
      />
      {open?.is === 'count' && <CountDialog counter={open.counter} onDone={done} onClose={close} />}
      {open?.is === 'bank' && <ToBankDialog counter={open.counter} onDone={done} onClose={close} />}
    </section>
  )
}

type Amount = 'taken' | 'takenBack' | 'toBank' | 'difference' | 'balance'

function amountColumn(of: Amount, head: string): TableColumn<CashCounter> {
  return {
    id: of,
    head,
    kind: 'number',
    stands: (counter) => of === 'difference' && counter.difference !== 0,
    render: (counter) =>
      of === 'balance' || counter[of] !== 0 ? <MoneyText amount={counter[of]} /> : '',
  }
}
