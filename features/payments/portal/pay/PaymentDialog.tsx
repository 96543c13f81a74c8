import { Wallet } from 'lucide-react'
import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { formatAmount } from '#platform/pure/money/format.ts'
import type { Money } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { useSettings } from '#features/institution/portal/settings.ts'
import { paymentMessages as text } from '#features/payments/rules/messages.ts'
import { paymentPageMessages as page } from '#features/payments/rules/page-messages.ts'
import type { PaymentTarget } from '#features/payments/wire/requests.ts'
import { usePayableAccounts } from './accounts.ts'
import { BankWay } from './BankWay.tsx'
import { useKhalti } from './khalti.ts'
import { OpenPaymentNote } from '../MoneyNotices.tsx'
import { TotalOwed } from './TotalOwed.tsx'
import { VoucherUpload } from './VoucherUpload.tsx'

type Props = {
  readonly target: PaymentTarget
  /** One sentence: the item that is paid for, and the last day of its fee. */
  readonly note: string
  /** The fee shown before, when it has just changed. */
  readonly feeBefore: Money | null
  /** Part of the whole fee that is already paid. */
  readonly paid: Money
  /** A voucher that waits for the cashier is already on file. */
  readonly voucherWaiting: boolean
  /** Amount of the waiting vouchers if the rest may be paid meanwhile (READINGS R-85); `target.amount` is that rest. */
  readonly waiting: Money | null
  readonly onClose: () => void
  /** A voucher has been handed in: the list is out of date. */
  readonly onPaid: () => void
  /** The start failed: the dialog closes and the page says why (SPEC §8 Payments). */
  readonly onError: (sentence: Message) => void
}

/** 'Choose a Payment Method': the wallet, or any bank app and a voucher. */
export function PaymentDialog(props: Props) {
  const { target, note, feeBefore, paid, onClose, onPaid, onError } = props
  const say = useSay()
  const [step, setStep] = useState<'choose' | 'voucher'>('choose')
  const [sending, setSending] = useState(false)
  const khalti = useKhalti(target, { onPaid, onError })
  const payable = usePayableAccounts(target.type)
  const offersKhalti = useSettings()?.khalti !== false
  const total = <TotalOwed amount={target.amount} before={feeBefore} paid={paid} note={note} />
  if (step === 'voucher')
    return (
      <VoucherUpload
        target={target}
        payable={payable}
        total={total}
        onBack={() => setStep('choose')}
        onClose={onClose}
        onPaid={onPaid}
        onError={onError}
        sending={sending}
        onSending={setSending}
      />
    )
  return (
    <Dialog title={say(text.title)} onClose={onClose} busy={khalti.busy}>
      <div className="flex flex-col gap-4">
        <VoucherWaiting {...props} />
        {target.amount > 0 && (
          <>
            {total}
            <OpenPaymentNote target={target} />
            {offersKhalti && (
              <>
                <div>
                  <Button
                    look="filled"
                    icon={Wallet}
                    wide
                    busy={khalti.busy}
                    onClick={khalti.start}
                  >
                    {say(text.khalti)}
                  </Button>
                  <p className="small mt-1.5 text-muted">{say(text['khalti-help'])}</p>
                </div>
                <Or />
              </>
            )}
            <BankWay target={target} payable={payable} onUpload={() => setStep('voucher')} />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** Shows, before everything else, that money for this fee is on its way. */
function VoucherWaiting({
  target,
  voucherWaiting,
  waiting,
}: Pick<Props, 'target' | 'voucherWaiting' | 'waiting'>) {
  const say = useSay()
  const language = useLanguage()
  if (!voucherWaiting && waiting === null) return null
  const lead =
    waiting === null
      ? say(text['voucher-waiting'])
      : say(page['voucher-with-university'], { n: digits(formatAmount(waiting), language) })
  return (
    <Banner tone="waiting" lead={lead}>
      {target.amount === 0 && say(page['nothing-left'])}
    </Banner>
  )
}

function Or() {
  const say = useSay()
  return (
    <p className="flex items-center gap-4 text-muted">
      <span className="h-px flex-1 bg-hairline" />
      {say(text.or)}
      <span className="h-px flex-1 bg-hairline" />
    </p>
  )
}
