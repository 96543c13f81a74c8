import './cash.css'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { cashText as text } from '../../rules/cash/cash-screen-messages.ts'
import type { CashFee } from '../../wire/cash.ts'
import { useCashChanged, useCashFees } from './cash.queries.ts'
import { TakeDialog, type Taken } from './TakeDialog.tsx'
import { TakenReceipt } from './TakenReceipt.tsx'

type Props = {
  readonly partnerId: number
  /** A receipt is printed and its dialog closed: the next student may come. */
  readonly onTaken: () => void
}

/** The fees of a student, each with the way to take it in cash; the first one has the focus. */
export function CashFees({ partnerId, onTaken }: Props) {
  const say = useSay()
  const { data, isError, refetch } = useCashFees(partnerId)
  const changed = useCashChanged()
  const [open, setOpen] = useState<CashFee | null>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const card = useRef<HTMLElement>(null)
  const isRead = data !== undefined
  useEffect(() => {
    if (isRead) card.current?.querySelector<HTMLButtonElement>('td button')?.focus()
  }, [isRead])
  const close = () => {
    setOpen(null)
    void changed()
  }
  const name = data && say(data.student.name)
  const title = name === undefined ? say(text.fee) : say(text.fees, { name })
  return (
    <section ref={card} className="card" aria-label={title}>
      <header className="card-head">
        <h2>{title}</h2>
      </header>
      {taken && <TakenReceipt key={taken.paymentId} taken={taken} onShown={onTaken} />}
      <OfficeTable
        download="never"
        label={title}
        rows={data?.fees}
        rowKey={({ paymentType, referenceId }) => `${paymentType}/${referenceId}`}
        onRetry={isError ? () => void refetch() : undefined}
        expected={2}
        empty={<p className="cash-note text-muted">{say(text['no-fees'])}</p>}
        columns={[
          { id: 'fee', head: say(text.fee), render: (fee) => say(fee.name) },
          {
            id: 'owed',
            head: say(text.owed),
            kind: 'number',
            render: (fee) => fee.refused === null && <MoneyText amount={fee.owed} />,
          },
          {
            id: 'take',
            head: say(text.take),
            kind: 'action',
            render: (fee) =>
              fee.refused === null ? (
                <Button look="filled" onClick={() => setOpen(fee)}>
                  {say(text.take)}
                </Button>
              ) : (
                <span className="small text-muted">{say(fee.refused)}</span>
              ),
          },
        ]}
      />
      {open && (
        <TakeDialog
          partnerId={partnerId}
          fee={open}
          onDone={(done) => {
            setTaken(done)
            close()
          }}
          onClose={close}
        />
      )}
    </section>
  )
}
