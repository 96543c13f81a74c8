import { useState } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { refundFormText as text } from '../../rules/refunds/refund-page-messages.ts'
import type { Refundable } from '../../wire/refunds.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { useRefundable, useRefundsChanged } from './refunds.queries.ts'

/** Payments of a student of which something can be refunded; opens the proposal. */
export function RefundablePayments({ partnerId }: { readonly partnerId: number }) {
  const say = useSay()
  const { data, isError, refetch } = useRefundable(partnerId)
  const refresh = useRefundsChanged()
  const [open, setOpen] = useState<Refundable | null>(null)
  const [done, setDone] = useState('')
  const proposed = (summary: string) => {
    setOpen(null)
    setDone(summary)
    void refresh()
  }
  return (
    <section className="card file-card" aria-label={say(text.title)}>
      <h2>{say(text.title)}</h2>
      {data === undefined && !isError && <Spinner />}
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data?.payments.length === 0 && <p className="small text-muted">{say(text.none)}</p>}
      {data?.payments.map((payment) => (
        <Payment key={payment.paymentId} payment={payment} onRefund={() => setOpen(payment)} />
      ))}
      <p className="small" role="status">
        {done}
      </p>
      {open !== null && data !== undefined && (
        <RefundDialog
          payment={open}
          credit={data.credit}
          account={data.account}
          onDone={proposed}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}

type PaymentProps = { readonly payment: Refundable; readonly onRefund: () => void }

function Payment({ payment: { name, amount, paidOn, left }, onRefund }: PaymentProps) {
  const say = useSay()
  const language = useLanguage()
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="flex w-full items-baseline justify-between gap-3">
        <span>{say(name)}</span>
        <b className="whitespace-nowrap">
          <MoneyText amount={amount} />
        </b>
      </p>
      <p className="small text-muted">
        <DayText day={paidOn} />
        {left < amount && ` · ${say(text.left, { amount: formatRs(left, language) })}`}
      </p>
      <Button onClick={onRefund}>{say(text.refund)}</Button>
    </div>
  )
}
