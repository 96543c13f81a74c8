import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rupees } from '#platform/pure/money/money.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { reversalMessages, reversalText as text } from '../rules/money/reversal-messages.ts'
import { voucherStates } from '../rules/slips/voucher-states.ts'
import type { DecidedVoucher } from '../wire/decided-voucher.ts'
import { ReverseDialog } from './ReverseDialog.tsx'
import { vouchersDecided } from '../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

/** Lists a student's approved vouchers and the reason why one no longer counts; opens the proposal to reverse one. */
export function ApprovedVouchers({ partnerId }: { readonly partnerId: number }) {
  const say = useSay()
  const queries = useQueryClient()
  const { data, isError, refetch } = useDecided(partnerId)
  const [open, setOpen] = useState<DecidedVoucher | null>(null)
  const [isProposed, setProposed] = useState(false)
  const proposed = async () => {
    await Promise.all([refetch(), queries.invalidateQueries({ queryKey: ['proposals'] })])
    setProposed(true)
    setOpen(null)
  }
  return (
    <section className="card file-card" aria-label={say(text.title)}>
      <h2>{say(text.title)}</h2>
      {data === undefined && !isError && <Spinner />}
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="small text-muted">{say(text.none)}</p>}
      {data?.map((voucher) => (
        <Voucher key={voucher.paymentId} voucher={voucher} onReverse={() => setOpen(voucher)} />
      ))}
      <p className="small" role="status">
        {isProposed && say(reversalMessages.proposed)}
      </p>
      {open && <ReverseDialog voucher={open} onDone={proposed} onClose={() => setOpen(null)} />}
    </section>
  )
}

type VoucherProps = { readonly voucher: DecidedVoucher; readonly onReverse: () => void }

function Voucher({ voucher, onReverse }: VoucherProps) {
  const say = useSay()
  const { name, amount, slipNumber, state, approvedBy, approved, reversed } = voucher
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="flex w-full items-baseline justify-between gap-3">
        <span>{say(name)}</span>
        <b className="whitespace-nowrap">
          <MoneyText amount={rupees(amount)} />
        </b>
      </p>
      <State state={state} />
      <p className="small text-muted">
        {slipNumber !== '' && `${say(text.number, { number: slipNumber })} · `}
        {say(text['approved-by'], { name: approvedBy })} · <MomentText at={approved} />
      </p>
      {reversed && (
        <>
          <p className="small text-muted">
            {say(text['reversed-by'], { name: reversed.by })} · <MomentText at={reversed.at} />
          </p>
          <p className="small">{reversed.reason}</p>
        </>
      )}
      {state === 'approved' && <Button onClick={onReverse}>{say(text.reverse)}</Button>}
    </div>
  )
}

function State({ state }: Pick<DecidedVoucher, 'state'>) {
  const say = useSay()
  if (state === 'reversed')
    return <StatusChip tone="closed">{say(voucherStates.REVERSED)}</StatusChip>
  if (state === 'reversal-waits') return <StatusChip tone="waiting">{say(text.waits)}</StatusChip>
  return <StatusChip tone="done">{say(voucherStates.APPROVED)}</StatusChip>
}

function useDecided(partnerId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['students', 'vouchers', partnerId],
    queryFn: async () =>
      (await runProcess(rest, vouchersDecided, { C_BPartner_ID: partnerId })).vouchers,
  })
}
