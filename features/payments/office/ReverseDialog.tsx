import { useSay } from '#platform/browser/language.ts'
import { reversalReasons, reversalText as text } from '../rules/money/reversal-messages.ts'
import type { DecidedVoucher } from '../wire/decided-voucher.ts'
import { voucherReverse } from '../wire/processes.ts'
import { ReversePaymentDialog } from './ReversePaymentDialog.tsx'

type Props = {
  readonly voucher: Pick<DecidedVoucher, 'paymentId' | 'name' | 'amount'>
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

/** Reason why an approval was wrong. */
export function ReverseDialog({ voucher, ...then }: Props) {
  const say = useSay()
  return (
    <ReversePaymentDialog
      payment={voucher}
      of={voucherReverse}
      reasons={reversalReasons}
      help={say(text['what-happens'])}
      {...then}
    />
  )
}
