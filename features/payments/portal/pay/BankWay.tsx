import { Download, Upload } from 'lucide-react'
import { formatAmount } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { bankName } from '#features/institution/portal/accounts.ts'
import { accountInFours, BankQrTile, saveBankQr } from '#features/institution/portal/BankQrTile.tsx'
import { useSettings, useSettingsRetry } from '#features/institution/portal/settings.ts'
import type { PortalAccount } from '#features/institution/wire/portal-settings.ts'
import { accountMessages } from '#features/payments/rules/account-messages.ts'
import { payableQr } from '#features/payments/rules/bank-qr.ts'
import { paymentMessages as text } from '#features/payments/rules/messages.ts'
import { paymentPageMessages as page } from '#features/payments/rules/page-messages.ts'
import type { PaymentTarget } from '#features/payments/wire/requests.ts'
import { AccountChoice } from './AccountChoice.tsx'
import type { PayableAccounts } from './accounts.ts'

type Props = {
  readonly target: PaymentTarget
  readonly payable: PayableAccounts
  readonly onUpload: () => void
}

/** The QR with both buttons right under it on phones; on wider screens, steps and buttons beside it. */
export function BankWay({ target, payable, onUpload }: Props) {
  const say = useSay()
  const language = useLanguage()
  const isKnown = useSettings()?.banks !== undefined
  const bank = withPayment(payable.chosen, target)
  const retry = useSettingsRetry()
  const isMissing = isKnown && bank === null
  const steps = isMissing
    ? []
    : [
        say(bank?.qr ? text['bank-step-scan'] : page['bank-step-gallery']),
        say(text['bank-step-pay'], { amount: digits(formatAmount(target.amount), language) }),
        say(text['bank-step-upload']),
      ]
  return (
    <div className={`grid gap-4 ${bank?.qr ? 'bank-way' : ''}`}>
      <h3>{say(text['bank-title'])}</h3>
      {isMissing && <p>{say(accountMessages['no-account'])}</p>}
      {bank !== null && (
        <div className="grid gap-3">
          <AccountChoice payable={payable} />
          <BankQrTile bank={bank} />
          <AccountLine account={bank} />
        </div>
      )}
      {retry && <CouldNotRefresh onRetry={retry} />}
      <div className="button-row">
        <Button icon={Upload} onClick={onUpload}>
          {say(text['upload-voucher'])}
        </Button>
        {bank?.qr && (
          <Button icon={Download} onClick={() => void saveBankQr(bank)}>
            {say(blocks.saveQr)}
          </Button>
        )}
      </div>
      <ol className="flex flex-col gap-2">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span className="disc static flex-none" aria-hidden>
              {digits(index + 1, language)}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** For who pays at the counter of the bank: bank, number and name of the account. */
function AccountLine({ account }: { readonly account: PortalAccount }) {
  return (
    <p className="small text-center">
      {bankName(account)} ·{' '}
      <b className="tabular font-strong whitespace-nowrap">
        {accountInFours(account.accountNumber)}
      </b>{' '}
      · {account.accountName}
    </p>
  )
}

/** The account; its code carries this payment's amount and reference when it can. */
function withPayment(account: PortalAccount | null, target: PaymentTarget): PortalAccount | null {
  if (account?.qr?.kind !== 'emv') return account
  return { ...account, qr: { ...account.qr, payload: payableQr(account.qr.payload, target) } }
}
